import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { appendBrought } from './append-brought.ts';
import { type BroughtFile, fitOfFile } from './fit-of-file.ts';
import { refusedInWords } from './import-season.ts';
import { lockCheckout } from './lock-checkout.ts';
import { ROUND_LISTS, rowsOfRound } from './round-rows.ts';
import { type Lists, type Row } from './season-file.ts';
import { SEASON_LISTS } from './season-lists.ts';
import { deleteOthersSql, insertRows, RefusedList, upsertRows, writeLists } from './write-season.ts';

const REFUSED = {
  unknown: 'checkout-unknown',
  'other-round': 'checkout-of-other-round',
  'called-off': 'checkout-called-off',
  'back-already': 'checkout-back-already',
} as const;

/**
 * Brings a round back from the laptop, once and all or nothing: what was entered, ruled, protested and published there
 * takes the place of what stood still here, and the laptop's events follow in this chain behind the one that says so.
 * The secret opens the round: nobody has changed it here since. Refuses `season-has-faults`, `checkout-unknown`,
 * `checkout-of-other-round`, `checkout-called-off`, `checkout-back-already`.
 */
export const checkInRound =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (roundId: string, bytes: Uint8Array, by: ChangedBy) =>
    refusedInWords(() =>
      inTransaction(async (tx): Promise<Result<undefined, Refusal>> => {
        const round = await lockCheckout(tx, roundId);
        if (round === null) return err({ code: 'not-found' });
        const { fit, faults, file } = await fitOfFile(tx, roundId, bytes);
        if (fit === 'has-faults') return err({ code: 'season-has-faults', faults });
        if (fit !== 'fits') return err({ code: REFUSED[fit], label: file?.loan.label ?? '' });
        if (file !== null) await bringBack(tx, round.tournamentId, file, by);
        return ok(undefined);
      }),
    );

async function bringBack(
  tx: Tx,
  tournamentId: string,
  { lists, loan }: NonNullable<BroughtFile['file']>,
  by: ChangedBy,
): Promise<void> {
  await tx.roundCheckout.update({ where: { id: loan.checkoutId }, data: { backAt: by.now } });
  const own = rowsOfRound(lists, loan.roundId);
  await writeLists(tx, await unknownHere(tx, lists, own));
  await replaceRows(tx, own, loan.roundId);
  const events = (lists['events'] ?? []).filter(({ seq }) => Number(seq) > loan.baseSeq);
  const version = Number(own['rounds']?.[0]?.['version']);
  const lastHash = String((events.at(-1) ?? lists['events']?.at(-1))?.['hash']);
  const head = await appendEvent(tx, {
    type: 'round-checked-in',
    payload: { version, checkoutId: loan.checkoutId, events: events.length, lastHash },
    chainId: tournamentId,
    subjectId: loan.roundId,
    text: loan.label,
    ...byWhom(by),
  });
  await appendBrought(tx, head, { events, texts: lists['eventTexts'] ?? [] });
}

/** Players who first sat down on the laptop, and board sets of a draw that was made there. */
async function unknownHere(tx: Tx, lists: Lists, own: Lists): Promise<Lists> {
  const used = (name: string, field: string) => new Set((own[name] ?? []).map((row) => row[field]));
  const pick = (name: string, field: string, wanted: ReadonlySet<unknown>): Row[] =>
    (lists[name] ?? []).filter((row) => wanted.has(row[field]));
  const players = pick('players', 'id', used('seats', 'playerId'));
  const sets = pick('boardSets', 'id', used('boardSetUses', 'boardSetId'));
  const here = await tx.boardSet.findMany({
    where: { id: { in: sets.map(({ id }) => id as string) } },
    select: { id: true },
  });
  const fresh = sets.filter(({ id }) => !here.some((set) => set.id === id));
  const ids = new Set(fresh.map(({ id }) => id));
  return {
    players,
    boardSets: fresh,
    folders: pick('folders', 'boardSetId', ids),
    folderCards: pick('folderCards', 'boardSetId', ids),
  };
}

/** Rows that are gone go, last first; then those that are new or changed come, each behind those that it names. */
async function replaceRows(tx: Tx, own: Lists, roundId: string): Promise<void> {
  for (const name of [...ROUND_LISTS].reverse())
    await step(name, (list, rows) => remove(tx, list, rows, roundId));
  for (const name of ROUND_LISTS) await step(name, (list, rows) => upsertOrInsert(tx, list, rows));

  async function step(
    name: string,
    work: (list: (typeof SEASON_LISTS)[string], rows: readonly Row[]) => Promise<void>,
  ): Promise<void> {
    const list = SEASON_LISTS[name];
    try {
      if (list !== undefined) await work(list, own[name] ?? []);
    } catch (error) {
      throw new RefusedList(name, error);
    }
  }
}

type List = (typeof SEASON_LISTS)[string];

const remove = async (tx: Tx, list: List, rows: readonly Row[], roundId: string): Promise<void> =>
  void (await tx.$executeRawUnsafe(deleteOthersSql(list), roundId, JSON.stringify(rows)));

/** A list whose every field is its key has nothing to change. */
const upsertOrInsert = (tx: Tx, list: List, rows: readonly Row[]): Promise<void> =>
  Object.keys(list.fields).length === list.key.length
    ? insertRows(tx, list, rows)
    : upsertRows(tx, list, rows);
