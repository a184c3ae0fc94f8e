import { type CheckInPreview } from '@spadille/api-schema';
import { ROUND_STATES } from '@spadille/competition';
import { err, groupBy, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { oneOf } from '../../database/one-of.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { type Database } from '../../deps.ts';
import { fitOfFile } from './fit-of-file.ts';
import { atOneMoment, readList } from './read-season.ts';
import { ROUND_LISTS, rowsOfRound } from './round-rows.ts';
import { type Lists, type Loan, type Row } from './season-file.ts';
import { SEASON_LISTS } from './season-lists.ts';

export type CheckInPreviewAnswer = z.input<typeof CheckInPreview>;

/** What bringing a file back would change; also of one that comes too late, so that nothing of it is lost. */
export const previewCheckIn = (
  db: Database,
  roundId: string,
  bytes: Uint8Array,
): Promise<Result<CheckInPreviewAnswer, Refusal>> =>
  atOneMoment(db, async (tx) => {
    const here = await roundHere(tx, roundId);
    const [round] = here['rounds'] ?? [];
    if (round === undefined) return err({ code: 'not-found' });
    const { fit, faults, file } = await fitOfFile(tx, roundId, bytes);
    const comparable = file !== null && fit !== 'other-round';
    return ok({
      fit,
      faults: [...faults],
      label: file?.loan.label ?? null,
      changes: comparable ? changesOf(here, file.lists, file.loan) : null,
    });
  });

/** The round's rows as they are here. */
async function roundHere(tx: Tx, roundId: string): Promise<Lists> {
  const lists: Record<string, readonly Row[]> = {};
  for (const name of ROUND_LISTS) {
    const list = SEASON_LISTS[name];
    if (list?.ofRound === undefined) continue;
    lists[name] = await readList(tx, list, { where: list.ofRound, id: roundId, texts: true });
  }
  return lists;
}

function changesOf(here: Lists, lists: Lists, { roundId, baseSeq }: Loan): CheckInPreviewAnswer['changes'] {
  const there = rowsOfRound(lists, roundId);
  const differing = (name: string) => differingRows(name, here, there);
  const stateIn = (side: Lists) => oneOf(ROUND_STATES, String(side['rounds']?.[0]?.['state']));
  return {
    state: { before: stateIn(here), after: stateIn(there) },
    events: (lists['events'] ?? []).filter(({ seq }) => Number(seq) > baseSeq).length,
    boards: boardsByTable(differing('boardResults'), [...(there['tables'] ?? []), ...(here['tables'] ?? [])]),
    seats: differing('seats').length,
    rulings: differing('rulings').length,
    penalties: differing('penalties').length,
    protests: differing('protests').length,
    appeals: differing('appeals').length,
    publications: differing('publications').length,
  };
}

/** Rows that one side has and the other has not, or has otherwise: one of each pair. */
function differingRows(name: string, here: Lists, there: Lists): Row[] {
  const { key = [], fields = {} } = SEASON_LISTS[name] ?? {};
  const keyOf = (row: Row) => key.map((field) => String(row[field])).join(' ');
  const textOf = (row: Row) => JSON.stringify(Object.keys(fields).map((field) => row[field]));
  const before = new Map((here[name] ?? []).map((row) => [keyOf(row), row]));
  const after = new Map((there[name] ?? []).map((row) => [keyOf(row), row]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((own) => {
    const [was, is] = [before.get(own), after.get(own)];
    const row = is ?? was;
    return row !== undefined && (!was || !is || textOf(was) !== textOf(is)) ? [row] : [];
  });
}

function boardsByTable(rows: readonly Row[], tables: readonly Row[]) {
  const numbers = new Map(tables.map(({ id, number }) => [id, Number(number)]));
  const byTable = groupBy(rows, ({ tableId }) => numbers.get(tableId) ?? 0);
  return [...byTable]
    .map(([table, boards]) => ({
      table,
      boards: boards.map(({ board }) => Number(board)).sort((a, b) => a - b),
    }))
    .sort((a, b) => a.table - b.table);
}
