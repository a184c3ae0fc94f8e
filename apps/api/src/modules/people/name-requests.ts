import { type NameRequestView } from '@spadille/api-schema';
import { currentPlayer } from '@spadille/competition';
import { type z } from 'zod';
import { oneOf } from '../../database/one-of.ts';
import { type Tx } from '../../database/in-transaction.ts';

export type NameRequestAnswer = z.input<typeof NameRequestView>;

const STATES = ['open', 'granted', 'refused'] as const;

const WITH_PLAYER = {
  player: { select: { id: true, name: true, mergedInto: { select: { id: true, name: true } } } },
} as const;

/** Requests of some players, or all, the open ones first and then the latest. */
export async function nameRequests(db: Tx, playerIds?: readonly string[]): Promise<NameRequestAnswer[]> {
  const rows = await db.nameRequest.findMany({
    ...(playerIds && { where: { playerId: { in: [...playerIds] } } }),
    include: WITH_PLAYER,
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });
  const all = rows.map(toView);
  return [...all.filter(({ state }) => state === 'open'), ...all.filter(({ state }) => state !== 'open')];
}

/** One request; null when there is none. */
export async function findNameRequest(db: Tx, id: string): Promise<NameRequestAnswer | null> {
  const row = await db.nameRequest.findUnique({ where: { id }, include: WITH_PLAYER });
  return row && toView(row);
}

interface Row {
  readonly id: string;
  readonly state: string;
  readonly at: Date;
  readonly decidedAt: Date | null;
  readonly note: string | null;
  readonly askedName: string | null;
  readonly player: {
    readonly id: string;
    readonly name: string;
    readonly mergedInto: { readonly id: string; readonly name: string } | null;
  } | null;
}

function toView({ player, ...row }: Row): NameRequestAnswer {
  const now = player && currentPlayer(player);
  return {
    id: row.id,
    state: oneOf(STATES, row.state),
    at: row.at.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    note: row.note,
    player: now && { id: now.id, name: now.name },
    askedName: row.askedName,
  };
}
