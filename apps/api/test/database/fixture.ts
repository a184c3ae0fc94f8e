import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Ids of a small tournament: two teams, one drawn round, one match at tables 1 and 2. */
export interface Fixture {
  readonly season: string;
  readonly tournament: string;
  readonly stage: string;
  readonly playDay: string;
  readonly pool: string;
  readonly home: string;
  readonly away: string;
  readonly round: string;
  readonly match: string;
  readonly tableA: string;
  readonly tableB: string;
  readonly players: readonly [string, string];
  readonly user: string;
}

const KEYS = [
  'season',
  'tournament',
  'stage',
  'playDay',
  'pool',
  'home',
  'away',
  'round',
  'match',
  'tableA',
  'tableB',
  'user',
] as const;

let planted = 0;

/**
 * Plants a tournament whose one match has `boards` empty boards at both tables, with bare SQL: the tests of the
 * database's own rules shall not lean on the program. Every call plants another one.
 */
export async function plant(client: pg.ClientBase, boards = 4): Promise<Fixture> {
  const ids = Object.fromEntries(KEYS.map((key) => [key, randomUUID()])) as Record<
    (typeof KEYS)[number],
    string
  >;
  const fixture: Fixture = { ...ids, players: [randomUUID(), randomUUID()] };
  const year = 2000 + planted++;
  await client.query('BEGIN');
  for (const [sql, values] of rowsOf(fixture, year, boards)) await client.query(sql, [...values]);
  await client.query('COMMIT');
  return fixture;
}

type Row = readonly [sql: string, values: readonly unknown[]];

function rowsOf(f: Fixture, year: number, boards: number): readonly Row[] {
  return [
    ['INSERT INTO season (id, label, start_year) VALUES ($1, $2, $3)', [f.season, `${year}`, year]],
    [
      "INSERT INTO tournament (id, season_id, slug, name, rules_edition) VALUES ($1, $2, $3, 'Prøve', '2024')",
      [f.tournament, f.season, `cup-${year}`],
    ],
    [
      `INSERT INTO stage (id, tournament_id, ordinal, name, boards_per_match, first_dealer, scale, walkover_game_points,
         decisive_places, own_matches_for, withdrawal, protest_minutes)
       VALUES ($1, $2, 1, 'Indledende', 4, 'N', '[{"from": 6, "matchPoints": 2}]', 6, '{1}', 'every-place', 'keep-results', 30)`,
      [f.stage, f.tournament],
    ],
    ['INSERT INTO play_day (id, stage_id, date) VALUES ($1, $2, $3)', [f.playDay, f.stage, '2026-11-15']],
    ["INSERT INTO pool (id, stage_id, ordinal, name) VALUES ($1, $2, 1, 'A')", [f.pool, f.stage]],
    ...[f.home, f.away].flatMap((team, index): readonly Row[] => [
      [
        'INSERT INTO team (id, tournament_id, number, name) VALUES ($1, $2, $3, $4)',
        [team, f.tournament, index + 1, `Hold ${index + 1}`],
      ],
      ['INSERT INTO pool_team (pool_id, stage_id, team_id) VALUES ($1, $2, $3)', [f.pool, f.stage, team]],
    ]),
    [
      "INSERT INTO round (id, stage_id, play_day_id, number, label, state) VALUES ($1, $2, $3, 1, '1. runde', 'drawn')",
      [f.round, f.stage, f.playDay],
    ],
    [
      "INSERT INTO match (id, round_id, pool_id, number, kind, boards) VALUES ($1, $2, $3, 1, 'played', $4)",
      [f.match, f.round, f.pool, boards],
    ],
    ...(['home', 'away'] as const).map((side): Row => [
      'INSERT INTO match_team (match_id, side, round_id, team_id) VALUES ($1, $2, $3, $4)',
      [f.match, side, f.round, f[side]],
    ]),
    ...[f.tableA, f.tableB].flatMap((table, index): readonly Row[] => [
      [
        'INSERT INTO playing_table (id, match_id, round_id, number, side) VALUES ($1, $2, $3, $4, $5)',
        [table, f.match, f.round, index + 1, 'ab'[index]],
      ],
      [
        'INSERT INTO board_result (table_id, board) SELECT $1::uuid, generate_series(1, $2::int)',
        [table, boards],
      ],
    ]),
    ...f.players.map((player, index): Row => [
      'INSERT INTO player (id, name) VALUES ($1, $2)',
      [player, `Spiller ${index + 1}`],
    ]),
    ["INSERT INTO user_account (id, login, name) VALUES ($1, $2, 'Leder')", [f.user, `leder-${year}`]],
  ];
}
