import { boardsOf, matchRecords, mirrored, playedMatch, totalOnly } from '@spadille/test-kit';
import { MATCH_SIDES, type MatchSide } from '@spadille/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countedNsGamePoints,
  DM_MATCH_RULES,
  type MatchRecord,
  penaltyNet,
  scoreMatch,
  tableNet,
} from './index.ts';

const anyMatch = matchRecords('1', '2');

const penalties = (...offenders: MatchSide[]) => offenders.map((offender) => ({ offender }));

describe('example 7: team 4 is N/S at table 7 with +9, and E/W at table 8 with −2', () => {
  // The net of table 8 is written for its N/S pair, which is the other team's.
  const match = playedMatch('4', '9', { tableA: totalOnly(9), tableB: totalOnly(2) });

  it.each([
    ['a penalty point against team 4', penalties('home'), 6, 2, 0],
    ['no penalty', [], 7, 2, 0],
    ['a penalty point against the other side', penalties('away'), 8, 2, 0],
    ['two against team 4: one match point each', penalties('home', 'home'), 5, 1, 1],
  ])('example 7: %s', (_, given, gamePoints, own, others) => {
    expect(scoreMatch({ ...match, penalties: given })).toMatchObject({
      homeGamePoints: gamePoints,
      awayGamePoints: -gamePoints,
      homeMatchPoints: own,
      awayMatchPoints: others,
    });
  });
});

describe('example 10: board 17 cancelled at both partner tables', () => {
  const solo = { contract: 'solo', declarer: 'N', outcome: 'won', tout: 'none' } as const;
  const board = (cancelled: boolean) => ({
    kind: 'boards' as const,
    nsGamePoints: [countedNsGamePoints({ tuple: solo, cancelled })],
  });
  const cancelled = playedMatch('3', '4', { tableA: board(true), tableB: board(true) });

  it('example 10: counts 0 at both', () => {
    expect(tableNet(board(false))).toBe(3);
    expect(scoreMatch(cancelled)).toMatchObject({ homeGamePoints: 0, awayGamePoints: 0 });
  });

  it('example 10: a penalty given on it still counts', () => {
    expect(scoreMatch({ ...cancelled, penalties: penalties('home') }).homeGamePoints).toBe(-1);
  });

  it('example 10: and a withdrawn one is as if it had never been given', () => {
    expect(scoreMatch({ ...cancelled, penalties: [] })).toEqual(scoreMatch(cancelled));
  });
});

describe('kinds of match', () => {
  const parties = { id: 'm', home: '1', away: '2' };

  it.each([
    ['home', 6, 2, 0],
    ['away', -6, 0, 2],
  ] as const)('walkover to %s', (winner, gamePoints, own, others) => {
    expect(scoreMatch({ ...parties, kind: 'walkover', winner })).toEqual({
      ...parties,
      kind: 'walkover',
      homeGamePoints: gamePoints,
      awayGamePoints: -gamePoints,
      homeMatchPoints: own,
      awayMatchPoints: others,
    });
  });

  it('a stage may set other points for a walkover, and another scale', () => {
    const rules = {
      scale: [
        { from: 1, matchPoints: 4 },
        { from: 0, matchPoints: 2 },
      ],
      walkoverGamePoints: 0,
    };
    const score = scoreMatch({ ...parties, kind: 'walkover', winner: 'home' }, rules);
    expect(score).toMatchObject({
      homeGamePoints: 0,
      awayGamePoints: 0,
      homeMatchPoints: 4,
      awayMatchPoints: 0,
    });
    expect(scoreMatch(playedMatch('1', '2', { tableA: totalOnly(1) }), rules).homeMatchPoints).toBe(4);
  });

  it('a match that was never played gives nothing, not a draw', () => {
    expect(scoreMatch({ ...parties, kind: 'unplayed' })).toMatchObject({
      homeGamePoints: 0,
      homeMatchPoints: 0,
      awayMatchPoints: 0,
    });
  });

  it('a table with its total only counts as one with boards of that sum', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -8, max: 8 }), { maxLength: 40 }), (points) => {
        const sum = points.reduce((total, each) => total + each, 0);
        expect(tableNet(boardsOf(points))).toBe(tableNet(totalOnly(sum)));
      }),
    );
  });
});

describe('laws of every match', () => {
  it('the two teams’ game points add up to zero, and their match points to the top of the scale or to nothing', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const score = scoreMatch(match);
        expect(score.homeGamePoints + score.awayGamePoints).toBe(0);
        expect(score.homeMatchPoints + score.awayMatchPoints).toBe(match.kind === 'unplayed' ? 0 : 2);
        expect(Object.is(score.homeGamePoints, -0) || Object.is(score.awayGamePoints, -0)).toBe(false);
      }),
    );
  });

  it('told from the other side it is the same match', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const [told, mirror] = [scoreMatch(match), scoreMatch(mirrored(match))];
        expect(mirror).toEqual({
          ...told,
          home: told.away,
          away: told.home,
          homeGamePoints: told.awayGamePoints,
          awayGamePoints: told.homeGamePoints,
          homeMatchPoints: told.awayMatchPoints,
          awayMatchPoints: told.homeMatchPoints,
        });
      }),
    );
  });

  it('the order in which boards and penalties were entered does not matter', () => {
    const shuffled = anyMatch.chain((match) => fc.tuple(fc.constant(match), reordered(match)));
    fc.assert(
      fc.property(shuffled, ([match, other]) => {
        expect(scoreMatch(other)).toEqual(scoreMatch(match));
      }),
    );
  });

  it('a penalty moves one game point from the offender to the other team', () => {
    const played = anyMatch.filter((match) => match.kind === 'played');
    fc.assert(
      fc.property(played, fc.constantFrom(...MATCH_SIDES), (match, offender) => {
        const before = scoreMatch(match).homeGamePoints;
        const after = scoreMatch({ ...match, penalties: [...match.penalties, { offender }] }).homeGamePoints;
        expect(after - before).toBe(offender === 'home' ? -1 : 1);
      }),
    );
    expect(penaltyNet([])).toBe(0);
  });

  it('scoring changes nothing that it was given, and the default is the championship’s', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const before = structuredClone(match);
        expect(scoreMatch(match)).toEqual(scoreMatch(match, DM_MATCH_RULES));
        expect(match).toEqual(before);
      }),
    );
  });
});

/** The same match with its boards and penalties in any other order. */
function reordered(match: MatchRecord): fc.Arbitrary<MatchRecord> {
  if (match.kind !== 'played') return fc.constant(match);
  const table = (record: typeof match.tableA) => {
    if (record.kind === 'total-only') return fc.constant(record);
    return fc
      .shuffledSubarray([...record.nsGamePoints], { minLength: record.nsGamePoints.length })
      .map((nsGamePoints) => ({ ...record, nsGamePoints }));
  };
  const given = [...match.penalties];
  return fc
    .tuple(table(match.tableA), table(match.tableB), fc.shuffledSubarray(given, { minLength: given.length }))
    .map(([tableA, tableB, inOtherOrder]) => ({ ...match, tableA, tableB, penalties: inOtherOrder }));
}
