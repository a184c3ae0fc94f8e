import { toDay } from '../../venue-time.ts';
import { type RoundPhonesView } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { findTables, type TableWithCard } from './find-tables.ts';
import { isThisMachineOnly, networkHosts } from './network-hosts.ts';
import { pinLock, type PinTry } from './pin-lock.ts';
import { recentTries } from './pin-repository.ts';

export type RoundPhonesAnswer = z.input<typeof RoundPhonesView>;

/** The cards of a round's tables, with PINs and the phones that are in; null when there is no such round. Two queries. */
export async function roundPhones(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  roundId: string,
  now: Date,
): Promise<RoundPhonesAnswer | null> {
  const round = await findTables(db, roundId);
  if (round === null) return null;
  const { id, label, state, playDay, stage, tables } = round;
  const tries = await recentTries(
    db,
    tables.map(({ tableId }) => tableId),
    now,
  );
  return {
    round: { id, label, state, date: toDay(playDay.date) },
    tournament: { id: stage.tournament.id, name: stage.tournament.name },
    tables: tables.map((table) => toView(table, tries.get(table.tableId) ?? [], now)),
    networkHosts: networkHosts(),
    thisMachineOnly: isThisMachineOnly(config.host),
  };
}

function toView(
  { card, phones, ...table }: TableWithCard,
  tries: readonly PinTry[],
  now: Date,
): RoundPhonesAnswer['tables'][number] {
  const last = phones.length === 0 ? null : new Date(Math.max(...phones.map((at) => at.getTime())));
  return {
    ...table,
    card: card && { id: card.id, pin: card.pin, madeAt: card.createdAt.toISOString() },
    phones: phones.length,
    lastPhoneAt: last?.toISOString() ?? null,
    wrongPins: tries.length,
    lockedUntil: pinLock(tries, null, now).until?.toISOString() ?? null,
  };
}
