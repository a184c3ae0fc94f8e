import { type SecondLookView } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { loadBoards, loadFolders } from '../results/load-boards.ts';
import { loadMatch } from '../results/load-match.ts';
import { teamSideOf } from '@spadille/rules';
import { findMatchOfTable } from '../slips/match-of-table.ts';
import { lookBoard } from './look-board.ts';
import { loadWords } from './repository.ts';

export type SecondLookAnswer = z.input<typeof SecondLookView>;

/** A slip to be keyed again by somebody; null when there is no such table. */
export async function secondLookView(
  db: Tx,
  tableId: string,
  byId: string | null,
): Promise<SecondLookAnswer | null> {
  const matchId = await findMatchOfTable(db, tableId);
  const loaded = matchId === null ? null : await loadMatch(db, matchId);
  if (loaded === null) return null;
  const { stage, round, match } = loaded;
  const [table, side] =
    match.tableA.id === tableId ? [match.tableA, 'a' as const] : [match.tableB, 'b' as const];
  const lines = (await loadBoards(db, [tableId])).get(tableId) ?? [];
  const dealers = (await loadFolders(db, [match.id])).get(match.id)?.dealers;
  const words = await loadWords(db, tableId);
  const pairAt = (pair: 'NS' | 'EW') => {
    const teamSide = teamSideOf(side, pair);
    return { side: teamSide, teamNumber: match[teamSide].number, teamName: match[teamSide].name };
  };
  const { id, name } = stage.tournament;
  return {
    tournament: { id, name },
    round: { id: round.id, number: round.number, label: round.label, state: round.state },
    matchKind: match.kind,
    table: {
      id: tableId,
      number: table.number,
      mode: table.totalOnly === null ? 'boards' : 'total-only',
      ns: pairAt('NS'),
      ew: pairAt('EW'),
    },
    boards: lines.map((line) => {
      const dealer = dealers?.get(line.board);
      if (dealer === undefined) throw new Error(`board ${line.board} of match ${match.id} has no folder`);
      return lookBoard({ line, dealer, words: words.get(line.board) ?? [], byId });
    }),
  };
}
