import { groupBy } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { inPlace, type PlacedRow } from './in-place.ts';
import { pairKey } from './load-board-pairs.ts';
import { type RulingRow } from './ruling-facts.ts';

/** A ruling's row with what stands beside it. */
export interface RulingOnFile extends RulingRow, PlacedRow {
  readonly matchId: string;
  readonly match: { readonly number: number | null; readonly version: number };
  readonly table: { readonly number: number; readonly side: string };
  readonly note: string | null;
  readonly calledAt: Date | null;
  readonly madeAt: Date;
  readonly madeBy: string | null;
  readonly folderErrorId: string | null;
  readonly penalty: { readonly id: string } | null;
  readonly appeals: readonly AppealRow[];
}

export interface AppealRow {
  readonly id: string;
  readonly rulingId: string;
  readonly filedAt: Date;
  readonly text: string | null;
  readonly state: string;
  readonly decidedAt: Date | null;
  readonly decision: string | null;
  readonly replacementId: string | null;
  readonly version: number;
  readonly team: { readonly number: number };
}

/** All rulings of some matches, withdrawn ones too, in the order in which they have effect on each board. */
export async function loadRulings(db: Tx, matchIds: readonly string[]): Promise<RulingOnFile[]> {
  const rows = await db.ruling.findMany({
    where: { matchId: { in: [...matchIds] } },
    orderBy: [{ matchId: 'asc' }, { board: 'asc' }, { ordinal: 'asc' }],
    include: {
      match: { select: { number: true, version: true } },
      table: { select: { number: true, side: true } },
      penalty: { select: { id: true } },
      changedBy: { select: { rulingId: true } },
      appeals: { orderBy: { filedAt: 'asc' }, include: { team: { select: { number: true } } } },
    },
  });
  if (rows.length === 0) return [];
  const users = await db.user.findMany({
    where: { id: { in: rows.flatMap(({ madeById }) => madeById ?? []) } },
    select: { id: true, name: true },
  });
  const names = new Map(users.map(({ id, name }) => [id, name]));
  const named = rows.map(({ madeById, ...row }) => ({ ...row, madeBy: names.get(madeById ?? '') ?? null }));
  return [...groupBy(named, pairKey).values()].flatMap(inPlace);
}
