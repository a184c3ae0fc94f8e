import { IN_STAGES, IN_TABLES, list, type SeasonList } from './list-of.ts';
import { DECISION_LISTS, PLAY_LISTS } from './round-lists.ts';
import {
  bool,
  day,
  id,
  ids,
  int,
  ints,
  json,
  moment,
  none,
  noneOrLater,
  privately,
  text,
  to,
} from './season-columns.ts';

export { type SeasonList } from './list-of.ts';

/** Players of its teams and those who sat at its tables, with whom they were merged into. */
const PLAYERS = `id IN (
  WITH named AS (
    SELECT player_id FROM team_member JOIN team ON team.id = team_id WHERE tournament_id = $1::uuid
    UNION SELECT player_id FROM seat_assignment WHERE table_id ${IN_TABLES})
  SELECT player_id FROM named
  UNION SELECT merged_into_id FROM player JOIN named ON named.player_id = player.id
   WHERE merged_into_id IS NOT NULL)`;

const people = {
  seasons: list(
    'season',
    'id = (SELECT season_id FROM tournament WHERE id = $1::uuid)',
    { id: id(), label: text(), startYear: int() },
    { shared: true },
  ),
  clubs: list(
    'club',
    'id IN (SELECT club_id FROM team WHERE tournament_id = $1::uuid)',
    { id: id(), name: text(), affiliatedFrom: day(none), affiliatedTo: day(none), version: int() },
    { shared: true },
  ),
  players: list(
    'player',
    PLAYERS,
    {
      id: id(),
      name: text({ shown: `CASE WHEN hidden_at IS NULL THEN name ELSE 'Skjult navn' END` }),
      mergedIntoId: to('players', none),
      hiddenAt: moment(none),
      erasedAt: moment(none),
      version: int(),
    },
    { shared: true },
  ),
};

const tournament = {
  tournaments: list('tournament', 'id = $1::uuid', {
    id: id(),
    seasonId: to('seasons'),
    slug: text(),
    name: text(),
    rulesEdition: text(),
    kind: text(),
    calendarShownAt: moment(none),
    version: int(),
    createdAt: moment(),
  }),
  entryTerms: list(
    'entry_terms',
    'tournament_id = $1::uuid',
    {
      tournamentId: to('tournaments'),
      opensAt: moment(none),
      deadline: moment(),
      paymentDeadline: moment(none),
      feeOre: int(),
      listShownAt: moment(none),
      changedAt: moment(),
      version: int(),
    },
    { key: ['tournamentId'] },
  ),
  teams: list('team', 'tournament_id = $1::uuid', {
    id: id(),
    tournamentId: to('tournaments'),
    number: int(),
    name: text(),
    clubId: to('clubs', none),
    previousTeamId: id({ ...noneOrLater, elsewhere: true }),
    withdrawnAt: moment(none),
    entryState: text(),
    enteredAt: moment(),
    late: bool(),
    entryReason: privately('entry_reason'),
    version: int(),
  }),
  teamMembers: list(
    'team_member',
    'team_id IN (SELECT id FROM team WHERE tournament_id = $1::uuid)',
    { teamId: to('teams'), playerId: to('players'), place: text(), ordinal: int() },
    { key: ['teamId', 'playerId'] },
  ),
  stages: list('stage', 'tournament_id = $1::uuid', {
    id: id(),
    tournamentId: to('tournaments'),
    ordinal: int(),
    name: text(),
    boardsPerMatch: int(),
    firstDealer: text(),
    scale: json(),
    walkoverGamePoints: int(),
    decisivePlaces: ints(),
    ownMatchesFor: text(),
    withdrawal: text(),
    protestMinutes: int(),
    kind: text(),
    carryOver: text(),
    advancePerPool: int(),
    advanceBestOfRest: int(),
    finishedAt: moment(none),
    version: int(),
  }),
  playDays: list('play_day', `stage_id ${IN_STAGES}`, {
    id: id(),
    stageId: to('stages'),
    date: day(),
    rule: text(none),
    label: text(none),
    startsAt: text(none),
    venue: text(none),
    cancelledAt: moment(none),
    changedAt: moment(),
    version: int(),
  }),
  pools: list('pool', `stage_id ${IN_STAGES}`, {
    id: id(),
    stageId: to('stages'),
    ordinal: int(),
    name: text(),
  }),
  poolTeams: list(
    'pool_team',
    `stage_id ${IN_STAGES}`,
    {
      poolId: to('pools'),
      stageId: to('stages'),
      teamId: to('teams'),
      carriedMatchPoints: int(),
      carriedGamePoints: int(),
    },
    { key: ['poolId', 'teamId'] },
  ),
  seedings: list('seeding', `stage_id ${IN_STAGES}`, {
    id: id(),
    stageId: to('stages'),
    method: text(),
    chanceSeed: text(none),
    order: ids({ to: 'teams' }),
    clubsApart: bool(),
    at: moment(),
  }),
  stageOutcomes: list(
    'stage_outcome',
    `stage_id ${IN_STAGES}`,
    {
      stageId: to('stages'),
      teamId: to('teams'),
      poolId: to('pools'),
      place: int(none),
      shared: bool(),
      played: int(),
      matchPoints: int(),
      gamePoints: int(),
    },
    { key: ['stageId', 'teamId'] },
  ),
  advancements: list('advancement', `from_stage_id ${IN_STAGES}`, {
    id: id(),
    fromStageId: to('stages'),
    toStageId: to('stages'),
    proposal: json(),
    confirmedAt: moment(),
    withdrawnAt: moment(none),
  }),
};

const trail = {
  events: list(
    'audit_event',
    'chain_id = $1::uuid',
    {
      chainId: to('tournaments'),
      seq: int(),
      type: text(),
      schemaVersion: int(),
      subjectKind: text(),
      subjectId: text(),
      payload: json(),
      actorKind: text(),
      actorId: id(none),
      requestId: text(),
      textHash: text(none),
      at: moment(),
      prevHash: text(),
      hash: text(),
    },
    { key: ['chainId', 'seq'] },
  ),
  eventTexts: list(
    'audit_text',
    'chain_id = $1::uuid',
    {
      chainId: to('tournaments'),
      seq: int(),
      text: text({ nullable: true, shown: 'NULL' }),
      salt: text({ nullable: true, shown: 'NULL' }),
      redactedAt: moment({
        nullable: true,
        shown: `COALESCE(redacted_at, (SELECT event.at FROM audit_event event
          WHERE event.chain_id = audit_text.chain_id AND event.seq = audit_text.seq))`,
      }),
    },
    { key: ['chainId', 'seq'], pairs: [{ fields: ['chainId', 'seq'], to: 'events' }] },
  ),
};

/** Every list of a season's file, each behind those that its rows name. docs/SEASON-FILES.md describes them. */
export const SEASON_LISTS: Readonly<Record<string, SeasonList>> = {
  ...people,
  ...tournament,
  ...PLAY_LISTS,
  ...DECISION_LISTS,
  ...trail,
};
