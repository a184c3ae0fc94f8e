import { sendAllDue, type SenderParts } from './mail-sender.ts';

/** Calls work now and then until the function that it gives is called. */
export type WakeUp = (work: () => Promise<void>) => () => void;

/** [choice] Milliseconds between two looks into the outbox. */
const LOOK_MS = 10_000;

/** Looks every few seconds for as long as the process runs. */
export const everyFewSeconds: WakeUp = (work) => {
  const timer = setInterval(() => void work(), LOOK_MS).unref();
  return () => clearInterval(timer);
};

/**
 * Keeps sending what is due: at every wake-up, unless a round of sending is still under way. A database that does not answer
 * is tried again at the next one. What is given stops it and waits for the mail that is being sent, so that nothing is cut
 * off in the middle.
 */
export function keepSending(parts: SenderParts, wakeUp: WakeUp): () => Promise<void> {
  let stopped = false;
  let underWay: Promise<void> | undefined;
  const work = async () => {
    if (stopped) return;
    underWay ??= sendAllDue(parts, () => !stopped)
      .catch(() => undefined)
      .finally(() => (underWay = undefined));
    await underWay;
  };
  void work();
  const stop = wakeUp(work);
  return async () => {
    stopped = true;
    stop();
    await underWay;
  };
}
