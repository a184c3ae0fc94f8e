import { expect, it } from 'vitest';
import { type RoundReportView } from '../results/round-report.ts';
import { standingsCsv } from './standings-csv.ts';

type Row = RoundReportView['standings'][number]['rows'][number];

const row: Row = {
  place: 1,
  shared: false,
  team: { number: 7, name: 'Ringsted', club: null },
  played: 3,
  won: 1,
  drawn: 0,
  lost: 2,
  matchPoints: 2,
  gamePoints: -38,
  decidedBy: 'match-points',
  ownMatches: [],
  carriedMatchPoints: 0,
  carriedGamePoints: 0,
  playOffs: [],
  playOffNeeded: false,
};

const csvOf = (...rows: readonly Row[]) => {
  const report = { standings: [{ pool: 'Pulje 2', rows: [...rows], outstandingMatches: 0 }] } as unknown;
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(standingsCsv(report as RoundReportView, 'en'));
};

it('writes plain numbers, also below zero', () => {
  expect(csvOf(row)).toBe(
    '\uFEFFPool;Place;Shared;No.;Team;Club;Played;Won;Drawn;Lost;Match points;Game points;' +
      'Carried match points;Carried game points;Play-off\r\n' +
      'Pool 2;1;no;7;Ringsted;;3;1;0;2;2;-38;0;0;\r\n',
  );
});

it('tells what was carried over, and what a play-off gave', () => {
  const playOffs = [{ among: [7, 9], matchPoints: 1, gamePoints: -3 }];
  expect(csvOf({ ...row, carriedMatchPoints: 1, carriedGamePoints: -12, playOffs })).toContain(
    ';2;-38;1;-12;-3\r\n',
  );
});

it('gives a team that has withdrawn no place', () => {
  expect(csvOf({ ...row, place: null, decidedBy: 'withdrawn' })).toContain('\nPool 2;;no;7;');
});

it.each(['=1+1', '+45', '-5', '@SUM(A1)'])('keeps a spreadsheet from reckoning with %s', (name) => {
  const club = name;
  expect(csvOf({ ...row, team: { number: 7, name, club } })).toContain(`;7;'${name};'${club};3;`);
});
