/**
 * Board numbers as people write them: `37-40`, `12, 39`, `12 39`; dashes of any kind. Sorted, each once. Null when
 * something in it is no number from 1 to `most`, or a range runs backwards.
 */
export function parseBoardList(text: string, most: number): number[] | null {
  const boards = new Set<number>();
  for (const part of text
    .replace(/\s*[-–−]\s*/gu, '-')
    .split(/[\s,;]+/)
    .filter(Boolean)) {
    const range = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(part);
    if (!range) return null;
    const from = Number(range[1]);
    const to = Number(range[2] ?? range[1]);
    if (from < 1 || to > most || from > to) return null;
    for (let board = from; board <= to; board += 1) boards.add(board);
  }
  return [...boards].sort((a, b) => a - b);
}

/** The same numbers written short: 12, 37–40. */
export function writeBoardList(boards: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const board of boards) {
    const last = runs.at(-1);
    if (last && board === last[1] + 1) last[1] = board;
    else runs.push([board, board]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
