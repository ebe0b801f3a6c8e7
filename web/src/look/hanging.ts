/** To the browser a picture is fifty small things. Of very many that come at once, most are hung in the next frames. */
import { drawn } from "../ui/frames";

/** So many pictures a frame. */
const AT_ONCE = 12;
let hung = 0;
let waiting: (() => void)[] = [];
let isHanging = false;

/** Hang a picture, now or when its turn has come; the answer takes it off the list. */
export function hang(picture: () => void): () => void {
  if (!isHanging) void goOn();
  if (hung < AT_ONCE) {
    hung += 1;
    picture();
  } else waiting.push(picture);
  return () => (waiting = waiting.filter((each) => each !== picture));
}

/** Frame by frame, until nobody waits any more. */
async function goOn(): Promise<void> {
  isHanging = true;
  do {
    await drawn();
    const next = waiting.slice(0, AT_ONCE);
    waiting = waiting.slice(AT_ONCE);
    hung = next.length;
    for (const picture of next) picture();
  } while (hung);
  isHanging = false;
}
