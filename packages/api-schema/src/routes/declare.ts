import { z } from 'zod';
import { Id } from '../primitives.ts';
import { type ProblemCode } from '../problems.ts';
import { type Right } from '../rights.ts';

/** How one route is declared: everything that validation, rights, OpenAPI and the typed client need. */
export interface RouteDeclaration {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  /** Who may call it, by the rights matrix. */
  readonly may: Right;
  /** Where the tournament or club is found that a grant must fit: none, or the kind of thing `params.id` names. */
  readonly scope?:
    | 'tournament'
    | 'stage'
    | 'team'
    | 'round'
    | 'match'
    | 'table'
    | 'penalty'
    | 'ruling'
    | 'folder-error'
    | 'protest'
    | 'appeal'
    | 'play-day'
    | 'club'
    /** A team as its club's entry: the place is the club. */
    | 'entry';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Status and schema of the answer; a file is named by its content type; a stream by what each of its events holds. */
  readonly answer: {
    readonly status: 200 | 201 | 204;
    readonly schema?: z.ZodType;
    readonly file?: string;
    readonly stream?: z.ZodType;
  };
  readonly problems?: readonly ProblemCode[];
  /** A change that takes an Idempotency-Key header: the same key again is the same change. */
  readonly idempotent?: boolean;
  /** How much the body may be where uploads need more than the server's default. */
  readonly maxBodyBytes?: number;
}

/** Why a board takes no word, whoever says it. */
export const BOARD_NOT_TAKEN = [
  'key-used-differently',
  'round-not-open',
  'board-cancelled',
  'board-not-played',
  'board-not-on-table',
  'table-has-total-only',
  'match-not-played',
  'team-withdrawn',
] as const satisfies readonly ProblemCode[];

/** `:id` names one thing, whose kind is the route's scope. */
export const byId = z.strictObject({ id: Id });

/** The language of a file that is made for readers. */
export const lang = z.strictObject({ lang: z.enum(['da', 'en']).default('da') });

/** Answers with a value. */
export const ok = <S extends z.ZodType>(schema: S) => ({ status: 200, schema }) as const;

/** Answers with what was made. */
export const made = <S extends z.ZodType>(schema: S) => ({ status: 201, schema }) as const;

/** Answers with a file of a content type. */
export const file = (type: string) => ({ status: 200, file: type }) as const;

/**
 * Answers with a stream of server-sent events, each the newest state of one thing: nothing is lost when some are. It
 * stays open until the reader leaves, may not read it any more, or does not read.
 */
export const stream = <S extends z.ZodType>(each: S) => ({ status: 200, stream: each }) as const;

/** Answers that it is done, and nothing more. */
export const done = { status: 204 } as const;

/** Bytes of a body with one uploaded file, and with a season of round folders. */
export const ONE_FILE = 5_000_000;
export const MANY_FILES = 30_000_000;
