/** Two figures compared one after the other, the higher first. */
export interface Figures {
  readonly matchPoints: number;
  readonly gamePoints: number;
}

/** Negative when `a` is better than `b`: match points first, then game points. */
export const compareFigures = (a: Figures, b: Figures): number =>
  b.matchPoints - a.matchPoints || b.gamePoints - a.gamePoints;
