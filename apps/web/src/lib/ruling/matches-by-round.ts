import { writeBoardList } from '$lib/slip/board-list.ts';

interface MatchOfRound {
  readonly matchNumber: number;
  readonly roundLabel: string;
}

/** Matches in short, a round's own ones first and those of others after their rounds' names: `3, 4; Runde 2: 1`. */
export function matchesByRound(
  matches: readonly MatchOfRound[],
  ownRound: string,
  ofRound: (round: string, matches: string) => string,
): string {
  const labels = [...new Set([ownRound, ...matches.map(({ roundLabel }) => roundLabel)])];
  const parts = labels.map((label) => {
    const own = matches.filter(({ roundLabel }) => roundLabel === label);
    const numbers = writeBoardList(own.map(({ matchNumber }) => matchNumber));
    return label === ownRound || numbers === '' ? numbers : ofRound(label, numbers);
  });
  return parts.filter((part) => part !== '').join('; ');
}
