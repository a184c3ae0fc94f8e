import { MAX_NAME } from '@spadille/core';

/**
 * [choice] A club's first team is called as the club, the next ones with 2, 3 … behind it: the lowest that no team of the
 * tournament has.
 */
export function proposeName(club: string, taken: readonly string[]): string {
  const used = new Set(taken);
  if (!used.has(club)) return club;
  for (let count = 2; ; count += 1) {
    const end = ` ${count}`;
    const name = [...club].slice(0, MAX_NAME - end.length).join('') + end;
    if (!used.has(name)) return name;
  }
}
