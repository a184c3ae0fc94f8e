/** How much is sent, and for how long. */
export interface LoadSettings {
  /** One phone a table. */
  readonly phones: number;
  readonly spectators: number;
  /** Boards a table. */
  readonly boards: number;
  /** Milliseconds from one board of a table to its next. */
  readonly boardMs: number;
}

/**
 * A hundred tables at once, each with a board every six seconds: forty times the pace of play. Both the entry and the other
 * pair's confirmation are sent, so a board is two changes.
 */
export const FULL: LoadSettings = { phones: 100, spectators: 2000, boards: 20, boardMs: 6000 };

/** What of it the command line changes: `--phones 20 --spectators 100 --boards 8 --board-ms 1000`. */
export function settingsFrom(args: readonly string[]): LoadSettings {
  const number = (name: string, usual: number): number => {
    const at = args.indexOf(`--${name}`);
    const value = at === -1 ? usual : Number(args[at + 1]);
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes a whole number from 1`);
    return value;
  };
  return {
    phones: number('phones', FULL.phones),
    spectators: number('spectators', FULL.spectators),
    boards: number('boards', FULL.boards),
    boardMs: number('board-ms', FULL.boardMs),
  };
}
