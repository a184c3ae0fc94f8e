import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../scripts/lib/root.mjs';
import { accepted, type TestApi } from './api.ts';
import { plantTournament, publishRound, type SeededTournament } from './seed.ts';

const CASES = join(ROOT, 'packages/round-folder/cases');

/** A case's rounds in order. */
const roundsOf = (name: string): string[] =>
  readdirSync(join(CASES, name))
    .filter((entry) => entry.startsWith('round-'))
    .sort((a, b) => Number(a.slice('round-'.length)) - Number(b.slice('round-'.length)));

/** Takes a case's round folders in, as the director drops them on the page, and publishes every round. */
export async function publishCase(api: TestApi, name: string): Promise<SeededTournament> {
  const tournament = await plantTournament(api, { teams: [], boards: 40 });
  const folders = roundsOf(name).map((round, index) => ({
    label: `${index + 1}. runde`,
    date: `2026-11-${String(index + 1).padStart(2, '0')}`,
    files: readdirSync(join(CASES, name, round)).map((file) => ({
      name: file,
      base64: readFileSync(join(CASES, name, round, file)).toString('base64'),
    })),
  }));
  const { roundIds } = await accepted(
    api.POST('/api/tournaments/{id}/round-folders', {
      params: { path: { id: tournament.id } },
      body: { folders },
    }),
  );
  for (const id of roundIds) await publishRound(api, id);
  return tournament;
}

/** What a case must give, as its expected.json has it. */
export interface ExpectedCase {
  readonly standings: readonly {
    readonly rank: number;
    readonly shared: boolean;
    readonly name: string;
    readonly played: number;
    readonly won: number;
    readonly drawn: number;
    readonly lost: number;
    readonly matchPoints: number;
    readonly gamePoints: number;
  }[];
  readonly matches: readonly {
    readonly match: number;
    readonly round: string;
    readonly home: number;
    readonly away: number;
    readonly homeGamePoints: number;
    readonly awayGamePoints: number;
    readonly homeMatchPoints: number;
    readonly awayMatchPoints: number;
  }[];
}

export const expectedOf = (name: string): ExpectedCase =>
  JSON.parse(readFileSync(join(CASES, name, 'expected.json'), 'utf8')) as ExpectedCase;
