/**
 * When the entries were accepted, in their order, shared with the thread of the spectators: slot 0 of `count` is how many,
 * `at` their times in milliseconds since the epoch.
 */
export interface Accepted {
  readonly count: Int32Array<SharedArrayBuffer>;
  readonly at: Float64Array<SharedArrayBuffer>;
}

/** Room for so many entries. */
export const roomFor = (entries: number): Accepted => ({
  count: new Int32Array(new SharedArrayBuffer(4)),
  at: new Float64Array(new SharedArrayBuffer(8 * entries)),
});

/** The clock that all threads share. */
export const clock = (): number => performance.timeOrigin + performance.now();

export function accept({ count, at }: Accepted, moment: number): void {
  at[Atomics.load(count, 0)] = moment;
  Atomics.add(count, 0, 1);
}
