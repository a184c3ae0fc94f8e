import {
  bool,
  day,
  type Field,
  frozen,
  id,
  ids,
  int,
  ints,
  json,
  moment,
  none,
  privately,
  text,
  to,
  withColumns,
} from './season-columns.ts';

/** A list of the file: the table that it is kept in, and which of its rows belong to the tournament $1. */
export interface SeasonList {
  readonly table: string;
  readonly of: string;
  /** What tells its rows apart. */
  readonly key: readonly string[];
  readonly fields: Readonly<Record<string, Field>>;
  /** Also of other tournaments: a row that is there already stays as it is. */
  readonly shared?: boolean;
  /** Fields that together name a row of another list. */
  readonly pairs?: readonly { readonly fields: readonly string[]; readonly to: string }[];
  /** Which of its rows belong to the round $1; only lists that travel with a round have it. */
  readonly ofRound?: string;
}

const list = (
  table: string,
  of: string,
  fields: Parameters<typeof withColumns>[0],
  more: Partial<SeasonList> = {},
): SeasonList => ({ table, of, key: ['id'], fields: withColumns(fields), ...more });

const IN_STAGES = 'IN (SELECT id FROM stage WHERE tournament_id = $1::uuid)';
const IN_ROUNDS =
  'IN (SELECT round.id FROM round JOIN stage ON stage.id = stage_id WHERE tournament_id = $1::uuid)';
const IN_TABLES = `IN (SELECT id FROM playing_table WHERE round_id ${IN_ROUNDS})`;
const IN_MATCHES = `IN (SELECT id FROM match WHERE round_id ${IN_ROUNDS})`;
const IN_SETS = 'IN (SELECT id FROM board_set WHERE tournament_id = $1::uuid)';
const OF_ROUND = 'round_id = $1::uuid';
const ROUND_TABLES = 'IN (SELECT id FROM playing_table WHERE round_id = $1::uuid)';
const ROUND_MATCHES = 'IN (SELECT id FROM match WHERE round_id = $1::uuid)';

/** Players of its teams and those who sat at its tables, with whom they were merged into. */
const PLAYERS = `id IN (
  WITH named AS (
    SELECT player_id FROM team_member JOIN team ON team.id = team_id WHERE tournament_id = $1::uuid
    UNION SELECT player_id FROM seat_assignment WHERE table_id ${IN_TABLES})
  SELECT player_id FROM named
  UNION SELECT merged_into_id FROM player JOIN named ON named.player_id = player.id
   WHERE merged_into_id IS NOT NULL)`;

/** Whether the reason why a ruling came late is public: the ruling is in force in a round that is. */
const LATE_REASON = `CASE WHEN late_reason IS NULL OR (withdrawn_at IS NULL AND EXISTS (
    SELECT FROM match JOIN round ON round.id = match.round_id
     WHERE match.id = ruling.match_id AND round.state = 'published')) THEN late_reason ELSE '[…]' END`;

const tuple = {
  contract: text(none),
  declarer: text(none),
  outcome: text(none),
  tout: text(none),
};

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

const play = {
  boardSets: list('board_set', 'tournament_id = $1::uuid', {
    id: id(),
    tournamentId: to('tournaments'),
    label: text(),
  }),
  folders: list(
    'folder',
    `board_set_id ${IN_SETS}`,
    { boardSetId: to('boardSets'), number: int(), dealer: text() },
    { key: ['boardSetId', 'number'] },
  ),
  folderCards: list(
    'folder_card',
    `board_set_id ${IN_SETS}`,
    { boardSetId: to('boardSets'), board: int(), card: text(), pocket: text(), talonNumber: int(none) },
    { key: ['boardSetId', 'board', 'card'], pairs: [{ fields: ['boardSetId', 'board'], to: 'folders' }] },
  ),
  rounds: list(
    'round',
    `stage_id ${IN_STAGES}`,
    {
      id: id(),
      stageId: to('stages'),
      playDayId: to('playDays'),
      number: int(),
      label: text(),
      state: text(),
      kind: text(),
      drawShownAt: moment(none),
      closedAt: moment(none),
      version: int(),
    },
    { ofRound: 'id = $1::uuid' },
  ),
  matches: list(
    'match',
    `round_id ${IN_ROUNDS}`,
    {
      id: id(),
      roundId: to('rounds'),
      poolId: to('pools'),
      number: int(none),
      kind: text(),
      boards: int(),
      walkoverWinner: text(none),
      reason: privately('reason'),
      version: int(),
    },
    { ofRound: OF_ROUND },
  ),
  matchTeams: list(
    'match_team',
    `round_id ${IN_ROUNDS}`,
    { matchId: to('matches'), side: text(), roundId: to('rounds'), teamId: to('teams') },
    { key: ['matchId', 'side'], ofRound: OF_ROUND },
  ),
  tables: list(
    'playing_table',
    `round_id ${IN_ROUNDS}`,
    {
      id: id(),
      matchId: to('matches'),
      roundId: to('rounds'),
      number: int(),
      side: text(),
      mode: text(),
      totalNs: int({ nullable: true, column: 'total_ns_game_points' }),
      version: int(),
    },
    { ofRound: OF_ROUND },
  ),
  seats: list(
    'seat_assignment',
    `table_id ${IN_TABLES}`,
    {
      id: id(),
      tableId: to('tables'),
      seat: text(),
      playerId: to('players'),
      fromBoard: int(),
      toBoard: int(),
    },
    { ofRound: `table_id ${ROUND_TABLES}` },
  ),
  boardSetUses: list(
    'board_set_use',
    `board_set_id ${IN_SETS}`,
    { id: id(), boardSetId: to('boardSets'), matchId: to('matches'), sequence: int() },
    { ofRound: `match_id ${ROUND_MATCHES}` },
  ),
  boardResults: list(
    'board_result',
    `table_id ${IN_TABLES}`,
    {
      tableId: to('tables'),
      board: int(),
      state: text(),
      cancelled: bool(),
      recordedCancelled: bool(),
      notPlayed: bool(),
      ruled: bool(),
      recordedContract: text(none),
      recordedDeclarer: text(none),
      recordedOutcome: text(none),
      recordedTout: text(none),
      ...tuple,
      declarerGamePoints: int(none),
      nsGamePoints: int(),
      updatedAt: moment(none),
      version: int(),
    },
    { key: ['tableId', 'board'], ofRound: `table_id ${ROUND_TABLES}` },
  ),
  boardEntries: list(
    'board_entry',
    `table_id ${IN_TABLES}`,
    {
      id: id(),
      tableId: to('tables'),
      board: int(),
      source: text(),
      action: text(),
      ...tuple,
      actorKind: text(),
      actorId: id(none),
      clientTime: moment(none),
      at: moment(),
    },
    {
      pairs: [{ fields: ['tableId', 'board'], to: 'boardResults' }],
      ofRound: `table_id ${ROUND_TABLES}`,
    },
  ),
};

const onBoard = [{ fields: ['tableId', 'board'], to: 'boardResults' }] as const;

const decisions = {
  folderErrors: list(
    'folder_error',
    `round_id ${IN_ROUNDS}`,
    {
      id: id(),
      roundId: to('rounds'),
      boardSetId: to('boardSets'),
      board: int(),
      fromSequence: int(),
      note: privately('note'),
      foundAt: moment(),
      withdrawnAt: moment(none),
    },
    { ofRound: OF_ROUND },
  ),
  rulings: list(
    'ruling',
    `match_id ${IN_MATCHES}`,
    {
      id: id(),
      matchId: to('matches'),
      tableId: to('tables'),
      board: int(),
      ordinal: int(),
      seat: text(),
      rule: text(),
      facts: json(),
      note: privately('note'),
      calledAt: moment(none),
      late: text(none),
      lateReason: text({ nullable: true, shown: LATE_REASON }),
      madeAt: moment(),
      madeById: id(none),
      withdrawnAt: moment(none),
      folderErrorId: to('folderErrors', none),
    },
    { pairs: onBoard, ofRound: `match_id ${ROUND_MATCHES}` },
  ),
  penalties: list(
    'penalty',
    `match_id ${IN_MATCHES}`,
    {
      id: id(),
      matchId: to('matches'),
      tableId: to('tables'),
      board: int(),
      side: text(),
      rule: text(),
      awardedAt: moment(),
      withdrawnAt: moment(none),
      rulingId: to('rulings', none),
    },
    { pairs: onBoard, ofRound: `match_id ${ROUND_MATCHES}` },
  ),
  protests: list(
    'protest',
    `round_id ${IN_ROUNDS}`,
    {
      id: id(),
      roundId: to('rounds'),
      tableId: to('tables', none),
      board: int(none),
      rulingId: to('rulings', none),
      teamId: to('teams'),
      lodgedAt: moment(),
      inTime: bool(),
      lateReason: privately('late_reason'),
      text: privately('text'),
      state: text(),
      decidedAt: moment(none),
      decision: privately('decision'),
      version: int(),
    },
    { ofRound: OF_ROUND },
  ),
  appeals: list(
    'appeal',
    `ruling_id IN (SELECT id FROM ruling WHERE match_id ${IN_MATCHES})`,
    {
      id: id(),
      rulingId: to('rulings'),
      teamId: to('teams'),
      filedAt: moment(),
      text: privately('text'),
      state: text(),
      decidedAt: moment(none),
      decision: privately('decision'),
      replacementId: to('rulings', none),
      version: int(),
    },
    { ofRound: `ruling_id IN (SELECT id FROM ruling WHERE match_id ${ROUND_MATCHES})` },
  ),
  publications: list(
    'publication',
    `round_id ${IN_ROUNDS}`,
    {
      id: id(),
      roundId: to('rounds'),
      revision: int(),
      payload: frozen(),
      etag: text(),
      publishedAt: moment(),
      withdrawnAt: moment(none),
    },
    { ofRound: OF_ROUND },
  ),
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
  ...play,
  ...decisions,
  ...trail,
};
