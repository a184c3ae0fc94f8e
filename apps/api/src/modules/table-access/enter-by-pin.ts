import { timingSafeEqual } from 'node:crypto';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { venueDay } from '../../venue-time.ts';
import { tokenHashOf } from '../session/token.ts';
import { takingTurns } from './in-turn.ts';
import { type AtTheDoor, letIn, type LetIn } from './let-in.ts';
import { pinLock } from './pin-lock.ts';
import { findPinCards, lockCards, type PinCard, recentTries } from './pin-repository.ts';
import { findDevice } from './repository.ts';

/** What somebody typed. */
export interface TypedPin {
  readonly table: number;
  readonly pin: string;
}

type Phone = Omit<AtTheDoor, 'accessId' | 'by'>;

/**
 * A phone with a table's number and PIN. Wrong ones are counted at each table of that number that takes phones now, in
 * the database, so that they count in every process and after a restart. Refuses `no-table-open`, `pin-locked` with the
 * seconds left, `pin-wrong` with the tries left, and as `letIn` does.
 */
export function enterByPin(deps: Deps) {
  const inTurn = takingTurns<number>();
  return async (typed: TypedPin, phone: Phone): Promise<Result<LetIn, Refusal>> => {
    const card = await inTurn(typed.table, () => cardOf(deps, typed, phone));
    return card.ok ? letIn(deps)({ ...phone, accessId: card.value, by: 'pin' }) : card;
  };
}

/** The card whose PIN was typed. Locked tables are found without a transaction: most of many guesses cost little. */
async function cardOf(deps: Deps, typed: TypedPin, { token, now }: Phone): Promise<Result<string, Refusal>> {
  const { db, inTransaction } = deps;
  const device = token === undefined ? null : await findDevice(db, tokenHashOf(token));
  const deviceKey = device && token !== undefined ? tokenHashOf(token) : null;
  const cards = await findPinCards(db, typed.table, venueDay(now));
  if (cards.length === 0) return err({ code: 'no-table-open', table: typed.table });
  const refused = refuseLocked(typed, await statesOf(db, cards, deviceKey, now), now);
  if (refused) return err(refused);
  // A refusal would undo the count, so it is carried out as a value.
  const { answer } = await inTransaction(async (tx) => {
    await lockCards(tx, cards);
    const current = await findPinCards(tx, typed.table, venueDay(now));
    return {
      answer: await tryPin(tx, deps, typed, {
        states: await statesOf(tx, current, deviceKey, now),
        deviceKey,
        now,
      }),
    };
  });
  return answer;
}

interface CardState extends PinCard {
  readonly left: number;
  readonly until: Date | null;
}

async function statesOf(
  db: Tx,
  cards: readonly PinCard[],
  deviceKey: string | null,
  now: Date,
): Promise<readonly CardState[]> {
  const tries = await recentTries(
    db,
    cards.map(({ tableId }) => tableId),
    now,
  );
  return cards.map((card) => ({ ...card, ...pinLock(tries.get(card.tableId) ?? [], deviceKey, now) }));
}

interface Trying {
  readonly states: readonly CardState[];
  readonly deviceKey: string | null;
  readonly now: Date;
}

async function tryPin(
  tx: Tx,
  { newId }: Pick<Deps, 'newId'>,
  typed: TypedPin,
  { states, deviceKey, now }: Trying,
): Promise<Result<string, Refusal>> {
  const refused = refuseLocked(typed, states, now);
  if (refused) return err(refused);
  const open = states.filter(({ left }) => left > 0);
  const hit = open.find(({ pin }) => isSame(pin, typed.pin));
  if (hit) return ok(hit.accessId);
  await tx.pinTry.createMany({
    data: open.map(({ tableId }) => ({ id: newId(), tableId, deviceKey, at: now })),
  });
  const triesLeft = Math.max(...open.map(({ left }) => left - 1));
  return err({ code: 'pin-wrong', table: typed.table, triesLeft });
}

/** Refuses where no table of the number takes a PIN from this phone now. */
function refuseLocked({ table }: TypedPin, states: readonly CardState[], now: Date): Refusal | undefined {
  if (states.some(({ left }) => left > 0)) return undefined;
  const times = states.flatMap(({ until }) => (until === null ? [] : [until.getTime()]));
  if (times.length === 0) return { code: 'no-table-open', table };
  return {
    code: 'pin-locked',
    table,
    retryAfterSeconds: Math.ceil((Math.min(...times) - now.getTime()) / 1000),
  };
}

const isSame = (pin: string, typed: string): boolean => timingSafeEqual(Buffer.from(pin), Buffer.from(typed));
