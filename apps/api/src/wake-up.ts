/** Calls work now and then until the function that it gives is called. */
export type WakeUp = (work: () => Promise<void>) => () => void;

/** Calls it every so many milliseconds for as long as the process runs. */
export const every =
  (ms: number): WakeUp =>
  (work) => {
    const timer = setInterval(() => void work(), ms).unref();
    return () => clearInterval(timer);
  };
