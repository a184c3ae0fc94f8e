/** What many measurements come to, in milliseconds. */
export interface Figures {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

const NONE: Figures = { count: 0, median: NaN, p95: NaN, p99: NaN, max: NaN };

/** By the nearest rank: the p-th percentile is a measurement that was made. */
export function figuresOf(measured: readonly number[]): Figures {
  const sorted = Float64Array.from(measured).sort();
  if (sorted.length === 0) return NONE;
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
  return { count: sorted.length, median: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

/** The figures on one line. */
export const inWords = ({ count, median, p95, p99, max }: Figures): string =>
  count === 0
    ? 'nothing measured'
    : `median ${round(median)}, 95 % ${round(p95)}, 99 % ${round(p99)}, worst ${round(max)} ms (${count.toLocaleString('en')})`;

const round = (ms: number): string => (ms < 10 ? ms.toFixed(1) : Math.round(ms).toLocaleString('en'));
