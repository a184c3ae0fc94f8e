import {
  type BoardSetView,
  type FolderErrorView,
  PROTEST_STATES,
  type ProtestView,
} from '@spadille/api-schema';
import { type z } from 'zod';
import { oneOf } from '../../database/one-of.ts';
import { type findBoardSets, type findFolderErrors, type findProtests } from './repository.ts';

type RowsOf<F extends (...args: never[]) => PromiseLike<readonly unknown[]>> = Awaited<ReturnType<F>>[number];

/** [choice] One that was withdrawn still tells which matches it had cancelled. */
export function folderErrorView(row: RowsOf<typeof findFolderErrors>): z.input<typeof FolderErrorView> {
  const { id, boardSetId, board, fromSequence, foundAt, note, withdrawnAt, rulings, fromTable, fromTime } =
    row;
  const told = rulings.filter((ruling) => withdrawnAt !== null || ruling.withdrawnAt === null);
  return {
    id,
    boardSetId,
    board,
    fromSequence,
    began:
      fromTable && fromTime
        ? { table: fromTable.number, roundLabel: fromTable.round.label, at: fromTime.toISOString() }
        : null,
    foundAt: foundAt.toISOString(),
    note,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    cancelledMatches: told.flatMap(({ match: { number, round } }) =>
      number === null ? [] : [{ matchNumber: number, roundLabel: round.label }],
    ),
  };
}

export function protestView(row: RowsOf<typeof findProtests>): z.input<typeof ProtestView> {
  const { id, team, table, board, rulingId, inTime, lateReason, text, decision, version } = row;
  return {
    id,
    teamNumber: team.number,
    teamName: team.name,
    tableNumber: table?.number ?? null,
    board,
    rulingId,
    lodgedAt: row.lodgedAt.toISOString(),
    inTime,
    lateReason,
    text,
    state: oneOf(PROTEST_STATES, row.state),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decision,
    version,
  };
}

export const boardSetView = ({
  id,
  label,
  uses,
}: RowsOf<typeof findBoardSets>): z.input<typeof BoardSetView> => ({
  id,
  label,
  uses: uses.flatMap(({ sequence, match }) =>
    match.number === null
      ? []
      : [
          {
            matchId: match.id,
            matchNumber: match.number,
            roundLabel: match.round.label,
            tables: match.tables,
            sequence,
          },
        ],
  ),
});
