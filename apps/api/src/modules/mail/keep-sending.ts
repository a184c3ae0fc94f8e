import { type WakeUp } from '../../wake-up.ts';
import { sendAllDue, type SenderParts } from './mail-sender.ts';

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
