import type { Fixture } from './fixture.ts';

/** A constraint and what breaks it: statements on a planted tournament. */
export type Violation = readonly [constraint: string, breaks: (f: Fixture) => string | readonly string[]];

export const ID = 'gen_random_uuid()';

export const set = (table: string, key: keyof Fixture, changes: string) => (f: Fixture) =>
  `UPDATE "${table}" SET ${changes} WHERE id = '${f[key] as string}'`;

/** Changes board 1 at table a. */
const board = (changes: string) => (f: Fixture) =>
  `UPDATE board_result SET ${changes} WHERE table_id = '${f.tableA}' AND board = 1`;

/** The director cancels the board himself. */
const CANCELLED = 'cancelled = true, recorded_cancelled = true';

const WON = {
  contract: "'solo'",
  declarer: "'N'",
  outcome: "'won'",
  tout: "'none'",
  declarer_game_points: '3',
  ns_game_points: '3',
  state: "'entered'",
};
/** A solo won by North, each column as given or as told. */
function result(changes: Partial<Record<keyof typeof WON | `recorded_${string}`, string>> = {}): string {
  const { contract, declarer, outcome, tout } = { ...WON, ...changes };
  const columns = {
    ...WON,
    recorded_contract: contract,
    recorded_declarer: declarer,
    recorded_outcome: outcome,
    recorded_tout: tout,
    ...changes,
  };
  return Object.entries(columns)
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ');
}

/** An entry of board 1 at table a: a solo won by North unless told otherwise. */
const entry =
  (changes: Record<string, string> = {}) =>
  (f: Fixture) => {
    const { declarer_game_points: _points, ns_game_points: _ns, state: _state, ...tuple } = WON;
    const columns = {
      id: ID,
      table_id: `'${f.tableA}'`,
      board: '1',
      source: "'director'",
      action: "'result'",
      ...tuple,
      actor_kind: "'system'",
      ...changes,
    };
    return `INSERT INTO board_entry (${Object.keys(columns).join(', ')}) VALUES (${Object.values(columns).join(', ')})`;
  };

const seat =
  (seatCode: string, player: 0 | 1, from: number, to: number) =>
  (f: Fixture): string =>
    `INSERT INTO seat_assignment (id, table_id, seat, player_id, from_board, to_board)
     VALUES (${ID}, '${f.tableA}', '${seatCode}', '${f.players[player]}', ${from}, ${to})`;

const penalty = (f: Fixture, changes: Record<string, string> = {}): string => {
  const columns = {
    id: ID,
    match_id: `'${f.match}'`,
    table_id: `'${f.tableA}'`,
    board: '1',
    side: "'NS'",
    rule: "'bid-out-of-turn'",
    ...changes,
  };
  return `INSERT INTO penalty (${Object.keys(columns).join(', ')}) VALUES (${Object.values(columns).join(', ')})`;
};

export const insert = (table: string, columns: Record<string, string>): string =>
  `INSERT INTO ${table} (${Object.keys(columns).join(', ')}) VALUES (${Object.values(columns).join(', ')})`;

/** A ruling against North on board 1 at table a. */
const ruling = (f: Fixture, changes: Record<string, string> = {}): string =>
  insert('ruling', {
    id: `'${f.season}'`,
    match_id: `'${f.match}'`,
    table_id: `'${f.tableA}'`,
    board: '1',
    ordinal: '1',
    seat: "'N'",
    rule: "'bid-out-of-turn'",
    facts: `'{"penalty": "1"}'`,
    made_at: "'2026-11-15'",
    ...changes,
  });

/** A ruling with what it does to the board at its table. */
const ruled = (f: Fixture): readonly string[] => [ruling(f), board('ruled = true')(f)];

const folderError = (f: Fixture, changes: Record<string, string> = {}): readonly string[] => [
  ...boardSet(f),
  `INSERT INTO board_set_use (id, board_set_id, match_id, sequence)
   VALUES (${ID}, '${f.season}', '${f.match}', 1)`,
  insert('folder_error', {
    id: `'${f.season}'`,
    round_id: `'${f.round}'`,
    board_set_id: `'${f.season}'`,
    board: '1',
    from_sequence: '1',
    found_at: "'2026-11-15'",
    ...changes,
  }),
];

const folderErrorByTime = (f: Fixture): readonly string[] =>
  folderError(f, { from_table_id: `'${f.tableB}'`, from_time: "'2026-11-14'" });

const protest = (f: Fixture, changes: Record<string, string> = {}): string =>
  insert('protest', {
    id: `'${f.season}'`,
    round_id: `'${f.round}'`,
    table_id: `'${f.tableA}'`,
    board: '1',
    team_id: `'${f.home}'`,
    lodged_at: "'2026-11-15'",
    in_time: 'true',
    ...changes,
  });

const appeal = (f: Fixture, changes: Record<string, string> = {}): readonly string[] => [
  ...ruled(f),
  insert('appeal', {
    id: `'${f.season}'`,
    ruling_id: `'${f.season}'`,
    team_id: `'${f.home}'`,
    filed_at: "'2026-11-15'",
    ...changes,
  }),
];

const DECIDED = { decided_at: 'now()', decision: "'Sådan'" };

const boardSet = (f: Fixture): readonly string[] => [
  `INSERT INTO board_set (id, tournament_id, label) VALUES ('${f.season}', '${f.tournament}', '1-40')`,
  `INSERT INTO folder (board_set_id, number, dealer) VALUES ('${f.season}', 1, 'N')`,
];

const card = (f: Fixture, code: string, pocket = 'forehand', talon = 'NULL'): string =>
  `INSERT INTO folder_card (board_set_id, board, card, pocket, talon_number)
   VALUES ('${f.season}', 1, '${code}', '${pocket}', ${talon})`;

const names = (table: string, constraint: string, key: keyof Fixture): readonly Violation[] =>
  [' Nord', 'Nord ', '=1+1', '+45', '-', '@home', 'to\nlinjer', ''].map((name) => [
    constraint,
    set(table, key, `name = '${name}'`),
  ]);

const bye = (f: Fixture, changes: Record<string, string> = {}): string => {
  const columns = {
    id: `'${f.season}'`,
    round_id: `'${f.round}'`,
    pool_id: `'${f.pool}'`,
    number: 'NULL',
    kind: "'bye'",
    boards: '4',
    ...changes,
  };
  return `INSERT INTO match (${Object.keys(columns).join(', ')}) VALUES (${Object.values(columns).join(', ')})`;
};

export const userGrant =
  (role: string, tournament: boolean, club = false) =>
  (f: Fixture): readonly string[] => [
    `INSERT INTO club (id, name) VALUES ('${f.season}', 'Klub')`,
    `INSERT INTO role_grant (id, user_id, role, tournament_id, club_id)
     VALUES (${ID}, '${f.user}', '${role}', ${tournament ? `'${f.tournament}'` : 'NULL'}, ${club ? `'${f.season}'` : 'NULL'})`,
  ];

const event = (f: Fixture, changes: Record<string, string> = {}): string => {
  const columns = {
    chain_id: `'${f.tournament}'`,
    seq: '1',
    type: "'round-started'",
    subject_kind: "'round'",
    subject_id: `'${f.round}'`,
    payload: "'{}'",
    actor_kind: "'system'",
    request_id: "'r'",
    at: 'now()',
    prev_hash: "''",
    hash: "repeat('a', 64)",
    ...changes,
  };
  return `INSERT INTO audit_event (${Object.keys(columns).join(', ')}) VALUES (${Object.values(columns).join(', ')})`;
};
const text = (f: Fixture): string =>
  `INSERT INTO audit_text (chain_id, seq, text, salt) VALUES ('${f.tournament}', 1, 'Syg', 's')`;
const publication = (f: Fixture): string =>
  `INSERT INTO publication (id, round_id, revision, payload, etag, published_at)
   VALUES ('${f.season}', '${f.round}', 1, '{"a": 1}', 'e', '2026-11-15')`;

/** Rulings, folder errors, protests, appeals. */
const RULINGS: readonly Violation[] = [
  ['ruling_board_positive', (f) => ruling(f, { board: '0' })],
  ['ruling_table_id_board_fkey', (f) => ruling(f, { board: '9' })],
  ['ruling_table_id_match_id_fkey', (f) => ruling(f, { table_id: `'${f.season}'` })],
  ['ruling_ordinal_positive', (f) => ruling(f, { ordinal: '0' })],
  ['ruling_match_id_board_ordinal_key', (f) => [ruling(f), ruling(f, { id: ID, table_id: `'${f.tableB}'` })]],
  ['ruling_seat_code', (f) => ruling(f, { seat: "'Ø'" })],
  ['ruling_rule_form', (f) => ruling(f, { rule: "'Rule 7'" })],
  ['ruling_facts_by_name', (f) => ruling(f, { facts: "'[]'" })],
  ['ruling_late_code', (f) => ruling(f, { late: "'late'", late_reason: "'Sygdom'" })],
  ['ruling_late_with_reason', (f) => ruling(f, { late: "'board-recorded'" })],
  ['ruling_late_with_reason', (f) => ruling(f, { late_reason: "'Sygdom'" })],
  ['ruling_withdrawn_after_made', (f) => ruling(f, { withdrawn_at: "'2026-11-14'" })],
  ...['seat', 'rule', 'note', 'late_reason', 'facts', 'called_at'].map((column): Violation => [
    'ruling_only_withdrawn',
    (f) => [
      ruling(f, { late: "'board-recorded'", late_reason: "'Sygdom'" }),
      `UPDATE ruling SET ${column} = ${{ seat: "'S'", facts: "'{}'", called_at: 'now()' }[column] ?? "'andet'"}`,
    ],
  ]),
  [
    'ruling_only_withdrawn',
    (f) => [ruling(f), 'UPDATE ruling SET withdrawn_at = now()', 'UPDATE ruling SET withdrawn_at = NULL'],
  ],
  ['ruling_never_deleted', (f) => [ruling(f), 'DELETE FROM ruling']],
  ['ruling_never_emptied', () => 'TRUNCATE ruling CASCADE'],
  ['board_result_ruled_by_rulings', board('ruled = true')],
  ['board_result_ruled_by_rulings', (f) => ruling(f)],
  ['board_result_ruled_by_rulings', (f) => [...ruled(f), 'UPDATE ruling SET withdrawn_at = now()']],
  [
    'board_result_ruled_by_rulings',
    (f) => `INSERT INTO board_result (table_id, board, ruled) VALUES ('${f.tableA}', 9, true)`,
  ],
  ['penalty_as_its_ruling', (f) => [...ruled(f), penalty(f, { ruling_id: `'${f.season}'`, side: "'EW'" })]],
  ['penalty_as_its_ruling', (f) => [...ruled(f), penalty(f, { ruling_id: `'${f.season}'`, board: '2' })]],
  [
    'penalty_as_its_ruling',
    (f) => [...ruled(f), penalty(f, { ruling_id: `'${f.season}'`, rule: "'looked-at-tricks'" })],
  ],
  [
    'penalty_as_its_ruling',
    (f) => [
      ...ruled(f),
      penalty(f, { ruling_id: `'${f.season}'` }),
      'UPDATE ruling SET withdrawn_at = now()',
      board('ruled = false')(f),
    ],
  ],
  [
    'penalty_as_its_ruling',
    (f) => [
      ...ruled(f),
      penalty(f, { ruling_id: `'${f.season}'` }),
      'UPDATE penalty SET withdrawn_at = now()',
    ],
  ],
  [
    'penalty_ruling_id_key',
    (f) => [
      ...ruled(f),
      penalty(f, { ruling_id: `'${f.season}'` }),
      penalty(f, { ruling_id: `'${f.season}'` }),
    ],
  ],
  ['folder_error_board_positive', (f) => folderError(f, { board: '0' })],
  ['folder_error_from_sequence_positive', (f) => folderError(f, { from_sequence: '0' })],
  ['folder_error_withdrawn_after_found', (f) => folderError(f, { withdrawn_at: "'2026-11-14'" })],
  ['folder_error_only_withdrawn', (f) => [...folderError(f), 'UPDATE folder_error SET board = 2']],
  ['folder_error_table_with_time', (f) => folderError(f, { from_table_id: `'${f.tableA}'` })],
  ['folder_error_table_with_time', (f) => folderError(f, { from_time: "'2026-11-14'" })],
  [
    'folder_error_found_after_it_began',
    (f) => folderError(f, { from_table_id: `'${f.tableA}'`, from_time: "'2026-11-16'" }),
  ],
  [
    'folder_error_table_of_its_set',
    (f) => folderError(f, { from_sequence: '2', from_table_id: `'${f.tableB}'`, from_time: "'2026-11-14'" }),
  ],
  [
    'folder_error_only_withdrawn',
    (f) => [...folderErrorByTime(f), "UPDATE folder_error SET from_time = '2026-11-13'"],
  ],
  ['folder_error_of_its_round', (f) => [...boardSet(f), ...folderError(f).slice(-1)]],
  ['folder_error_never_deleted', (f) => [...folderError(f), 'DELETE FROM folder_error']],
  ['folder_error_never_emptied', () => 'TRUNCATE folder_error CASCADE'],
  ['protest_board_at_a_table', (f) => protest(f, { table_id: 'NULL' })],
  ['protest_board_at_a_table', (f) => protest(f, { board: '0' })],
  ['protest_late_with_reason', (f) => protest(f, { in_time: 'false' })],
  ['protest_late_with_reason', (f) => protest(f, { late_reason: "'Sygdom'" })],
  ['protest_state_code', (f) => protest(f, { state: "'lost'", ...DECIDED })],
  ['protest_decided_with_reason', (f) => protest(f, { state: "'granted'" })],
  ['protest_decided_with_reason', (f) => protest(f, DECIDED)],
  [
    'protest_of_its_round',
    (f) => [
      `INSERT INTO team (id, tournament_id, number, name) VALUES ('${f.season}', '${f.tournament}', 9, 'Hold 9')`,
      protest(f, { team_id: `'${f.season}'` }),
    ],
  ],
  ['protest_only_decided', (f) => [protest(f), "UPDATE protest SET text = 'andet'"]],
  [
    'protest_only_decided',
    (f) => [
      protest(f, { state: "'granted'", ...DECIDED }),
      "UPDATE protest SET state = 'open', decided_at = NULL, decision = NULL",
    ],
  ],
  ['protest_never_deleted', (f) => [protest(f), 'DELETE FROM protest']],
  ['protest_never_emptied', () => 'TRUNCATE protest'],
  ['appeal_state_code', (f) => appeal(f, { state: "'lost'", ...DECIDED })],
  ['appeal_decided_with_reason', (f) => appeal(f, { state: "'upheld'" })],
  ['appeal_changed_to_another_ruling', (f) => appeal(f, { state: "'changed'", ...DECIDED })],
  ['appeal_changed_to_another_ruling', (f) => appeal(f, { replacement_id: `'${f.season}'` })],
  ['appeal_only_decided', (f) => [...appeal(f), 'UPDATE appeal SET filed_at = now()']],
  [
    'appeal_only_decided',
    (f) => [...appeal(f, { state: "'dismissed'", ...DECIDED }), "UPDATE appeal SET decision = 'andet'"],
  ],
  ['appeal_never_deleted', (f) => [...appeal(f), 'DELETE FROM appeal']],
  ['appeal_never_emptied', () => 'TRUNCATE appeal'],
];

/** Rows and values: seasons, teams, people, users. */
const VALUES: readonly Violation[] = [
  ['season_label_trimmed', set('season', 'season', "label = ' 2026'")],
  ['season_start_year_range', set('season', 'season', 'start_year = 26')],
  ['tournament_slug_form', set('tournament', 'tournament', "slug = 'Åben cup'")],
  ['tournament_rules_edition_trimmed', set('tournament', 'tournament', "rules_edition = ''")],
  ['stage_name_plain', set('stage', 'stage', "name = '=A'")],
  ['stage_ordinal_positive', set('stage', 'stage', 'ordinal = 0')],
  ['stage_boards_per_match_positive', set('stage', 'stage', 'boards_per_match = 0')],
  ['stage_first_dealer_code', set('stage', 'stage', "first_dealer = 'Ø'")],
  ['stage_scale_is_list', set('stage', 'stage', "scale = '{}'")],
  ['stage_scale_is_list', set('stage', 'stage', "scale = '[]'")],
  ['stage_walkover_not_negative', set('stage', 'stage', 'walkover_game_points = -6')],
  ['stage_decisive_places_positive', set('stage', 'stage', "decisive_places = '{1,0}'")],
  ['stage_decisive_places_positive', set('stage', 'stage', 'decisive_places = NULL')],
  ['stage_own_matches_for_code', set('stage', 'stage', "own_matches_for = 'all'")],
  ['stage_withdrawal_code', set('stage', 'stage', "withdrawal = 'forget'")],
  ['stage_protest_minutes_not_negative', set('stage', 'stage', 'protest_minutes = -1')],
  ['pool_name_plain', set('pool', 'pool', "name = '@A'")],
  ['pool_ordinal_positive', set('pool', 'pool', 'ordinal = 0')],
  ...names('tournament', 'tournament_name_plain', 'tournament'),
  ...names('team', 'team_name_plain', 'home'),
  ['club_name_plain', () => `INSERT INTO club (id, name) VALUES (${ID}, '=SUM(A1)')`],
  ['player_name_plain', () => `INSERT INTO player (id, name) VALUES (${ID}, '-x')`],
  [
    'player_not_merged_into_itself',
    ({ players }) => `UPDATE player SET merged_into_id = id WHERE id = '${players[0]}'`,
  ],
  [
    'player_name_name_plain',
    ({ players }) =>
      `INSERT INTO player_name (id, player_id, name, until) VALUES (${ID}, '${players[0]}', '+x', now())`,
  ],
  [
    'membership_from_before_to',
    ({ players }) => [
      `INSERT INTO club (id, name) VALUES ('${players[0]}', 'Klub')`,
      `INSERT INTO membership (id, player_id, club_id, "from", "to")
       VALUES (${ID}, '${players[0]}', '${players[0]}', '2026-02-01', '2026-01-01')`,
    ],
  ],
  ['team_number_positive', set('team', 'home', 'number = 0')],
  ['team_not_its_own_past', set('team', 'home', 'previous_team_id = id')],
  ['team_tournament_id_number_key', set('team', 'home', 'number = 2')],
  [
    'team_member_place_code',
    (f) =>
      `INSERT INTO team_member (team_id, player_id, place, ordinal) VALUES ('${f.home}', '${f.players[0]}', 'N', 1)`,
  ],
  [
    'team_member_ordinal_positive',
    (f) =>
      `INSERT INTO team_member (team_id, player_id, place, ordinal) VALUES ('${f.home}', '${f.players[0]}', 'NS', 0)`,
  ],
  [
    'pool_team_stage_id_team_id_key',
    (f) => [
      `INSERT INTO pool (id, stage_id, ordinal, name) VALUES ('${f.season}', '${f.stage}', 2, 'B')`,
      `INSERT INTO pool_team (pool_id, stage_id, team_id) VALUES ('${f.season}', '${f.stage}', '${f.home}')`,
    ],
  ],
  ['user_account_login_trimmed', set('user_account', 'user', "login = ''")],
  ['user_account_name_trimmed', set('user_account', 'user', "name = ' x'")],
  ['role_grant_role_code', userGrant('admin', false)],
  ['role_grant_scope_fits', userGrant('committee', true)],
  ['role_grant_scope_fits', userGrant('director', true, true)],
  [
    'one_time_link_purpose_code',
    (f) =>
      `INSERT INTO one_time_link (id, token_hash, purpose, user_id) VALUES (${ID}, 'h', 'x', '${f.user}')`,
  ],
  [
    'idempotency_key_status_range',
    (f) =>
      `INSERT INTO idempotency_key (actor_id, key, request_hash, status) VALUES ('${f.user}', 'k', 'h', 0)`,
  ],
];

/** Rounds, matches, tables, seats. */
const PLAY: readonly Violation[] = [
  ['round_number_positive', set('round', 'round', 'number = 0')],
  ['round_label_trimmed', set('round', 'round', "label = ''")],
  ['round_state_code', set('round', 'round', "state = 'open'")],
  ['round_closed_at_once_closed', set('round', 'round', "state = 'closed'")],
  ['round_closed_at_once_closed', set('round', 'round', 'closed_at = now()')],
  [
    'round_play_day_id_stage_id_fkey',
    (f) => [
      `INSERT INTO stage SELECT '${f.season}', tournament_id, 2, name, boards_per_match, first_dealer, scale,
         walkover_game_points, decisive_places, own_matches_for, withdrawal, protest_minutes FROM stage WHERE id = '${f.stage}'`,
      `INSERT INTO round (id, stage_id, play_day_id, number, label, state)
       VALUES (${ID}, '${f.season}', '${f.playDay}', 1, 'x', 'planned')`,
    ],
  ],
  ['match_kind_code', set('match', 'match', "kind = 'forfeit'")],
  ['match_number_unless_bye', set('match', 'match', 'number = NULL')],
  ['match_number_unless_bye', (f) => bye(f, { number: '2' })],
  ['match_number_positive', set('match', 'match', 'number = 0')],
  ['match_boards_positive', set('match', 'match', 'boards = 0')],
  [
    'match_walkover_winner_code',
    set('match', 'match', "kind = 'walkover', walkover_winner = 'NS', reason = 'x'"),
  ],
  ['match_walkover_has_winner', set('match', 'match', "kind = 'walkover', reason = 'x'")],
  ['match_walkover_has_winner', set('match', 'match', "walkover_winner = 'home'")],
  ['match_walkover_has_reason', set('match', 'match', "kind = 'walkover', walkover_winner = 'home'")],
  ['match_bye_has_no_reason', (f) => bye(f, { reason: "'x'" })],
  ['match_reason_trimmed', set('match', 'match', "reason = ' '")],
  ['match_round_id_number_key', (f) => bye(f, { kind: "'played'", number: '1' })],
  ['match_is_whole', (f) => bye(f)],
  ['match_is_whole', set('match', 'match', "kind = 'bye', number = NULL")],
  ['match_is_whole', (f) => bye(f, { kind: "'played'", number: '2' })],
  ['match_is_whole', ({ match }) => `DELETE FROM match_team WHERE match_id = '${match}' AND side = 'away'`],
  [
    'match_is_whole',
    ({ tableB }) => [
      `DELETE FROM board_result WHERE table_id = '${tableB}'`,
      `DELETE FROM playing_table WHERE id = '${tableB}'`,
    ],
  ],
  [
    'match_pool_of_its_stage',
    (f) => [
      `INSERT INTO stage SELECT '${f.season}', tournament_id, 2, name, boards_per_match, first_dealer, scale,
         walkover_game_points, decisive_places, own_matches_for, withdrawal, protest_minutes FROM stage WHERE id = '${f.stage}'`,
      `INSERT INTO pool (id, stage_id, ordinal, name) VALUES ('${f.season}', '${f.season}', 1, 'B')`,
      `UPDATE match SET pool_id = '${f.season}' WHERE id = '${f.match}'`,
    ],
  ],
  [
    'match_team_side_code',
    ({ match }) => `UPDATE match_team SET side = 'ude' WHERE match_id = '${match}' AND side = 'away'`,
  ],
  [
    'match_team_round_id_team_id_key',
    (f) => [
      bye(f),
      `INSERT INTO match_team (match_id, side, round_id, team_id) VALUES ('${f.season}', 'home', '${f.round}', '${f.home}')`,
    ],
  ],
  [
    'match_team_of_its_tournament',
    (f) => [
      `INSERT INTO tournament (id, season_id, slug, name, rules_edition) VALUES ('${f.season}', '${f.season}', 'b', 'B', 'x')`,
      `INSERT INTO team (id, tournament_id, number, name) VALUES ('${f.season}', '${f.season}', 1, 'Fremmed')`,
      `UPDATE match_team SET team_id = '${f.season}' WHERE match_id = '${f.match}' AND side = 'away'`,
    ],
  ],
  [
    'pool_team_of_its_tournament',
    (f) => [
      `INSERT INTO tournament (id, season_id, slug, name, rules_edition) VALUES ('${f.season}', '${f.season}', 'b', 'B', 'x')`,
      `INSERT INTO team (id, tournament_id, number, name) VALUES ('${f.season}', '${f.season}', 1, 'Fremmed')`,
      `INSERT INTO pool_team (pool_id, stage_id, team_id) VALUES ('${f.pool}', '${f.stage}', '${f.season}')`,
    ],
  ],
  ['playing_table_number_positive', set('playing_table', 'tableA', 'number = 0')],
  ['playing_table_side_code', set('playing_table', 'tableA', "side = 'c'")],
  ['playing_table_round_id_number_key', set('playing_table', 'tableA', 'number = 2')],
  ['playing_table_mode_code', set('playing_table', 'tableA', "mode = 'blind'")],
  ['playing_table_total_when_total_only', set('playing_table', 'tableA', "mode = 'total-only'")],
  ['playing_table_total_when_total_only', set('playing_table', 'tableA', 'total_ns_game_points = 5')],
  [
    'playing_table_total_or_boards',
    (f) => [
      board(result())(f),
      set('playing_table', 'tableA', "mode = 'total-only', total_ns_game_points = 5")(f),
    ],
  ],
  [
    'playing_table_total_or_boards',
    (f) => [
      set('playing_table', 'tableA', "mode = 'total-only', total_ns_game_points = 5")(f),
      board(result())(f),
    ],
  ],
  ['seat_assignment_seat_code', seat('X', 0, 1, 4)],
  ['seat_assignment_boards_in_order', seat('N', 0, 3, 2)],
  ['seat_assignment_boards_in_order', seat('N', 0, 0, 2)],
  ['seat_assignment_one_in_a_seat', (f) => [seat('N', 0, 1, 2)(f), seat('N', 1, 2, 4)(f)]],
  ['seat_assignment_one_seat_a_player', (f) => [seat('N', 0, 1, 2)(f), seat('S', 0, 2, 4)(f)]],
];

/** Boards, entries, penalties, deals. */
const BOARDS: readonly Violation[] = [
  [
    'board_result_board_positive',
    (f) => `INSERT INTO board_result (table_id, board) VALUES ('${f.tableA}', 0)`,
  ],
  ['board_result_pkey', (f) => `INSERT INTO board_result (table_id, board) VALUES ('${f.tableA}', 1)`],
  ['board_result_version_positive', board('version = 0')],
  ['board_result_state_code', board(result({ state: "'guessed'" }))],
  [
    'board_result_declarer_code',
    board(result({ declarer: "'Ø'", recorded_declarer: "'N'", ns_game_points: '-3' }) + ', ruled = true'),
  ],
  ['board_result_recorded_declarer_code', board(result({ recorded_declarer: "'Ø'" }) + ', ruled = true')],
  ['board_result_tuple_whole', board(result({ declarer_game_points: 'NULL' }))],
  ['board_result_recorded_tuple_whole', board(result({ recorded_tout: 'NULL' }) + ', ruled = true')],
  [
    'board_result_declarer_unless_passed',
    board(result({ declarer: 'NULL', recorded_declarer: "'N'", ns_game_points: '0' }) + ', ruled = true'),
  ],
  [
    'board_result_declarer_unless_passed',
    board(
      result({
        contract: "'pas'",
        outcome: "'none'",
        declarer_game_points: '0',
        ns_game_points: '0',
        recorded_declarer: 'NULL',
      }) + ', ruled = true',
    ),
  ],
  [
    'board_result_recorded_declarer_unless_passed',
    board(result({ recorded_declarer: 'NULL' }) + ', ruled = true'),
  ],
  ['board_result_empty_is_unrecorded', board(result({ state: "'empty'" }))],
  ['board_result_empty_is_unrecorded', board("state = 'entered'")],
  ['board_result_not_played_has_nothing', board(`${result()}, not_played = true`)],
  ['board_result_not_played_has_nothing', board(`${CANCELLED}, not_played = true`)],
  ['board_result_counts_as_recorded_unless_ruled', board(result({ recorded_outcome: "'bete'" }))],
  ['board_result_points_follow', board(result({ ns_game_points: '-3' }))],
  ['board_result_points_follow', board(result({ declarer: "'E'" }))],
  ['board_result_points_follow', board(`${result()}, ${CANCELLED}`)],
  ['board_result_points_follow', board('ns_game_points = 1')],
  [
    'board_result_contract_outcome_tout_declarer_game_points_fkey',
    board(result({ declarer_game_points: '4', ns_game_points: '4' })),
  ],
  [
    'board_result_recorded_contract_recorded_outcome_recorded_t_fkey',
    board(result({ contract: "'ren-nolo'", tout: "'made'" })),
  ],
  [
    'board_result_recorded_contract_recorded_outcome_recorded_t_fkey',
    board(result({ recorded_outcome: "'bete'", recorded_tout: "'made'" }) + ', ruled = true'),
  ],
  ['board_result_counts_as_recorded_unless_ruled', board('cancelled = true')],
  ['board_result_cancelled_as_recorded', board('recorded_cancelled = true, ruled = true')],
  ['board_result_cancelled_at_both_tables', board(CANCELLED)],
  [
    'board_result_cancelled_at_both_tables',
    (f) =>
      `INSERT INTO board_result (table_id, board, cancelled, recorded_cancelled) VALUES ('${f.tableA}', 9, true, true)`,
  ],
  ['board_result_not_played_at_both_tables', board('not_played = true')],
  ['board_entry_source_code', entry({ source: "'guest'" })],
  [
    'board_entry_action_code',
    entry({ action: "'undo'", contract: 'NULL', declarer: 'NULL', outcome: 'NULL', tout: 'NULL' }),
  ],
  ['board_entry_declarer_code', entry({ declarer: "'V'" })],
  ['board_entry_tuple_with_a_result', entry({ action: "'clear'" })],
  ['board_entry_tuple_with_a_result', entry({ tout: 'NULL' })],
  ['board_entry_declarer_unless_passed', entry({ declarer: 'NULL' })],
  ['board_entry_actor_code', entry({ actor_kind: "'guest'", actor_id: ID })],
  ['board_entry_actor_has_id', entry({ actor_kind: "'user'" })],
  ['board_entry_contract_outcome_tout_fkey', entry({ outcome: "'bete'", tout: "'made'" })],
  ['board_entry_table_id_board_fkey', entry({ board: '9' })],
  [
    'board_entry_pkey',
    (f) => [entry({ id: `'${f.season}'` })(f), entry({ id: `'${f.season}'`, board: '2' })(f)],
  ],
  ['penalty_side_code', (f) => penalty(f, { side: "'N'" })],
  ['penalty_rule_form', (f) => penalty(f, { rule: "'Rule 7'" })],
  ['penalty_withdrawn_after_awarded', (f) => penalty(f, { withdrawn_at: "'2020-01-01'" })],
  ['penalty_table_id_board_fkey', (f) => penalty(f, { board: '9' })],
  [
    'folder_number_positive',
    (f) => [...boardSet(f), `UPDATE folder SET number = 0 WHERE board_set_id = '${f.season}'`],
  ],
  [
    'folder_dealer_code',
    (f) => [...boardSet(f), `UPDATE folder SET dealer = 'X' WHERE board_set_id = '${f.season}'`],
  ],
  ['folder_card_card_code', (f) => [...boardSet(f), card(f, 'S8')]],
  ['folder_card_pkey', (f) => [...boardSet(f), card(f, 'SA'), card(f, 'SA', 'rearhand')]],
  ['folder_card_pocket_code', (f) => [...boardSet(f), card(f, 'SA', 'sitter')]],
  ['folder_card_talon_number_in_talon', (f) => [...boardSet(f), card(f, 'SA', 'talon')]],
  ['folder_card_talon_number_in_talon', (f) => [...boardSet(f), card(f, 'SA', 'forehand', '1')]],
  ['folder_card_talon_number_range', (f) => [...boardSet(f), card(f, 'SA', 'talon', '14')]],
  [
    'folder_card_board_set_id_board_talon_number_key',
    (f) => [...boardSet(f), card(f, 'SA', 'talon', '1'), card(f, 'SK', 'talon', '1')],
  ],
  [
    'folder_card_nine_in_a_pocket',
    (f) => [
      ...boardSet(f),
      ...['A', 'K', 'Q', 'J', '7', '6', '5', '4', '3', '2'].map((rank) => card(f, `S${rank}`)),
    ],
  ],
  [
    'board_set_label_trimmed',
    (f) => `INSERT INTO board_set (id, tournament_id, label) VALUES (${ID}, '${f.tournament}', '')`,
  ],
  [
    'board_set_use_sequence_positive',
    (f) => [
      ...boardSet(f),
      `INSERT INTO board_set_use (id, board_set_id, match_id, sequence) VALUES (${ID}, '${f.season}', '${f.match}', 0)`,
    ],
  ],
  ['contract_family_code', () => "UPDATE contract SET family = 'grand' WHERE code = 'solo'"],
  ['contract_points_outcome_code', () => "INSERT INTO contract_points VALUES ('solo', 'lost', 'none', 0)"],
  ['contract_points_tout_code', () => "INSERT INTO contract_points VALUES ('solo', 'won', 'maybe', 0)"],
  [
    'contract_points_pas_has_no_outcome',
    () => "INSERT INTO contract_points VALUES ('solo', 'none', 'none', 0)",
  ],
];

/** What is only ever added to. */
const HISTORY: readonly Violation[] = [
  ['board_entry_only_added', (f) => [entry()(f), 'UPDATE board_entry SET source = source']],
  ['board_entry_only_added', (f) => [entry()(f), 'DELETE FROM board_entry']],
  ['board_entry_never_emptied', () => 'TRUNCATE board_entry'],
  ['penalty_only_withdrawn', (f) => [penalty(f), "UPDATE penalty SET side = 'EW'"]],
  [
    'penalty_only_withdrawn',
    (f) => [penalty(f), 'UPDATE penalty SET withdrawn_at = now()', 'UPDATE penalty SET withdrawn_at = NULL'],
  ],
  ['penalty_never_deleted', (f) => [penalty(f), 'DELETE FROM penalty']],
  ['penalty_never_emptied', () => 'TRUNCATE penalty'],
  [
    'publication_revision_positive',
    (f) =>
      `INSERT INTO publication (id, round_id, revision, payload, etag) VALUES (${ID}, '${f.round}', 0, '{}', 'e')`,
  ],
  [
    'publication_withdrawn_after_published',
    (f) => [publication(f), "UPDATE publication SET withdrawn_at = '2020-01-01'"],
  ],
  ['publication_only_withdrawn', (f) => [publication(f), 'UPDATE publication SET payload = \'{"a": 2}\'']],
  [
    'publication_only_withdrawn',
    (f) => [
      publication(f),
      'UPDATE publication SET withdrawn_at = now()',
      'UPDATE publication SET withdrawn_at = now()',
    ],
  ],
  ['publication_never_deleted', (f) => [publication(f), 'DELETE FROM publication']],
  ['publication_never_emptied', () => 'TRUNCATE publication'],
  ['audit_event_follows_head', (f) => event(f, { seq: '0' })],
  ['audit_event_follows_head', (f) => event(f, { seq: '2' })],
  ['audit_event_follows_head', (f) => event(f, { prev_hash: "'x'" })],
  ['audit_event_actor_code', (f) => event(f, { actor_kind: "'guest'", actor_id: ID })],
  ['audit_event_actor_has_id', (f) => event(f, { actor_kind: "'user'" })],
  ['audit_event_hash_form', (f) => event(f, { hash: "'x'" })],
  ['audit_event_text_hash_form', (f) => event(f, { text_hash: "'x'" })],
  ['audit_event_only_added', (f) => [event(f), "UPDATE audit_event SET payload = '{}'"]],
  ['audit_event_only_added', (f) => [event(f), 'DELETE FROM audit_event']],
  ['audit_event_never_emptied', () => 'TRUNCATE audit_event CASCADE'],
  ['audit_chain_begins_empty', () => `INSERT INTO audit_chain (id, last_seq) VALUES (${ID}, 7)`],
  ['audit_chain_moved_by_events', set('audit_chain', 'tournament', 'last_seq = 7')],
  ['audit_chain_never_deleted', (f) => `DELETE FROM audit_chain WHERE id = '${f.tournament}'`],
  ['audit_chain_never_emptied', () => 'TRUNCATE audit_chain CASCADE'],
  ['audit_text_until_redacted', (f) => [event(f), text(f), 'UPDATE audit_text SET redacted_at = now()']],
  ['audit_text_only_redacted', (f) => [event(f), text(f), "UPDATE audit_text SET text = 'Rask'"]],
  [
    'audit_text_only_redacted',
    (f) => [
      event(f),
      text(f),
      ...Array.from(
        { length: 2 },
        () => 'UPDATE audit_text SET text = NULL, salt = NULL, redacted_at = now()',
      ),
    ],
  ],
  ['audit_text_never_deleted', (f) => [event(f), text(f), 'DELETE FROM audit_text']],
  ['audit_text_never_emptied', () => 'TRUNCATE audit_text'],
];

export const VIOLATIONS: readonly Violation[] = [...VALUES, ...PLAY, ...BOARDS, ...RULINGS, ...HISTORY];

/** What looks like a violation and is none. */
export const ALLOWED: readonly (readonly [name: string, does: (f: Fixture) => string | readonly string[]])[] =
  [
    [
      'a passed board',
      board(
        result({
          contract: "'pas'",
          declarer: 'NULL',
          outcome: "'none'",
          declarer_game_points: '0',
          ns_game_points: '0',
        }),
      ),
    ],
    ['a result by East counts the other way', board(result({ declarer: "'E'", ns_game_points: '-3' }))],
    [
      'a ruled board counts otherwise than recorded',
      (f) => [ruling(f), board(result({ recorded_outcome: "'bete'" }) + ', ruled = true')(f)],
    ],
    [
      'a board cancelled at both tables, with its result and without',
      (f) => [
        board(`${result({ ns_game_points: '0' })}, ${CANCELLED}`)(f),
        `UPDATE board_result SET ${CANCELLED} WHERE table_id = '${f.tableB}' AND board = 1`,
      ],
    ],
    [
      'a board played at neither table',
      (f) =>
        `UPDATE board_result SET not_played = true WHERE table_id IN ('${f.tableA}', '${f.tableB}') AND board = 1`,
    ],
    ['a substitute from board 3 on', (f) => [seat('N', 0, 1, 2)(f), seat('N', 1, 3, 4)(f)]],
    [
      'a bye with its home team alone',
      (f) => [
        `UPDATE match SET kind = 'bye', number = NULL WHERE id = '${f.match}'`,
        `DELETE FROM match_team WHERE match_id = '${f.match}' AND side = 'away'`,
        `DELETE FROM board_result WHERE table_id IN ('${f.tableA}', '${f.tableB}')`,
        `DELETE FROM playing_table WHERE match_id = '${f.match}'`,
      ],
    ],
    [
      'a total instead of boards',
      set('playing_table', 'tableA', "mode = 'total-only', total_ns_game_points = -5"),
    ],
    [
      'a whole deal',
      (f) => [
        ...boardSet(f),
        `INSERT INTO folder_card SELECT '${f.season}', 1, suit || rank, CASE WHEN n <= 9 THEN 'forehand' WHEN n <= 18 THEN 'middlehand' WHEN n <= 27 THEN 'rearhand' ELSE 'talon' END, CASE WHEN n > 27 THEN n - 27 END FROM (SELECT suit, rank, row_number() OVER () AS n FROM unnest('{S,H,D,C}'::text[]) suit, unnest('{2,3,4,5,6,7,J,Q,K,A}'::text[]) rank) cards`,
      ],
    ],
    [
      'a penalty on a cancelled board, withdrawn',
      (f) => [
        `UPDATE board_result SET ${CANCELLED} WHERE board = 1 AND table_id IN ('${f.tableA}', '${f.tableB}')`,
        penalty(f),
        'UPDATE penalty SET withdrawn_at = now()',
      ],
    ],
    [
      'a ruling with its penalty, both withdrawn',
      (f) => [
        ...ruled(f),
        penalty(f, { ruling_id: `'${f.season}'` }),
        'UPDATE ruling SET withdrawn_at = now()',
        'UPDATE penalty SET withdrawn_at = now()',
        board('ruled = false')(f),
      ],
    ],
    [
      'a ruling that cancels the board at both tables',
      (f) => [
        ruling(f),
        `UPDATE board_result SET cancelled = true, ruled = true WHERE board = 1 AND table_id IN ('${f.tableA}', '${f.tableB}')`,
      ],
    ],
    [
      'an appeal decided',
      (f) => [...appeal(f), "UPDATE appeal SET state = 'upheld', decided_at = now(), decision = 'Sådan'"],
    ],
    [
      'a protest decided',
      (f) => [protest(f), "UPDATE protest SET state = 'refused', decided_at = now(), decision = 'Sådan'"],
    ],
    ['a folder error known by table and time', folderErrorByTime],
    ['a folder error withdrawn', (f) => [...folderError(f), 'UPDATE folder_error SET withdrawn_at = now()']],
    ['a publication withdrawn', (f) => [publication(f), 'UPDATE publication SET withdrawn_at = now()']],
    [
      'an event with its text, which is blacked out',
      (f) => [event(f), text(f), 'UPDATE audit_text SET text = NULL, salt = NULL, redacted_at = now()'],
    ],
    ['a director of one tournament', userGrant('director', true)],
    [
      'Danish letters, apostrophes and numbers in a name',
      set('team', 'home', "name = 'Åse''s 4. hold – Ærø'"),
    ],
  ];
