import { type Refusal } from '@spadille/core';

/** What PostgreSQL refused: its SQLSTATE and, for a broken constraint, that constraint's name. */
export interface Violation {
  readonly sqlState: string;
  readonly constraint: string | undefined;
}

/** The shapes in which PostgreSQL's own words arrive: from Prisma, from its adapter at COMMIT, and from bare `pg`. */
interface Carrier {
  readonly meta?: { readonly driverAdapterError?: { readonly cause?: DriverCause } };
  readonly cause?: DriverCause;
  readonly code?: string;
  readonly constraint?: string;
}

interface DriverCause {
  readonly originalCode?: string;
  readonly originalMessage?: string;
  readonly constraint?: { readonly index?: string };
}

/** Reads a violation out of whatever was thrown; undefined when it is no word of PostgreSQL's. */
export function violationOf(error: unknown): Violation | undefined {
  const carrier = error as Carrier | null | undefined;
  const cause = carrier?.meta?.driverAdapterError?.cause ?? carrier?.cause;
  if (cause?.originalCode !== undefined) {
    // The adapter passes the name on for keys only; for checks it stands in the message.
    const inWords = /constraint "([a-z0-9_]+)"/.exec(cause.originalMessage ?? '')?.[1];
    return { sqlState: cause.originalCode, constraint: cause.constraint?.index ?? inWords };
  }
  const { code, constraint } = carrier ?? {};
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) ? { sqlState: code, constraint } : undefined;
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';

/**
 * Whether two transactions got in each other's way, so that another try, which sees what the other one wrote, may
 * succeed or gives its own refusal. A broken unique key is such a race: the use cases look before they write.
 */
export function isLostRace(error: unknown): boolean {
  const state = violationOf(error)?.sqlState;
  return state === SERIALIZATION_FAILURE || state === DEADLOCK || state === UNIQUE_VIOLATION;
}

/** What a broken constraint means to the one who asked, where no use case can have looked in time. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  club_name_key: { code: 'name-taken' },
  tournament_slug_key: { code: 'name-taken' },
  team_tournament_id_number_key: { code: 'number-taken' },
  round_stage_id_number_key: { code: 'number-taken' },
  board_entry_pkey: { code: 'key-used-differently' },
  penalty_table_id_board_fkey: { code: 'board-not-on-table' },
  playing_table_total_or_boards: { code: 'table-has-total-only' },
  round_checked_out: { code: 'round-checked-out' },
  round_checkout_one_away: { code: 'round-checked-out' },
  tournament_on_loan: { code: 'tournament-on-loan' },
};

/** The refusal that a broken constraint amounts to; undefined when it can only be a bug. */
export function refusalOf(error: unknown): Refusal | undefined {
  const constraint = violationOf(error)?.constraint;
  return constraint === undefined ? undefined : REFUSALS[constraint];
}
