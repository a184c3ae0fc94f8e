/** Two figures compared one after the other, the higher first. */
export interface Figures {
  readonly matchPoints: number;
  readonly gamePoints: number;
}

/** Orders teams by a key, best first, into groups of equal key. Teams with equal keys stay in the order given. */
export function levelGroups(
  teams: readonly string[],
  compare: (a: string, b: string) => number,
): readonly (readonly string[])[] {
  const groups: string[][] = [];
  for (const team of [...teams].sort(compare)) {
    const last = groups.at(-1);
    if (last && compare(last[0] as string, team) === 0) last.push(team);
    else groups.push([team]);
  }
  return groups;
}

/** Negative when `a` is better than `b`: match points first, then game points. */
export const compareFigures = (a: Figures, b: Figures): number =>
  b.matchPoints - a.matchPoints || b.gamePoints - a.gamePoints;
