import { type RouteId } from '@spadille/api-schema';
import { v7 } from 'uuid';
import { type Frame, type Sent } from '../support/frame.ts';

export interface Entry {
  id: string;
  number: number;
  name: string;
  club: string | null;
  version: number;
  state: string;
  marks: string[];
  faults: { code: string; playerId: string | null; team: string | null }[];
  members: { playerId: string; name: string; place: string; clubs: string[] }[];
  fee: { amountOre: number; reference: string; state: string; paidOn: string | null; version: number } | null;
  reason: string | null;
}

export interface List {
  entries: Entry[];
  window: string;
  totals: Record<string, number>;
  terms: { version: number; listShown: boolean } | null;
}

/** A season with a tournament that clubs enter, two clubs, and their players. */
export interface Office {
  readonly tournamentId: string;
  readonly slug: string;
  readonly clubId: string;
  readonly otherClubId: string;
  /** Members of the first club, `a0` … `a9`. */
  readonly players: readonly string[];
  readonly committee: string;
  readonly secretary: string;
  readonly stranger: string;
}

/** Deadlines of the terms that `openOffice` sets: 23.59 in Copenhagen, in summer and in winter time. */
export const DEADLINE = '2026-10-15T21:59:00.000Z';
export const PAYMENT = '2026-11-01T22:59:00.000Z';
export const IN_TIME = new Date('2026-10-05T10:00:00Z');
export const LATE = new Date('2026-10-16T10:00:00Z');
export const UNPAID = new Date('2026-11-02T10:00:00Z');
export const FEE = 60_000;

const since = new Date('2000-01-01');
let count = 0;

/** Opens the office of a tournament of its own. @param players how many members the first club has */
export async function openOffice(frame: Frame, players = 12, year = 2026): Promise<Office> {
  const { db } = frame.system.deps;
  frame.setClock(IN_TIME);
  const committee = await frame.signIn('committee');
  const made = await frame.send('createTournament', {
    body: { name: `Tilmelding ${(count += 1)}`, seasonStartYear: year },
    token: committee,
  });
  const { id: tournamentId, slug } = made.json<{ id: string; slug: string }>();
  const [clubId, otherClubId] = [v7(), v7()];
  await db.club.createMany({
    data: [
      { id: clubId, name: `Ærø Spilleklub ${count}`, affiliatedFrom: since },
      { id: otherClubId, name: `Odense ${count}`, affiliatedFrom: since },
    ],
  });
  const ids = await addPlayers(frame, clubId, players);
  const [secretary, stranger] = [
    await frame.signInSecretary(clubId),
    await frame.signInSecretary(otherClubId),
  ];
  await frame.send('setEntryTerms', {
    params: { id: tournamentId },
    body: { expectedVersion: null, opensAt: null, deadline: DEADLINE, paymentDeadline: PAYMENT, feeOre: FEE },
    token: committee,
  });
  return { tournamentId, slug, clubId, otherClubId, players: ids, committee, secretary, stranger };
}

/** Adds members to a club, each with a name of his own. */
export async function addPlayers(frame: Frame, clubId: string, many: number): Promise<string[]> {
  const { db } = frame.system.deps;
  const ids = Array.from({ length: many }, () => v7());
  await db.player.createMany({
    data: ids.map((id, index) => ({ id, name: `Åge ${index} ${id.slice(-4)}` })),
  });
  await db.membership.createMany({
    data: ids.map((playerId) => ({ id: v7(), playerId, clubId, from: since })),
  });
  return ids;
}

/** Four players, two a pair, and whoever follows as substitutes. */
export const team = (players: readonly string[]) =>
  players.map((playerId, index) => ({ playerId, place: ['NS', 'NS', 'EW', 'EW'][index] ?? 'substitute' }));

/** What a club and the committee do, by name. */
export const acting = (frame: Frame, office: Office) => {
  const send = (id: RouteId, sent: Sent) => frame.send(id, { token: office.secretary, ...sent });
  const { tournamentId, clubId } = office;
  return {
    send,
    enter: (players: readonly string[], rest: object = {}, sent: Sent = {}) =>
      send('enterEntry', {
        params: { id: clubId },
        body: { tournamentId, members: team(players), ...rest },
        ...sent,
      }),
    list: async () =>
      (await send('listEntries', { params: { id: tournamentId }, token: office.committee })).json<List>(),
    decide: ({ id, version }: Entry, decision: 'accept' | 'refuse', reason: string | null = null) =>
      send('decideEntry', {
        params: { id },
        body: { expectedVersion: version, decision, reason },
        token: office.committee,
      }),
    fees: (entries: readonly Entry[], body: object) =>
      send('setEntryFees', {
        params: { id: tournamentId },
        body: {
          fees: entries.map(({ id, fee }) => ({ entryId: id, expectedVersion: fee?.version ?? 1 })),
          paidOn: null,
          note: null,
          ...body,
        },
        token: office.committee,
      }),
    change: ({ id, version }: Entry, body: object, token = office.secretary) =>
      send('changeEntry', { params: { id }, body: { expectedVersion: version, ...body }, token }),
  };
};
