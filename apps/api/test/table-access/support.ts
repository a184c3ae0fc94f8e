import { type Answer, type Venue } from '../support/venue.ts';
import { drawNext } from '../support/play.ts';
import { seedTournament } from '../support/seed-tournament.ts';

/** A card as the database has it. */
export interface Card {
  readonly id: string;
  readonly tableId: string;
  readonly number: number;
  readonly token: string;
  readonly pin: string;
}

/** The card of a table that is in force. */
export async function cardOf({ deps: { db } }: Venue, tableId: string): Promise<Card> {
  const { table, id, token, pin } = await db.tableAccess.findFirstOrThrow({
    where: { tableId, revokedAt: null },
    include: { table: { select: { number: true } } },
  });
  return { id, tableId, token, pin, number: table.number };
}

/** A drawn round of a tournament of its own, with the cards of its first match's tables. */
export async function drawnWithCards(venue: Venue, teams: readonly number[] = [1, 2, 3, 4]) {
  const cup = await seedTournament(venue.deps, { pools: [teams], boards: 1 });
  const round = await drawNext(venue, cup.stageId);
  const tables = round.matchList.flatMap(({ tables }) => tables);
  const cards = await Promise.all(tables.map(({ id }) => cardOf(venue, id)));
  const [first, second] = cards;
  if (!first || !second) throw new Error('a drawn round has two tables');
  return { cup, roundId: round.id, cards, first, second };
}

/** The cookie that an answer sets, as a phone sends it. */
export const cookieOf = ({ headers }: Answer): string =>
  /spadille_table=[^;]*/.exec(String(headers['set-cookie']))?.[0] ?? '';

/** A phone scans a card, with the cookie that it has from before. */
export const scan = (venue: Venue, token: string, cookie?: string): Promise<Answer> =>
  venue.send('enterTable', { body: { token }, ...(cookie && { headers: { cookie } }) }, 'visitor');

/** A phone types a number and a PIN. */
export const type = (
  venue: Venue,
  { number, pin }: Pick<Card, 'number' | 'pin'>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => venue.send('enterTable', { body: { table: number, pin }, headers }, 'visitor');

/** Other PINs than a card's, as many as are wanted. */
export const wrongPins = ({ pin }: Card, count: number): string[] =>
  Array.from({ length: count }, (_, index) => String((Number(pin) + 1 + index) % 1_000_000).padStart(6, '0'));

/** The cookie of a phone and what it may see of a table. */
export const looksAt = (venue: Venue, tableId: string, cookie: string): Promise<Answer> =>
  venue.send('getAtTable', { params: { id: tableId }, headers: { cookie } }, 'visitor');
