import type { Fixture } from './fixture.ts';
import { ID, insert, set, type Violation } from './violations.ts';

type Columns = Record<string, string>;

/** The fixture's season id stands for an access, a device and so on: one of each is enough. */
const own = (f: Fixture): string => `'${f.season}'`;

const row =
  (table: string, needs: (f: Fixture) => Columns) =>
  (changes: Columns = {}) =>
  (f: Fixture): string =>
    insert(table, { ...needs(f), ...changes });

const entry = row('board_entry', (f) => ({
  id: ID,
  table_id: `'${f.tableA}'`,
  board: '1',
  source: "'table'",
  action: "'confirm'",
  contract: "'solo'",
  declarer: "'N'",
  outcome: "'won'",
  tout: "'none'",
  by_side: "'EW'",
  version: '2',
  actor_kind: "'table'",
  actor_id: own(f),
}));
const NO_TUPLE = { contract: 'NULL', declarer: 'NULL', outcome: 'NULL', tout: 'NULL' };

const clock = row('round_clock', (f) => ({
  round_id: `'${f.round}'`,
  minutes: '150',
  ends_at: "'2026-11-15 15:30Z'",
}));
const announcement = row('announcement', (f) => ({
  id: own(f),
  round_id: `'${f.round}'`,
  text: "'Frokost kl. 12'",
  at: "'2026-11-15'",
}));
const access = row('table_access', (f) => ({
  id: own(f),
  table_id: `'${f.tableA}'`,
  token: `'${'0a'.repeat(16)}'`,
  pin: "'012345'",
  created_at: "'2026-11-15'",
}));
const device = row('table_device', (f) => ({
  id: ID,
  access_id: own(f),
  token_hash: `'${'0a'.repeat(32)}'`,
  created_at: "'2026-11-15'",
}));
const pinTry = row('pin_try', (f) => ({ id: ID, table_id: `'${f.tableA}'`, at: "'2026-11-15'" }));
const reconciliation = row('reconciliation', (f) => ({
  id: own(f),
  table_id: `'${f.tableA}'`,
  board: '4',
  by_side: "'NS'",
  ns_game_points: '-38',
  actor_kind: "'table'",
  actor_id: own(f),
  at: "'2026-11-15'",
}));
const call = row('director_call', (f) => ({
  id: ID,
  table_id: `'${f.tableA}'`,
  board: '1',
  about: "'ruling'",
  called_at: "'2026-11-15'",
}));
const TAKEN = { taken_at: "'2026-11-16'", taken_by_id: ID };

export const VIOLATIONS: readonly Violation[] = [
  ['board_entry_tuple_with_a_result', entry(NO_TUPLE)],
  ['board_entry_tuple_with_a_result', entry({ ...NO_TUPLE, action: "'dispute'", contract: "'pas'" })],
  ['board_entry_by_side_code', entry({ by_side: "'N'" })],
  ['board_entry_side_at_a_table', entry({ by_side: 'NULL' })],
  ['board_entry_version_at_a_table', entry({ version: 'NULL' })],
  ['board_entry_version_positive', entry({ version: '0' })],
  ['board_entry_side_at_a_table', entry({ source: "'director'" })],
  ['board_entry_second_look_away_from_the_table', entry({ action: "'second-look'" })],
  [
    'board_result_entered_side_code',
    (f) => `UPDATE board_result SET entered_side = 'N' WHERE table_id = '${f.tableA}' AND board = 1`,
  ],
  [
    'board_result_who_entered_with_a_result',
    (f) => `UPDATE board_result SET entered_side = 'NS' WHERE table_id = '${f.tableA}' AND board = 1`,
  ],
  ['round_live_once_drawn', set('round', 'round', "state = 'planned', live_at = now()")],
  ['round_clock_minutes_possible', clock({ minutes: '0' })],
  ['round_clock_seconds_possible', clock({ ends_at: 'NULL', seconds_left: '-1' })],
  ['round_clock_runs_or_stands', clock({ seconds_left: '60' })],
  ['round_clock_version_positive', clock({ version: '0' })],
  ['announcement_text_length', announcement({ text: "''" })],
  ['announcement_taken_down_after', announcement({ taken_down_at: "'2026-11-14'" })],
  ['table_access_token_form', access({ token: "'secret'" })],
  ['table_access_pin_form', access({ pin: "'12345'" })],
  ['table_access_revoked_after', access({ revoked_at: "'2026-11-14'" })],
  ['table_access_one_in_force', (f) => [access()(f), access({ id: ID, token: `'${'1b'.repeat(16)}'` })(f)]],
  ['table_device_hash_form', (f) => [access()(f), device({ token_hash: "'secret'" })(f)]],
  ['table_device_left_after', (f) => [access()(f), device({ left_at: "'2026-11-14'" })(f)]],
  ['pin_try_device_key_form', pinTry({ device_key: "'phone'" })],
  ['reconciliation_board_positive', reconciliation({ board: '0' })],
  ['reconciliation_by_side_code', reconciliation({ by_side: "'N'" })],
  ['reconciliation_actor_code', reconciliation({ actor_kind: "'visitor'" })],
  ['reconciliation_actor_has_id', reconciliation({ actor_id: 'NULL' })],
  ['reconciliation_only_added', (f) => [reconciliation()(f), 'UPDATE reconciliation SET board = 1']],
  ['reconciliation_only_added', (f) => [reconciliation()(f), 'DELETE FROM reconciliation']],
  ['reconciliation_never_emptied', () => 'TRUNCATE reconciliation'],
  ['director_call_board_positive', call({ board: '0' })],
  ['director_call_about_code', call({ about: "'coffee'" })],
  ['director_call_taken_by_somebody', call({ taken_at: "'2026-11-16'" })],
  ['director_call_in_order', call({ ...TAKEN, taken_at: "'2026-11-14'" })],
  ['director_call_in_order', call({ ...TAKEN, closed_at: "'2026-11-15'" })],
  ['director_call_version_positive', call({ version: '0' })],
  ['director_call_one_open', (f) => [call()(f), call()(f)]],
];

/** What must not be refused. */
export const ALLOWED: readonly (readonly [name: string, does: (f: Fixture) => string | readonly string[]])[] =
  [
    ['a pair that confirms', entry()],
    ['a pair that disputes without saying what it was', entry({ ...NO_TUPLE, action: "'dispute'" })],
    [
      'a table’s new access after its old one',
      (f) => [
        access({ revoked_at: "'2026-11-15'" })(f),
        access({ id: ID, token: `'${'1b'.repeat(16)}'` })(f),
      ],
    ],
    ['a wrong PIN from a device that is not known', pinTry()],
    ['a clock that stands', clock({ ends_at: 'NULL', seconds_left: '0' })],
    [
      'a second call once the first is closed',
      (f) => [call({ ...TAKEN, closed_at: "'2026-11-17'" })(f), call()(f)],
    ],
  ];
