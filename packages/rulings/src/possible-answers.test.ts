import { type BoardTuple, handsFor, PASSED, type Seat } from '@spadille/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { irregularityOf, RULING_IDS, type RulingId } from './catalogue.ts';
import { checkFit } from './check-ruling.ts';
import { offendingSeats } from './offender.ts';
import { possibleAnswers } from './possible-answers.ts';

/** North deals: West is forehand, East middlehand, North rearhand, and South sits out. */
const board = (tuple: BoardTuple | null, given: { cancelled?: boolean; turnedRound?: boolean } = {}) => ({
  ...{ hands: handsFor('N'), tuple, cancelled: false, turnedRound: false },
  ...given,
});
const OUVERT: BoardTuple = { contract: 'nolo-ouvert', declarer: 'N', outcome: 'bete', tout: 'none' };
const NOLO: BoardTuple = { contract: 'ren-nolo', declarer: 'W', outcome: 'bete', tout: 'none' };
const SOLO: BoardTuple = { contract: 'solo', declarer: 'W', outcome: 'bete', tout: 'none' };

describe('only answers that can be right are offered', () => {
  it.each<[string, RulingId, readonly Seat[], ReturnType<typeof board>, string, readonly string[]]>([
    [
      'rearhand’s ouvert: the two before him',
      'ouvert-laid-early',
      ['N'],
      board(OUVERT),
      'taken-over',
      ['W', 'E'],
    ],
    ['middlehand’s: forehand', 'ouvert-laid-early', ['E'], board(OUVERT), 'taken-over', ['W']],
    ['forehand’s: nobody', 'ouvert-laid-early', ['W'], board(OUVERT), 'taken-over', []],
    [
      'not yet said whose: whoever can',
      'ouvert-laid-early',
      ['W', 'E', 'N'],
      board(null),
      'taken-over',
      ['W', 'E'],
    ],
    [
      'folder turned round: the other three',
      'ouvert-laid-early',
      ['N'],
      board(OUVERT, { turnedRound: true }),
      'taken-over',
      ['W', 'S', 'E'],
    ],
    ['his discretion stays his', 'ouvert-laid-early', ['W'], board(OUVERT), 'penalty', ['0', '1']],
    ['no tout in nolo', 'insufficient-opponent', ['N'], board(NOLO), 'tout', ['none']],
    [
      'with trumps every tout',
      'insufficient-opponent',
      ['N'],
      board(SOLO),
      'tout',
      ['none', 'made', 'failed'],
    ],
    [
      'no outcome where all passed',
      'other',
      ['N'],
      board(PASSED),
      'consequence',
      ['none', 'cancelled', 'penalty'],
    ],
    [
      'anything where a contract was played',
      'other',
      ['N'],
      board(SOLO),
      'consequence',
      ['none', 'won', 'bete', 'kruk', 'cancelled', 'penalty'],
    ],
    [
      'the seat does not fit: that is the fault',
      'revoke-defender',
      ['W'],
      board(SOLO),
      'already-bete',
      ['yes', 'no'],
    ],
    ['open questions have no list', 'card-swap-found', ['N'], board(SOLO), 'from-table', []],
  ])('%s', (_, rule, seats, context, fact, offered) => {
    expect(possibleAnswers(rule, seats, context)[fact]).toEqual(offered);
  });

  it('and nothing that can be ruled is withheld', () => {
    const contexts = [
      board(null),
      board(PASSED),
      board(SOLO),
      board(OUVERT),
      board(SOLO, { cancelled: true }),
    ];
    const answers = fc.func(fc.nat());
    fc.assert(
      fc.property(
        fc.constantFrom(...RULING_IDS),
        fc.constantFrom(...contexts),
        answers,
        (rule, context, pick) => {
          const { asks, offender } = irregularityOf(rule);
          const facts = Object.fromEntries(
            Object.entries(asks).flatMap(([name, fact]) =>
              fact.kind === 'choice' ? [[name, fact.values[pick(name) % fact.values.length] ?? '']] : [],
            ),
          );
          const seats = offendingSeats(offender, context);
          const seat = seats[pick('seat') % Math.max(1, seats.length)];
          if (seat === undefined || !checkFit({ rule, seat, facts }, context).ok) return;
          const offered = possibleAnswers(rule, [seat], context);
          for (const [name, value] of Object.entries(facts)) expect(offered[name]).toContain(value);
        },
      ),
    );
  });
});
