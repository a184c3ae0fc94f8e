/** One line of the benchmark's report: medians of the two, taken in turn in one run, and of their ratio pair by pair. */
export interface BenchResult {
  readonly name: string;
  readonly unit: 'ms' | '/s';
  readonly ours: number;
  readonly bare: number;
  readonly ratio: number;
  /** Times are to be at most so many times the bare one, rates at least such a part of it. */
  readonly aim: { readonly atMost: number } | { readonly atLeast: number };
}

/** The middle value. */
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** The result of measurements taken side by side. */
export const resultOf = (
  about: Pick<BenchResult, 'name' | 'unit' | 'aim'>,
  turns: readonly { readonly ours: number; readonly bare: number }[],
): BenchResult => ({
  ...about,
  ours: median(turns.map((turn) => turn.ours)),
  bare: median(turns.map((turn) => turn.bare)),
  ratio: median(turns.map((turn) => turn.ours / turn.bare)),
});
