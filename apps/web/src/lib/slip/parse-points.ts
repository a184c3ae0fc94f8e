/** The widest total that a slip can have, as the server sees it. */
const WIDEST = 1000;

/**
 * Game points as people type them: 7, +7, -7 or −7 (a real minus), blanks around cut. Null for anything that is not a
 * whole number from −1000 to 1000.
 */
export function parsePoints(text: string): number | null {
  const plain = text.trim().replace(/^[−–]/u, '-');
  if (!/^[+-]?\d{1,4}$/.test(plain)) return null;
  const points = Number(plain);
  return Math.abs(points) <= WIDEST ? (points === 0 ? 0 : points) : null;
}
