import { type MatchView, type RoundRulings } from '@spadille/api-schema';
import { type z } from 'zod';
import { drawNext } from '../support/play.ts';
import { type SeededTournament, seedTournament, type TournamentWanted } from '../support/seed-tournament.ts';
import { type Answer, type Venue, type Who } from '../support/venue.ts';

/** The evening of the day on which `drawnCup` draws: everything that the tests say has happened by then. */
export const EVENING = new Date('2026-11-15T18:00:00Z');

export type Round = z.output<typeof RoundRulings>;

/** A drawn match of a cup with its two tables. */
export interface DrawnMatch {
  readonly id: string;
  readonly a: string;
  readonly b: string;
}

/** A drawn round of a cup of its own. */
export interface DrawnCup {
  readonly cup: SeededTournament;
  readonly roundId: string;
  readonly matches: readonly DrawnMatch[];
  readonly first: DrawnMatch;
  /** By team number. */
  readonly team: (number: number) => string;
}

/** Draws the first round of a cup; two teams unless told. */
export async function drawnCup(venue: Venue, wanted: Partial<TournamentWanted> = {}): Promise<DrawnCup> {
  const cup = await seedTournament(venue.deps, { pools: [[4, 9]], ...wanted });
  const round = await drawNext(venue, cup.stageId);
  const matches = round.matchList.map(({ id, tables }) => ({
    id,
    a: tables[0]?.id ?? '',
    b: tables[1]?.id ?? '',
  }));
  const [first] = matches;
  if (first === undefined) throw new Error('nothing was drawn');
  return { cup, roundId: round.id, matches, first, team: (number) => cup.teamIds.get(number) ?? '' };
}

/** What a test rules; the rest is in time, at board 1 by North, and without note. */
export interface RuledBy {
  readonly tableId: string;
  readonly rule: string;
  readonly facts?: Readonly<Record<string, string>>;
  readonly seat?: 'N' | 'W' | 'S' | 'E';
  readonly board?: number;
  readonly note?: string;
}

/** What is sent with a ruling on a board; any numbers for a board that is not there. */
export function versionsOf(boardList: z.output<typeof MatchView>['boardList'], board: number) {
  const line = boardList.find((each) => each.board === board);
  return { a: line?.a.version ?? 1, b: line?.b.version ?? 1 };
}

/** Rules on a board of a match as it stands now, and gives the ruling's id. */
export async function rule(venue: Venue, matchId: string, wanted: RuledBy): Promise<string> {
  const { boardList, rulingList } = await venue.get('getMatch', { params: { id: matchId } });
  const body = { seat: 'N', board: 1, facts: {}, note: null, calledAt: null, lateReason: null, ...wanted };
  const match = await venue.get('makeRuling', {
    params: { id: matchId },
    body: { expectedVersions: versionsOf(boardList, body.board), ...body },
  });
  const known = new Set(rulingList.map(({ id }) => id));
  return match.rulingList.find(({ id }) => !known.has(id))?.id ?? '';
}

/** Everything of a round as it stands now. */
export const rulingsOf = (venue: Venue, roundId: string): Promise<Round> =>
  venue.get('getRoundRulings', { params: { id: roundId } });

/** Points of a match as they stand now. */
export const scoreOf = async (venue: Venue, matchId: string) =>
  (await venue.get('getMatch', { params: { id: matchId } })).score;

/** Files an appeal against a ruling, and gives its id and version. */
export async function appeal(
  venue: Venue,
  rulingId: string,
  teamId: string,
): Promise<{ readonly id: string; readonly version: number }> {
  const round = await venue.get('fileAppeal', {
    params: { id: rulingId },
    body: { teamId, filedAt: '2026-11-15T16:00:00Z', text: 'Kendelsen strider mod reglerne.' },
  });
  const filed = round.rulings.find(({ id }) => id === rulingId)?.appeals.at(-1);
  if (filed === undefined) throw new Error('the appeal is not there');
  return filed;
}

/** Decides an appeal as it stands now, by default as the committee. */
export async function decide(
  venue: Venue,
  { id, version }: { readonly id: string; readonly version: number },
  body: object,
  who: Who = 'committee',
): Promise<Answer> {
  const shown = { params: { id }, body: { state: 'dismissed' } };
  const expectedVersions = await seen(venue.send('previewAppealDecision', shown, 'committee'));
  const decided = { expectedVersion: version, expectedVersions, decision: 'Efter § 16.', ...body };
  return venue.send('decideAppeal', { params: { id }, body: decided }, who);
}

/** Withdraws a ruling as it stands now. */
export async function withdraw(
  venue: Venue,
  id: string,
  reason = 'Fundet af turneringslederen',
): Promise<Answer> {
  const expectedVersions = await seen(venue.send('previewWithdrawal', { params: { id } }));
  return venue.send('withdrawRuling', { params: { id }, body: { expectedVersions, reason } });
}

/** What a preview showed; where it was refused, what follows is refused before that is looked at. */
const seen = async (preview: Promise<Answer>): Promise<unknown> =>
  (await preview).json['versions'] ?? { a: 1, b: 1 };

/** The types of the events of a tournament, in their order. */
export async function eventsOf(venue: Venue, tournamentId: string): Promise<string[]> {
  const rows = await venue.deps.db.auditEvent.findMany({
    where: { chainId: tournamentId },
    orderBy: { seq: 'asc' },
    select: { type: true },
  });
  return rows.map(({ type }) => type);
}
