import {
  APPEAL_STATES,
  BOARD_STATES,
  ENTRY_SOURCES,
  EVENTS,
  MATCH_KINDS,
  PairPlaces,
  PROTEST_STATES,
  ROLES,
  StageSettings,
  TIME_LIMITS,
} from '@spadille/api-schema';
import { ROUND_KINDS, ROUND_STATES, STAGE_KINDS } from '@spadille/competition';
import {
  checkTout,
  CONTRACT_CODES,
  CONTRACTS,
  declarerGamePoints,
  OUTCOMES,
  PLAYED_CONTRACTS,
  SEATS,
  SIDES,
  TOUTS,
} from '@spadille/rules';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../support/test-database.ts';
import { CARRY_OVERS } from '@spadille/standings';

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: await testDatabase() });
  await client.connect();
});
afterAll(() => client.end());

/** The codes that a check lists. */
async function codesOf(constraint: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ definition: string }>(
    'SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1',
    [constraint],
  );
  return [...(rows[0]?.definition ?? '').matchAll(/'([^']+)'::text/g)].map(([, code]) => code ?? '').sort();
}

describe('codes are the same in the program and in the database', () => {
  it.each<[string, readonly string[]]>([
    ['round_state_code', ROUND_STATES],
    ['round_kind_code', ROUND_KINDS],
    ['stage_kind_code', STAGE_KINDS],
    ['stage_carry_over_code', CARRY_OVERS],
    ['match_kind_code', MATCH_KINDS],
    ['board_result_state_code', BOARD_STATES],
    ['board_result_declarer_code', SEATS],
    ['board_result_recorded_declarer_code', SEATS],
    ['board_entry_declarer_code', SEATS],
    ['board_entry_source_code', ENTRY_SOURCES],
    ['seat_assignment_seat_code', SEATS],
    ['stage_first_dealer_code', SEATS],
    ['folder_dealer_code', SEATS],
    ['penalty_side_code', SIDES],
    ['ruling_seat_code', SEATS],
    ['ruling_late_code', TIME_LIMITS],
    ['protest_state_code', PROTEST_STATES],
    ['appeal_state_code', APPEAL_STATES],
    ['team_member_place_code', PairPlaces],
    ['role_grant_role_code', ROLES],
    ['one_time_link_purpose_code', EVENTS['user-password-set'].payload.shape.purpose.options],
    ['stage_own_matches_for_code', StageSettings.shape.ownMatchesFor.options],
    ['stage_withdrawal_code', StageSettings.shape.withdrawal.options],
    ['contract_family_code', [...new Set(CONTRACT_CODES.map((code) => CONTRACTS[code].family))]],
    ['contract_points_outcome_code', ['none', ...OUTCOMES]],
    ['contract_points_tout_code', TOUTS],
  ])('%s', async (constraint, codes) => {
    expect(await codesOf(constraint)).toEqual([...codes].sort());
  });
});

describe('the contracts are the same in the program and in the database', () => {
  it('rank, values, family and buying', async () => {
    const { rows } = await client.query<object>(
      'SELECT code, rank, value, kruk_value AS "krukValue", family, buying FROM contract ORDER BY code',
    );
    const own = [...CONTRACT_CODES].sort().map((code) => {
      const { rank, value, krukValue, family, buying } = CONTRACTS[code];
      return { code, rank, value, krukValue, family, buying };
    });
    expect(rows).toEqual(own);
  });

  it('every result that can be, with its game points, and no other', async () => {
    const { rows } = await client.query<{ result: string }>(
      `SELECT concat_ws(' ', contract, outcome, tout, declarer_game_points) AS result FROM contract_points`,
    );
    const own = PLAYED_CONTRACTS.flatMap((contract) =>
      OUTCOMES.flatMap((outcome) =>
        TOUTS.filter((tout) => checkTout(contract, outcome, tout).ok).map(
          (tout) => `${contract} ${outcome} ${tout} ${declarerGamePoints({ contract, outcome, tout })}`,
        ),
      ),
    );
    expect(rows.map(({ result }) => result).sort()).toEqual([...own, 'pas none none 0'].sort());
  });
});
