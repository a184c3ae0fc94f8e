import type { Fixture } from './fixture.ts';
import { ID, insert, set, userGrant, type Violation } from './violations.ts';

type Columns = Record<string, string>;

/** A row made with what it needs, each column as told. */
const row =
  (table: string, needs: (f: Fixture) => Columns) =>
  (changes: Columns = {}) =>
  (f: Fixture): string =>
    insert(table, { ...needs(f), ...changes });

/** The fixture's season id stands for a second stage, club, seeding and so on: one of each is enough. */
const own = (f: Fixture): string => `'${f.season}'`;
const player = (f: Fixture): string => `'${f.players[0]}'`;

const secondStage = (f: Fixture): string =>
  `INSERT INTO stage (id, tournament_id, ordinal, name, boards_per_match, first_dealer, scale, walkover_game_points,
     decisive_places, own_matches_for, withdrawal, protest_minutes)
   SELECT ${own(f)}, tournament_id, 2, name, boards_per_match, first_dealer, scale, walkover_game_points,
     decisive_places, own_matches_for, withdrawal, protest_minutes FROM stage WHERE id = '${f.stage}'`;

const seeding = row('seeding', (f) => ({
  id: own(f),
  stage_id: `'${f.stage}'`,
  method: "'draw'",
  chance_seed: "'2026'",
  '"order"': `ARRAY['${f.home}']::uuid[]`,
  clubs_apart: 'true',
}));
const outcome = row('stage_outcome', (f) => ({
  stage_id: `'${f.stage}'`,
  team_id: `'${f.home}'`,
  pool_id: `'${f.pool}'`,
  place: '1',
  shared: 'false',
  played: '3',
  match_points: '6',
  game_points: '-38',
}));
const advancement =
  (changes: Columns = {}) =>
  (f: Fixture): readonly string[] => [secondStage(f), advancementRow(changes)(f)];
const advancementRow = row('advancement', (f) => ({
  id: own(f),
  from_stage_id: `'${f.stage}'`,
  to_stage_id: own(f),
  proposal: "'{}'",
  confirmed_at: "'2027-01-24'",
}));

const club = row('club', (f) => ({ id: own(f), name: "'Klub'" }));
const contact =
  (changes: Columns = {}) =>
  (f: Fixture): readonly string[] => [
    club()(f),
    insert('club_contact', {
      id: ID,
      club_id: own(f),
      ordinal: '1',
      name: "'Formand'",
      email: "'a@example.org'",
      ...changes,
    }),
  ];
const playerContact = row('player_contact', (f) => ({ player_id: player(f), email: "'a@example.org'" }));
const earlierName = row('player_name', (f) => ({
  id: ID,
  player_id: player(f),
  name: "'Før'",
  until: 'now()',
}));
const nameRequest = row('name_request', (f) => ({ id: ID, player_id: player(f) }));
const playersApart = (f: Fixture) => {
  const [last, first] = [...f.players].sort().reverse();
  return `INSERT INTO players_apart (first_id, second_id) VALUES ('${last}', '${first}')`;
};
const merge = (from: 0 | 1, into: 0 | 1) => (f: Fixture) =>
  `UPDATE player SET merged_into_id = '${f.players[into]}' WHERE id = '${f.players[from]}'`;
const thirdPlayer = (f: Fixture): string =>
  `INSERT INTO player (id, name, merged_into_id) VALUES (${own(f)}, 'Tredje', '${f.players[1]}')`;
const erase = (f: Fixture) => `UPDATE player SET erased_at = now() WHERE id = ${player(f)}`;

const terms = row('entry_terms', (f) => ({
  tournament_id: `'${f.tournament}'`,
  deadline: "'2026-10-01T22:00Z'",
  fee_ore: '80000',
}));
const fee = row('entry_fee', (f) => ({
  team_id: `'${f.home}'`,
  amount_ore: '80000',
  reference: "'DM26-7K'",
}));
const mail = row('mail', (f) => ({
  id: own(f),
  kind: "'invitation'",
  dedupe_key: "'x'",
  to_address: "'a@example.org'",
  to_name: "'A'",
  subject: "'Velkommen'",
  text: "'Hej'",
}));
const checkout = row('round_checkout', (f) => ({
  id: ID,
  round_id: `'${f.round}'`,
  secret_hash: "repeat('a', 64)",
  label: "'Bærbar'",
  base_seq: '1',
  out_at: "'2026-11-15'",
}));
const borrowed = row('borrowed_round', (f) => ({
  tournament_id: `'${f.tournament}'`,
  round_id: `'${f.round}'`,
  checkout_id: ID,
  secret: "repeat('a', 43)",
  label: "'Bærbar'",
  taken_at: 'now()',
  base_seq: '0',
}));
const changeOf = (kind: string, type: string, thing: 'round' | 'stage' | 'tournament') => (f: Fixture) =>
  `INSERT INTO audit_event (chain_id, seq, type, subject_kind, subject_id, payload, actor_kind, request_id, at,
      prev_hash, hash)
    SELECT id, last_seq + 1, '${type}', '${kind}', '${f[thing]}', '{}', 'system', 'r', now(), last_hash, repeat('a', 64)
      FROM audit_chain WHERE id = '${f.tournament}'`;
const OTHER_SECRET = { secret_hash: "repeat('b', 64)" };

/** Stages, days of play, seedings, and who goes on. */
const STAGES: readonly Violation[] = [
  ['tournament_kind_code', set('tournament', 'tournament', "kind = 'cup'")],
  [
    'tournament_one_championship',
    (f) => [
      set('tournament', 'tournament', "kind = 'championship'")(f),
      `INSERT INTO tournament (id, season_id, slug, name, rules_edition, kind)
       VALUES (${ID}, ${own(f)}, 'to', 'To', '2024', 'championship')`,
    ],
  ],
  ['stage_kind_code', set('stage', 'stage', "kind = 'quarterfinal'")],
  ['stage_carry_over_code', set('stage', 'stage', "carry_over = 'half'")],
  ['stage_advance_not_negative', set('stage', 'stage', 'advance_per_pool = -1')],
  ['stage_advance_not_negative', set('stage', 'stage', 'advance_best_of_rest = -1')],
  ['stage_one_final', (f) => [secondStage(f), "UPDATE stage SET kind = 'final'"]],
  ['play_day_label_trimmed', set('play_day', 'playDay', "label = ''")],
  ['play_day_venue_trimmed', set('play_day', 'playDay', "venue = ' Ringsted'")],
  ['play_day_starts_at_form', set('play_day', 'playDay', "starts_at = '9:30'")],
  ['play_day_starts_at_form', set('play_day', 'playDay', "starts_at = '24:00'")],
  ['play_day_rule_code', set('play_day', 'playDay', "rule = 'qualification-4'")],
  [
    'pool_team_carried_not_negative',
    (f) => `UPDATE pool_team SET carried_match_points = -1 WHERE team_id = '${f.home}'`,
  ],
  ['seeding_method_code', seeding({ method: "'luck'" })],
  ['seeding_draw_has_its_seed', seeding({ chance_seed: 'NULL' })],
  ['seeding_draw_has_its_seed', seeding({ method: "'by-hand'" })],
  ['seeding_of_some_teams', seeding({ '"order"': "'{}'" })],
  ['seeding_only_added', (f) => [seeding()(f), 'UPDATE seeding SET clubs_apart = false']],
  ['seeding_only_added', (f) => [seeding()(f), 'DELETE FROM seeding']],
  ['seeding_never_emptied', () => 'TRUNCATE seeding'],
  ['stage_outcome_place_positive', outcome({ place: '0' })],
  ['stage_outcome_played_not_negative', outcome({ played: '-1' })],
  ['stage_outcome_pool_id_stage_id_fkey', (f) => [secondStage(f), outcome({ stage_id: own(f) })(f)]],
  [
    'advancement_to_another_stage',
    (f) => [secondStage(f), advancementRow({ to_stage_id: `'${f.stage}'` })(f)],
  ],
  ['advancement_withdrawn_after_confirmed', advancement({ withdrawn_at: "'2027-01-23'" })],
  ['advancement_one_in_force', (f) => [...advancement()(f), advancementRow({ id: ID })(f)]],
  [
    'advancement_only_withdrawn',
    (f) => [...advancement()(f), `UPDATE advancement SET proposal = '{"a": 1}'`],
  ],
  [
    'advancement_only_withdrawn',
    (f) => [
      ...advancement({ withdrawn_at: "'2027-01-25'" })(f),
      'UPDATE advancement SET withdrawn_at = NULL',
    ],
  ],
  ['advancement_never_deleted', (f) => [...advancement()(f), 'DELETE FROM advancement']],
  ['advancement_never_emptied', () => 'TRUNCATE advancement'],
];

/** Clubs, and what is private of people. */
const PEOPLE: readonly Violation[] = [
  [
    'club_affiliated_from_before_to',
    club({ affiliated_from: "'2026-02-01'", affiliated_to: "'2026-01-01'" }),
  ],
  ['club_contact_name_plain', contact({ name: "'=A1'" })],
  ['club_contact_ordinal_positive', contact({ ordinal: '0' })],
  ['club_contact_email_trimmed', contact({ email: "' '" })],
  ['club_contact_phone_trimmed', contact({ phone: "''" })],
  ['player_contact_email_trimmed', playerContact({ email: "''" })],
  ['player_contact_phone_trimmed', playerContact({ phone: "' 12'" })],
  ['name_request_state_code', nameRequest({ state: "'done'", decided_at: 'now()' })],
  ['name_request_decided', nameRequest({ state: "'granted'" })],
  ['name_request_decided', nameRequest({ decided_at: 'now()' })],
  ['name_request_asked_name_plain', nameRequest({ asked_name: "'=A'" })],
  ['name_request_of_somebody', nameRequest({ player_id: 'NULL' })],
  ['players_apart_in_order', playersApart],
  ['player_merged_in_one_step', (f) => [thirdPlayer(f), merge(1, 0)(f)]],
  ['player_merged_in_one_step', (f) => [merge(1, 0)(f), thirdPlayer(f)]],
  ['player_erased_has_nothing_private', (f) => [playerContact()(f), erase(f)]],
  ['player_erased_has_nothing_private', (f) => [erase(f), earlierName()(f)]],
  ['player_erased_has_nothing_private', (f) => [erase(f), playerContact()(f)]],
];

/** Entries, fees, mail, rounds that are away, and who is who. */
const OFFICE: readonly Violation[] = [
  ['entry_terms_opens_before_deadline', terms({ opens_at: "'2026-10-02'" })],
  ['entry_terms_fee_not_negative', terms({ fee_ore: '-1' })],
  ['entry_fee_amount_not_negative', fee({ amount_ore: '-1' })],
  ['entry_fee_reference_form', fee({ reference: "'dm 7'" })],
  ['entry_fee_state_code', fee({ state: "'late'" })],
  ['entry_fee_paid_on_a_day', fee({ state: "'paid'" })],
  ['entry_fee_paid_on_a_day', fee({ paid_on: 'now()' })],
  ['team_entry_state_code', set('team', 'home', "entry_state = 'new'")],
  ['team_refused_with_reason', set('team', 'home', "entry_state = 'refused'")],
  ['team_withdrawn_after_accepted', set('team', 'home', "entry_state = 'submitted', withdrawn_at = now()")],
  ['pool_team_accepted', set('team', 'home', "entry_state = 'submitted'")],
  [
    'pool_team_accepted',
    (f) => [
      `INSERT INTO team (id, tournament_id, number, name, entry_state)
       VALUES (${own(f)}, '${f.tournament}', 9, 'Hold 9', 'submitted')`,
      `INSERT INTO pool_team (pool_id, stage_id, team_id) VALUES ('${f.pool}', '${f.stage}', ${own(f)})`,
    ],
  ],
  ['mail_kind_form', mail({ kind: "'Season Dates'" })],
  ['mail_to_address_trimmed', mail({ to_address: "''" })],
  ['mail_state_code', mail({ state: "'lost'" })],
  ['mail_attempts_not_negative', mail({ attempts: '-1' })],
  ['mail_sent_at_a_time', mail({ state: "'sent'" })],
  ['mail_sent_at_a_time', mail({ sent_at: 'now()' })],
  ['mail_sending_was_claimed', mail({ state: "'sending'" })],
  [
    'mail_sent_for_good',
    (f) => [
      mail({ state: "'sent'", sent_at: 'now()' })(f),
      "UPDATE mail SET state = 'waiting', sent_at = NULL",
    ],
  ],
  ['mail_never_deleted', (f) => [mail()(f), 'DELETE FROM mail']],
  ['mail_dedupe_key_key', (f) => [mail()(f), mail({ id: ID })(f)]],
  ['round_kind_code', set('round', 'round', "kind = 'extra'")],
  ['round_shown_when_drawn', set('round', 'round', "state = 'planned', draw_shown_at = now()")],
  ['round_checkout_label_trimmed', checkout({ label: "''" })],
  ['round_checkout_secret_hash_form', checkout({ secret_hash: "'secret'" })],
  ['round_checkout_back_after_out', checkout({ back_at: "'2026-11-14'" })],
  ['round_checkout_called_off_after_out', checkout({ called_off_at: "'2026-11-14'" })],
  ['round_checkout_ends_once', checkout({ back_at: 'now()', called_off_at: 'now()' })],
  ['round_checkout_one_away', (f) => [checkout()(f), checkout(OTHER_SECRET)(f)]],
  ['round_checkout_away_stays', (f) => [checkout()(f), 'DELETE FROM round_checkout']],
  ['round_checked_out', (f) => [checkout()(f), changeOf('round', 'round-started', 'round')(f)]],
  ['round_checked_out', (f) => [checkout()(f), changeOf('stage', 'stage-finished', 'stage')(f)]],
  ['borrowed_round_label_trimmed', borrowed({ label: "''" })],
  ['borrowed_round_secret_form', borrowed({ secret: "'secret'" })],
  ['tournament_on_loan', (f) => [borrowed()(f), changeOf('stage', 'stage-changed', 'stage')(f)]],
  ['tournament_on_loan', (f) => [borrowed()(f), changeOf('round', 'round-removed', 'round')(f)]],
  ['role_grant_scope_fits', userGrant('secretary', false)],
  ['role_grant_scope_fits', userGrant('secretary', true, true)],
  ['role_grant_scope_fits', userGrant('helper', false, true)],
];

export const VIOLATIONS: readonly Violation[] = [...STAGES, ...PEOPLE, ...OFFICE];

/** What must not be refused. */
export const ALLOWED: readonly (readonly [name: string, does: (f: Fixture) => string | readonly string[]])[] =
  [
    ['a secretary of one club', userGrant('secretary', false, true)],
    ['a player merged into another', merge(0, 1)],
    ['an erased player', erase],
    [
      'a refused entry with its reason',
      (f) => [
        `DELETE FROM pool_team WHERE team_id = '${f.home}'`,
        set('team', 'home', "entry_state = 'refused', entry_reason = 'Ikke medlem'")(f),
      ],
    ],
    [
      'an advancement taken back and confirmed anew',
      (f) => [...advancement({ withdrawn_at: "'2027-01-25'" })(f), advancementRow({ id: ID })(f)],
    ],
    [
      'a round that is away a second time',
      (f) => [checkout({ back_at: 'now()' })(f), checkout(OTHER_SECRET)(f)],
    ],
    [
      'a change of the borrowed round',
      (f) => [borrowed()(f), changeOf('round', 'round-started', 'round')(f)],
    ],
    [
      'mail that failed and is tried again',
      (f) => [
        mail({ state: "'sending'", claimed_at: 'now()' })(f),
        "UPDATE mail SET state = 'failed', attempts = 1, last_error = 'x'",
      ],
    ],
  ];
