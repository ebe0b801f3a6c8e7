/** Who sits where, as far as it concerns one person. */
import type { TableInfo } from "../wire";

/** The seats that a person holds at a table; a stranger holds none. */
export function seatsOf(info: TableInfo | null, person: string | undefined): readonly number[] {
  return info?.chairs.flatMap((chair, seat) => (person && chair.person === person ? [seat] : [])) ?? [];
}
