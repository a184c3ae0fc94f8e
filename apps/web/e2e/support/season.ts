import type { BoardTuple } from '@spadille/rules';
import { accepted, type TestApi } from './api.ts';
import { drawRound, plantTournament, playRound, publishRound, type SeededTournament } from './seed.ts';

/** As long as a club's name gets. */
export const LONG_TEAM = 'Østerbro og Omegns L’hombreforening af 1903, tredje seniorhold';

export interface PlantedSeason extends SeededTournament {
  /** Rounds that are drawn, by number. */
  readonly roundIds: readonly string[];
}

/** What a team's players are called in a test; all names of a run differ, so that tests side by side do not meet. */
export const playersOf = (team: number, mark: string) =>
  (['NS', 'NS', 'EW', 'EW'] as const).map((place, index) => ({
    name: `${['Aage', 'Birgit', 'Carl', 'Dagny'][index]} ${mark} Ørsted ${team}`,
    place,
  }));

/** A tournament of one final, drawn and with its days, draw and entries to be shown; nothing of it is public. */
export async function plantSeason(
  api: TestApi,
  {
    mark,
    teams = ['Ærø', LONG_TEAM, 'Aalborg', 'Vejle'],
    date = '2036-11-16',
  }: {
    readonly mark: string;
    readonly teams?: readonly string[];
    readonly date?: string;
  },
): Promise<PlantedSeason> {
  const tournament = await plantTournament(api, { teams: [] });
  const path = { id: tournament.id };
  for (const [index, name] of teams.entries()) {
    const number = index + 1;
    const body = { number, name, club: 'Ringe L’hombreklub', members: playersOf(number, mark) };
    await accepted(api.POST('/api/tournaments/{id}/teams', { params: { path }, body }));
  }
  const view = await accepted(api.GET('/api/tournaments/{id}/stages', { params: { path } }));
  await accepted(
    api.PATCH('/api/stages/{id}', {
      params: { path: { id: tournament.stageId } },
      body: { expectedVersion: view.stages[0]?.version ?? 0, kind: 'final', name: 'Finale' },
    }),
  );
  const { id } = await drawRound(api, tournament.stageId, date);
  return { ...tournament, roundIds: [id] };
}

/** Shows or hides who meets whom in a round. */
export async function showDraw(api: TestApi, roundId: string, shown = true): Promise<void> {
  const params = { path: { id: roundId } };
  const { version } = await accepted(api.GET('/api/rounds/{id}', { params }));
  await accepted(
    api.PUT('/api/rounds/{id}/draw-shown', { params, body: { expectedVersion: version, shown } }),
  );
}

/** Shows the days of play, with a time and a place. */
export async function showCalendar(api: TestApi, tournamentId: string): Promise<void> {
  const params = { path: { id: tournamentId } };
  const { stages } = await accepted(api.GET('/api/tournaments/{id}/calendar', { params }));
  for (const { id, version } of stages.flatMap(({ days }) => days)) {
    await accepted(
      api.PATCH('/api/play-days/{id}', {
        params: { path: { id } },
        body: { expectedVersion: version, startsAt: '10:00', venue: 'Medborgerhuset, Ringe' },
      }),
    );
  }
  await accepted(api.PUT('/api/tournaments/{id}/calendar/shown', { params, body: { shown: true } }));
}

/** Opens entries and shows the list of them. */
export async function showEntries(api: TestApi, tournamentId: string): Promise<void> {
  const params = { path: { id: tournamentId } };
  const set = await accepted(
    api.PUT('/api/tournaments/{id}/entry-terms', {
      params,
      body: {
        expectedVersion: null,
        opensAt: null,
        deadline: '2036-10-31T22:59:00Z',
        paymentDeadline: null,
        feeOre: 40000,
      },
    }),
  );
  await accepted(
    api.PUT('/api/tournaments/{id}/entry-list', {
      params,
      body: { expectedVersion: set.terms?.version ?? 0, shown: true },
    }),
  );
}

/** Somebody wins every match: a board more, the lower the number of his table. */
const lively = (table: number, board: number): BoardTuple =>
  board <= table
    ? { contract: 'solo', declarer: table % 2 === 1 ? 'N' : 'S', outcome: 'won', tout: 'none' }
    : { contract: 'pas' };

/** Plays and publishes what is drawn and what is left to draw, finishes the stage, and so has a winner. */
export async function playToTheEnd(api: TestApi, season: PlantedSeason, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const id = season.roundIds[round] ?? (await drawRound(api, season.stageId, `2036-11-${17 + round}`)).id;
    await playRound(api, id, lively);
    await publishRound(api, id);
  }
  const path = { id: season.id };
  const view = await accepted(api.GET('/api/tournaments/{id}/stages', { params: { path } }));
  await accepted(
    api.POST('/api/stages/{id}/finish', {
      params: { path: { id: season.stageId } },
      body: { expectedVersion: view.stages[0]?.version ?? 0, reason: 'Pladsen deles' },
    }),
  );
}
