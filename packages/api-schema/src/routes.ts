import { z } from 'zod';
import * as matches from './matches.ts';
import { BoardNumber, Id, TeamNumber } from './primitives.ts';
import { type ProblemCode } from './problems.ts';
import * as pub from './public.ts';
import * as report from './report.ts';
import { type Right } from './rights.ts';
import * as folders from './round-folders.ts';
import * as rounds from './rounds.ts';
import * as session from './session.ts';
import * as tournaments from './tournaments.ts';

/** How one route is declared: everything that validation, rights, OpenAPI and the typed client need. */
export interface RouteDeclaration {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  /** Who may call it, by the rights matrix. */
  readonly may: Right;
  /** Where the tournament is found that a grant must fit: none, or the kind of thing `params.id` names. */
  readonly scope?: 'tournament' | 'stage' | 'team' | 'round' | 'match' | 'table' | 'penalty';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Status and schema of the answer; a file is named by its content type. */
  readonly answer: { readonly status: 200 | 201 | 204; readonly schema?: z.ZodType; readonly file?: string };
  readonly problems?: readonly ProblemCode[];
  /** A change that takes an Idempotency-Key header: the same key again is the same change. */
  readonly idempotent?: boolean;
  /** How much the body may be where uploads need more than the server's default. */
  readonly maxBodyBytes?: number;
}

/** Bodies with one uploaded file, and with a season of round folders. */
const ONE_FILE = 5_000_000;
const MANY_FILES = 30_000_000;

const byId = z.strictObject({ id: Id });
const slug = z.strictObject({ slug: z.string().min(1).max(120) });
const nr = z.coerce.number<string>().int().min(1).max(9999);
const publicRound = slug.extend({ number: nr });
const publicMatch = publicRound.extend({ match: nr });
const lang = z.strictObject({ lang: z.enum(['da', 'en']).default('da') });
const ok = <S extends z.ZodType>(schema: S) => ({ status: 200, schema }) as const;
const made = <S extends z.ZodType>(schema: S) => ({ status: 201, schema }) as const;
const file = (type: string) => ({ status: 200, file: type }) as const;
const done = { status: 204 } as const;

const sessionRoutes = {
  getSession: {
    method: 'GET',
    path: '/api/session',
    summary: 'Who is signed in',
    may: 'read-public',
    answer: ok(session.SessionView),
  },
  signIn: {
    method: 'POST',
    path: '/api/session',
    summary: 'Sign in',
    may: 'read-public',
    body: session.SignIn,
    answer: ok(session.SessionView),
    problems: ['sign-in-failed', 'too-many-requests'],
  },
  signOut: { method: 'DELETE', path: '/api/session', summary: 'Sign out', may: 'read-public', answer: done },
  checkLink: {
    method: 'POST',
    path: '/api/one-time-links/check',
    summary: 'What a one-time link is for',
    may: 'read-public',
    body: session.CheckLink,
    answer: ok(session.LinkView),
    problems: ['link-not-valid', 'too-many-requests'],
  },
  useLink: {
    method: 'POST',
    path: '/api/one-time-links/use',
    summary: 'Set a password by a one-time link',
    may: 'read-public',
    body: session.UseLink,
    answer: ok(session.SessionView),
    problems: ['link-not-valid', 'password-too-short', 'too-many-requests'],
  },
  getHealth: {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the server and its database answer',
    may: 'read-public',
    answer: ok(z.strictObject({ status: z.literal('ok') })),
    problems: ['not-ready'],
  },
} as const satisfies Record<string, RouteDeclaration>;

const tournamentRoutes = {
  listTournaments: {
    method: 'GET',
    path: '/api/tournaments',
    summary: 'Tournaments one may look into',
    may: 'read-tournament',
    answer: ok(z.array(tournaments.TournamentSummary)),
  },
  createTournament: {
    method: 'POST',
    path: '/api/tournaments',
    summary: 'Make a tournament with its first stage and pool',
    may: 'create-tournament',
    body: tournaments.CreateTournament,
    answer: made(tournaments.TournamentView),
    problems: ['name-taken', 'scale-not-usable'],
    idempotent: true,
  },
  getTournament: {
    method: 'GET',
    path: '/api/tournaments/:id',
    summary: 'A tournament with stages, pools and rounds',
    may: 'read-tournament',
    scope: 'tournament',
    params: byId,
    answer: ok(tournaments.TournamentView),
  },
  changeTournament: {
    method: 'PATCH',
    path: '/api/tournaments/:id',
    summary: 'Rename a tournament',
    may: 'run-tournament',
    scope: 'tournament',
    params: byId,
    body: tournaments.ChangeTournament,
    answer: ok(tournaments.TournamentView),
    problems: ['stale-version', 'name-taken'],
  },
  changeStageSettings: {
    method: 'PATCH',
    path: '/api/stages/:id/settings',
    summary: 'Change what a stage decides',
    may: 'run-tournament',
    scope: 'stage',
    params: byId,
    body: tournaments.ChangeStageSettings,
    answer: ok(tournaments.StageView),
    problems: ['stale-version', 'scale-not-usable'],
  },
  listTeams: {
    method: 'GET',
    path: '/api/tournaments/:id/teams',
    summary: 'Teams by number',
    may: 'read-tournament',
    scope: 'tournament',
    params: byId,
    answer: ok(z.array(tournaments.TeamView)),
  },
  enterTeam: {
    method: 'POST',
    path: '/api/tournaments/:id/teams',
    summary: 'Enter a team',
    may: 'run-tournament',
    scope: 'tournament',
    params: byId,
    body: tournaments.EnterTeam,
    answer: made(tournaments.TeamView),
    problems: ['number-taken', 'name-taken'],
    idempotent: true,
  },
  previewTeams: {
    method: 'POST',
    path: '/api/tournaments/:id/teams/preview',
    summary: 'Read a teams.csv without taking it in',
    may: 'run-tournament',
    scope: 'tournament',
    params: byId,
    body: tournaments.UploadedFile,
    answer: ok(tournaments.TeamsPreview),
    maxBodyBytes: ONE_FILE,
  },
  importTeams: {
    method: 'POST',
    path: '/api/tournaments/:id/teams/import',
    summary: 'Enter all teams of a teams.csv',
    may: 'run-tournament',
    scope: 'tournament',
    params: byId,
    body: tournaments.UploadedFile,
    answer: ok(z.array(tournaments.TeamView)),
    problems: ['teams-have-faults'],
    idempotent: true,
    maxBodyBytes: ONE_FILE,
  },
  changeTeam: {
    method: 'PATCH',
    path: '/api/teams/:id',
    summary: 'Change a team and its members',
    may: 'run-tournament',
    scope: 'team',
    params: byId,
    body: tournaments.ChangeTeam,
    answer: ok(tournaments.TeamView),
    problems: ['stale-version', 'number-taken', 'name-taken'],
  },
  removeTeam: {
    method: 'DELETE',
    path: '/api/teams/:id',
    summary: 'Remove a team that has no matches',
    may: 'run-tournament',
    scope: 'team',
    params: byId,
    answer: done,
    problems: ['team-has-matches'],
  },
  withdrawTeam: {
    method: 'PUT',
    path: '/api/teams/:id/withdrawal',
    summary: 'Withdraw a team or take it back in',
    may: 'run-tournament',
    scope: 'team',
    params: byId,
    body: tournaments.WithdrawTeam,
    answer: ok(tournaments.TeamView),
    problems: ['stale-version'],
  },
  previewFolders: {
    method: 'POST',
    path: '/api/tournaments/:id/round-folders/preview',
    summary: 'Read round folders without taking them in',
    may: 'run-tournament',
    scope: 'tournament',
    params: byId,
    body: folders.FoldersUpload,
    answer: ok(folders.FoldersPreview),
    maxBodyBytes: MANY_FILES,
  },
  importFolders: {
    method: 'POST',
    path: '/api/tournaments/:id/round-folders',
    summary: 'Take in round folders, all or none',
    may: 'run-tournament',
    scope: 'tournament',
    params: byId,
    body: folders.FoldersUpload,
    answer: made(folders.FoldersImported),
    problems: ['folder-has-faults'],
    idempotent: true,
    maxBodyBytes: MANY_FILES,
  },
  getStandings: {
    method: 'GET',
    path: '/api/tournaments/:id/standings',
    summary: 'Standings as they are now',
    may: 'read-tournament',
    scope: 'tournament',
    params: byId,
    answer: ok(report.StandingsView),
  },
} as const satisfies Record<string, RouteDeclaration>;

const roundRoutes = {
  previewDraw: {
    method: 'POST',
    path: '/api/stages/:id/draw-preview',
    summary: 'What a draw would give',
    may: 'run-tournament',
    scope: 'stage',
    params: byId,
    body: rounds.Draw,
    answer: ok(rounds.DrawPreview),
    problems: ['draw-has-faults', 'too-few-teams'],
  },
  drawRound: {
    method: 'POST',
    path: '/api/stages/:id/rounds',
    summary: 'Draw a round',
    may: 'run-tournament',
    scope: 'stage',
    params: byId,
    body: rounds.DrawRound,
    answer: made(rounds.RoundView),
    problems: ['draw-has-faults', 'too-few-teams'],
    idempotent: true,
  },
  getRound: {
    method: 'GET',
    path: '/api/rounds/:id',
    summary: 'A round with its matches and tables',
    may: 'read-tournament',
    scope: 'round',
    params: byId,
    answer: ok(rounds.RoundView),
  },
  redrawRound: {
    method: 'PUT',
    path: '/api/rounds/:id/draw',
    summary: 'Draw a round anew before it has results',
    may: 'run-tournament',
    scope: 'round',
    params: byId,
    body: rounds.RedrawRound,
    answer: ok(rounds.RoundView),
    problems: ['stale-version', 'round-has-results', 'draw-has-faults', 'too-few-teams'],
  },
  removeRound: {
    method: 'DELETE',
    path: '/api/rounds/:id',
    summary: 'Remove a round without results',
    may: 'run-tournament',
    scope: 'round',
    params: byId,
    answer: done,
    problems: ['round-has-results'],
  },
  startRound: {
    method: 'POST',
    path: '/api/rounds/:id/start',
    summary: 'Play begins',
    may: 'run-tournament',
    scope: 'round',
    params: byId,
    body: rounds.ChangeRoundState,
    answer: ok(rounds.RoundView),
    problems: ['stale-version', 'round-state'],
  },
  closeRound: {
    method: 'POST',
    path: '/api/rounds/:id/close',
    summary: 'All results are in',
    may: 'run-tournament',
    scope: 'round',
    params: byId,
    body: rounds.ChangeRoundState,
    answer: ok(rounds.RoundView),
    problems: ['stale-version', 'round-state', 'round-incomplete'],
  },
  reopenRound: {
    method: 'POST',
    path: '/api/rounds/:id/reopen',
    summary: 'Open a closed round again',
    may: 'run-tournament',
    scope: 'round',
    params: byId,
    body: rounds.ReopenRound,
    answer: ok(rounds.RoundView),
    problems: ['stale-version', 'round-state'],
  },
  publishRound: {
    method: 'POST',
    path: '/api/rounds/:id/publication',
    summary: 'Publish the round as it stands',
    may: 'publish',
    scope: 'round',
    params: byId,
    body: rounds.ChangeRoundState,
    answer: ok(rounds.RoundView),
    problems: ['stale-version', 'round-state', 'publish-in-order'],
    idempotent: true,
  },
  withdrawRound: {
    method: 'POST',
    path: '/api/rounds/:id/publication/withdrawal',
    summary: 'Take a published round back',
    may: 'publish',
    scope: 'round',
    params: byId,
    body: rounds.ReopenRound,
    answer: ok(rounds.RoundView),
    problems: ['stale-version', 'round-state', 'withdraw-in-order'],
  },
  getRoundReport: {
    method: 'GET',
    path: '/api/rounds/:id/report',
    summary: 'The round as it would be published now',
    may: 'read-tournament',
    scope: 'round',
    params: byId,
    answer: ok(report.RoundReport),
  },
  getRoundPdf: {
    method: 'GET',
    path: '/api/rounds/:id/results.pdf',
    summary: 'Match results and standings for print, as they are now',
    may: 'read-tournament',
    scope: 'round',
    params: byId,
    query: lang,
    answer: file('application/pdf'),
  },
  getStandingsPdf: {
    method: 'GET',
    path: '/api/rounds/:id/standings.pdf',
    summary: 'Standings after the round for print, as they are now',
    may: 'read-tournament',
    scope: 'round',
    params: byId,
    query: lang,
    answer: file('application/pdf'),
  },
  getRoundFolder: {
    method: 'GET',
    path: '/api/rounds/:id/round-folder.zip',
    summary: 'The round as a round folder',
    may: 'read-tournament',
    scope: 'round',
    params: byId,
    answer: file('application/zip'),
    problems: ['total-only-not-exportable'],
  },
} as const satisfies Record<string, RouteDeclaration>;

const matchRoutes = {
  getMatch: {
    method: 'GET',
    path: '/api/matches/:id',
    summary: 'A match board by board',
    may: 'read-tournament',
    scope: 'match',
    params: byId,
    answer: ok(matches.MatchView),
  },
  setMatchKind: {
    method: 'PUT',
    path: '/api/matches/:id/kind',
    summary: 'Walkover, not played, or played after all',
    may: 'run-tournament',
    scope: 'match',
    params: byId,
    body: matches.SetMatchKind,
    answer: ok(matches.MatchView),
    problems: ['stale-version', 'round-not-open'],
  },
  setNotPlayed: {
    method: 'PUT',
    path: '/api/matches/:id/boards-not-played',
    summary: 'Boards never played at both tables',
    may: 'run-tournament',
    scope: 'match',
    params: byId,
    body: matches.SetNotPlayed,
    answer: ok(matches.MatchView),
    problems: ['stale-version', 'round-not-open', 'board-not-on-table', 'match-not-played'],
  },
  cancelBoard: {
    method: 'PUT',
    path: '/api/matches/:id/cancelled-boards',
    summary: 'Cancel a board at both tables, or take that back',
    may: 'run-tournament',
    scope: 'match',
    params: byId,
    body: matches.CancelBoard,
    answer: ok(matches.MatchView),
    problems: ['stale-version', 'round-not-open', 'board-not-on-table', 'match-not-played'],
  },
  awardPenalty: {
    method: 'POST',
    path: '/api/matches/:id/penalties',
    summary: 'Award a penalty point',
    may: 'run-tournament',
    scope: 'match',
    params: byId,
    body: matches.AwardPenalty,
    answer: made(matches.MatchView),
    problems: [
      'stale-version',
      'round-not-open',
      'board-not-on-table',
      'penalty-not-granted',
      'match-not-played',
    ],
    idempotent: true,
  },
  withdrawPenalty: {
    method: 'POST',
    path: '/api/penalties/:id/withdrawal',
    summary: 'Withdraw a penalty point',
    may: 'run-tournament',
    scope: 'penalty',
    params: byId,
    body: matches.WithdrawPenalty,
    answer: ok(matches.MatchView),
    problems: ['round-not-open'],
  },
  getSlip: {
    method: 'GET',
    path: '/api/tables/:id/slip',
    summary: 'A table with its boards, the partner table beside it',
    may: 'read-tournament',
    scope: 'table',
    params: byId,
    answer: ok(matches.SlipView),
  },
  saveBoard: {
    method: 'PUT',
    path: '/api/tables/:id/boards/:board',
    summary: 'Say what happened on a board',
    may: 'enter-boards',
    scope: 'table',
    params: z.strictObject({ id: Id, board: z.coerce.number<string>().pipe(BoardNumber) }),
    body: matches.SaveBoard,
    answer: ok(matches.SavedBoard),
    problems: [
      'stale-version',
      'round-not-open',
      'board-cancelled',
      'board-not-on-table',
      'table-has-total-only',
      'match-not-played',
      'tout-on-nolo',
      'tout-made-not-won',
    ],
  },
  saveTotal: {
    method: 'PUT',
    path: '/api/tables/:id/total',
    summary: 'A slip with its total only',
    may: 'enter-boards',
    scope: 'table',
    params: byId,
    body: matches.SaveTotal,
    answer: ok(matches.SlipView),
    problems: ['stale-version', 'round-not-open', 'table-has-boards', 'match-not-played'],
  },
  setSeats: {
    method: 'PUT',
    path: '/api/tables/:id/seats',
    summary: 'Who sits where',
    may: 'enter-boards',
    scope: 'table',
    params: byId,
    body: matches.SetSeats,
    answer: ok(matches.SlipView),
    problems: ['stale-version', 'round-not-open'],
  },
} as const satisfies Record<string, RouteDeclaration>;

const publicRoutes = {
  getFrontPage: {
    method: 'GET',
    path: '/api/public',
    summary: 'Latest published results',
    may: 'read-public',
    answer: ok(pub.FrontPage),
  },
  getPublicTournament: {
    method: 'GET',
    path: '/api/public/tournaments/:slug',
    summary: 'A tournament: published rounds and newest standings',
    may: 'read-public',
    params: slug,
    answer: ok(pub.PublicTournamentView),
  },
  getPublicRound: {
    method: 'GET',
    path: '/api/public/tournaments/:slug/rounds/:number',
    summary: 'A published round',
    may: 'read-public',
    params: publicRound,
    answer: ok(report.PublishedRound),
  },
  getPublicMatch: {
    method: 'GET',
    path: '/api/public/tournaments/:slug/rounds/:number/matches/:match',
    summary: 'A published match board by board',
    may: 'read-public',
    params: publicMatch,
    answer: ok(pub.PublicMatchView),
  },
  getPublicTeam: {
    method: 'GET',
    path: '/api/public/tournaments/:slug/teams/:number',
    summary: 'A team with its published matches',
    may: 'read-public',
    params: slug.extend({ number: z.coerce.number<string>().pipe(TeamNumber) }),
    answer: ok(pub.PublicTeamView),
  },
  getPublicRoundPdf: {
    method: 'GET',
    path: '/api/public/tournaments/:slug/rounds/:number/results.pdf',
    summary: 'Published results for print',
    may: 'read-public',
    params: publicRound,
    query: lang,
    answer: file('application/pdf'),
  },
  getPublicStandingsPdf: {
    method: 'GET',
    path: '/api/public/tournaments/:slug/rounds/:number/standings.pdf',
    summary: 'Published standings for print',
    may: 'read-public',
    params: publicRound,
    query: lang,
    answer: file('application/pdf'),
  },
  getPublicStandingsCsv: {
    method: 'GET',
    path: '/api/public/tournaments/:slug/rounds/:number/standings.csv',
    summary: 'Published standings as a spreadsheet reads them',
    may: 'read-public',
    params: publicRound,
    query: lang,
    answer: file('text/csv'),
  },
} as const satisfies Record<string, RouteDeclaration>;

/** Every route of the API by its operation id. A handler without a row here, or a row without a handler, fails the tests. */
export const ROUTES = {
  ...sessionRoutes,
  ...tournamentRoutes,
  ...roundRoutes,
  ...matchRoutes,
  ...publicRoutes,
};

export type RouteId = keyof typeof ROUTES;
