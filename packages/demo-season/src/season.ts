import { type BoardTuple, type Side, sideOf } from '@spadille/rules';
import { aDefender, madeUpResult, partnerResult } from './deals.ts';
import { type Dice, diceFor } from './dice.ts';
import { clubNames, people } from './names.ts';

export interface DemoTeam {
  readonly number: number;
  readonly name: string;
  readonly club: string;
  readonly members: readonly { readonly name: string; readonly place: 'NS' | 'EW' | 'substitute' }[];
}

/** What the two partner tables of a match have on a board, and what happened beside the result. */
export interface DemoBoard {
  readonly board: number;
  readonly tableA: BoardTuple;
  readonly tableB: BoardTuple;
  readonly cancelled: boolean;
  readonly penalty: { readonly table: 'a' | 'b'; readonly side: Side; readonly rule: string } | null;
}

/** Teams of a made-up season, and as many boards for a match as one asks for. */
export interface DemoSeason {
  readonly teams: readonly DemoTeam[];
  /** The boards of one match, 1 to `boards`. Each call goes on with the dice. */
  readonly playMatch: (boards: number) => readonly DemoBoard[];
}

// Offences that happen at friendly tables, all of which can give a penalty point.
const OFFENCES = ['bid-out-of-turn', 'sitter-interfered', 'looked-at-tricks', 'looked-after-play'] as const;

function teamsOf(dice: Dice, count: number): DemoTeam[] {
  const clubs = clubNames(dice, Math.ceil(count / 2));
  const names = people(dice, count * 5);
  return Array.from({ length: count }, (_, i) => {
    const club = clubs[Math.floor(i / 2)] as string;
    const five = names.slice(i * 5, i * 5 + 5);
    const places = ['NS', 'NS', 'EW', 'EW', 'substitute'] as const;
    const members = five.map((name, j) => ({ name, place: places[j] as (typeof places)[number] }));
    return { number: i + 1, name: `${club} ${(i % 2) + 1}`, club, members };
  });
}

function boardOf(dice: Dice, board: number): DemoBoard {
  const tableA = madeUpResult(dice, board);
  const tableB = partnerResult(dice, board, tableA);
  const offended = dice.chance(1);
  const side = sideOf(aDefender(dice, board, tableA));
  return {
    board,
    tableA,
    tableB,
    cancelled: dice.below(250) === 0,
    penalty: offended ? { table: 'a', side, rule: dice.pick(OFFENCES) } : null,
  };
}

/** A season with so many teams (at most 50), made up from a seed. The same seed makes the same season. */
export function demoSeason(seed: number, teams: number): DemoSeason {
  const dice = diceFor(seed);
  return {
    teams: teamsOf(dice, teams),
    playMatch: (boards) => Array.from({ length: boards }, (_, i) => boardOf(dice, i + 1)),
  };
}
