/** The microphone, for its loudness only: nothing is recorded, nothing is sent. */
import { beginning, hearing, loudness } from "./shout";

const WINDOW = 2048;
const EVERY = 30;
/** As it is, but without what this device itself is sounding. */
const WANTED: MediaStreamConstraints = { audio: { echoCancellation: true, noiseSuppression: false, autoGainControl: false } };

/** Open it, and tell of every shout, and whether it is the second of two; the answer closes it again. It throws where there is none, or none is allowed. */
export async function listen(onshout: (isSecond: boolean) => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia(WANTED);
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: WINDOW });
  context.createMediaStreamSource(stream).connect(analyser);
  void context.resume();
  const samples = new Float32Array(WINDOW);
  const level = () => (analyser.getFloatTimeDomainData(samples), loudness(samples));
  let heard = beginning(level(), performance.now());
  const timer = setInterval(() => {
    heard = hearing(heard, level(), performance.now());
    if (heard.isShout) onshout(heard.isSecond);
  }, EVERY);
  return () => {
    clearInterval(timer);
    stream.getTracks().forEach((track) => track.stop());
    void context.close();
  };
}
