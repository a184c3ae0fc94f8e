/** The real minus sign of print and screen (U+2212). */
const MINUS = '\u2212';

/** Game points as they stand on screen and paper: always with a sign, a real minus, and 0 without one. */
export function signedPoints(gamePoints: number): string {
  if (gamePoints === 0) return '0';
  return gamePoints > 0 ? `+${gamePoints}` : `${MINUS}${0 - gamePoints}`;
}
