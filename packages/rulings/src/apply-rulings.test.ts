import { type BoardTuple, handsFor, type Outcome, PASSED, type PlayedBoard } from '@spadille/rules';
import { describe, expect, it } from 'vitest';
import { applyAtPartnerTables, applyRulings, type RulingOnRecord } from './index.ts';

/** Board 3: dealer S, forehand E, middlehand W, N sits out. */
const HANDS = handsFor('S');
const NO_RESULT = { tuple: null, cancelled: false, hands: HANDS };

const solo = (outcome: Outcome, tout: PlayedBoard['tout'] = 'none'): PlayedBoard => ({
  contract: 'solo',
  declarer: 'E',
  outcome,
  tout,
});
const recorded = (tuple: BoardTuple, cancelled = false) => ({ tuple, cancelled, hands: HANDS });

const REVOKED: RulingOnRecord = { rule: 'revoke-declarer', seat: 'E', facts: {} };
const WARNED: RulingOnRecord = { rule: 'defender-warned-partner', seat: 'S', facts: {} };
const CANCELS: RulingOnRecord = { rule: 'director-cancels', seat: 'N', facts: {} };
const OUT_OF_TURN: RulingOnRecord = { rule: 'bid-out-of-turn', seat: 'W', facts: { penalty: '1' } };
const DECLARED_BETE: RulingOnRecord = { rule: 'defender-declared', seat: 'S', facts: { declared: 'bete' } };
const misrecorded = (facts: Record<string, string>): RulingOnRecord => ({
  rule: 'misrecorded',
  seat: 'N',
  facts,
});

const statuses = ({ steps }: ReturnType<typeof applyRulings>) =>
  steps.map(({ ruling, status }) => `${ruling.rule} ${status}`);

describe('several rulings on one board', () => {
  it.each<[string, BoardTuple, readonly RulingOnRecord[], BoardTuple]>([
    ['the last outcome counts', solo('won'), [REVOKED, WARNED], solo('won')],
    ['and the other way round', solo('won'), [WARNED, REVOKED], solo('kruk')],
    [
      'each finds the board as the one before left it',
      solo('won'),
      [misrecorded({ declarer: 'W' }), { ...REVOKED, seat: 'W' }],
      { ...solo('kruk'), declarer: 'W' },
    ],
    [
      'a kruk by an earlier ruling stands beside a later revoke, like a recorded one',
      solo('won'),
      [REVOKED, { rule: 'revoke-defender', seat: 'S', facts: { 'already-bete': 'yes' } }],
      solo('kruk'),
    ],
    ['once declared bete it can’t become kruk', solo('won'), [DECLARED_BETE, REVOKED], solo('bete')],
    [
      'not by a second declaration either',
      solo('won'),
      [DECLARED_BETE, { ...DECLARED_BETE, facts: { declared: 'kruk' } }],
      solo('bete'),
    ],
    ['though it can be won', solo('kruk'), [DECLARED_BETE, WARNED], solo('won')],
    [
      'and a kruk that was written down wrongly',
      solo('won'),
      [DECLARED_BETE, misrecorded({ outcome: 'kruk' })],
      solo('kruk'),
    ],
  ])('%s', (_, tuple, rulings, effective) => {
    const ruled = applyRulings(recorded(tuple), rulings);
    expect(ruled.effective).toEqual(effective);
    expect(ruled.steps.map(({ status }) => status)).toEqual(rulings.map(() => 'in-force'));
  });

  it('each step tells the board before and after it', () => {
    const { steps } = applyRulings(recorded(solo('won', 'made')), [REVOKED, CANCELS]);
    expect(steps.map(({ before, after }) => [before, after])).toEqual([
      [
        { tuple: solo('won', 'made'), cancelled: false },
        { tuple: solo('kruk'), cancelled: false },
      ],
      [
        { tuple: solo('kruk'), cancelled: false },
        { tuple: solo('kruk'), cancelled: true },
      ],
    ]);
  });

  it('a strafpoint each for two offences', () => {
    const { penalties } = applyRulings(recorded(solo('won')), [OUT_OF_TURN, { ...OUT_OF_TURN, seat: 'S' }]);
    expect(penalties.map(({ side, seat, rule }) => [side, seat, rule])).toEqual([
      ['EW', 'W', 'bid-out-of-turn'],
      ['NS', 'S', 'bid-out-of-turn'],
    ]);
  });
});

describe('example 10: a cancelled board', () => {
  it.each<[string, boolean, readonly RulingOnRecord[]]>([
    ['cancelled by the table', true, [OUT_OF_TURN, REVOKED]],
    ['cancelled by a ruling', false, [CANCELS, OUT_OF_TURN, REVOKED]],
    ['a penalty point given before', false, [OUT_OF_TURN, CANCELS, REVOKED]],
  ])('%s: keeps the penalty point and nothing else', (_, cancelled, rulings) => {
    const ruled = applyRulings(recorded(solo('won', 'made'), cancelled), rulings);
    expect(ruled).toMatchObject({ cancelled: true, effective: solo('won', 'made') });
    expect(ruled.penalties.map(({ side }) => side)).toEqual(['EW']);
    expect(statuses(ruled)).toContain('revoke-declarer without-effect');
  });

  it('unless it is withdrawn', () => {
    const ruled = applyRulings(recorded(solo('won')), [{ ...OUT_OF_TURN, withdrawn: true }, CANCELS]);
    expect(ruled.penalties).toEqual([]);
    expect(ruled.steps).toHaveLength(1);
  });
});

describe('a board without a result', () => {
  it('a ruling on the outcome waits', () => {
    const ruled = applyRulings(NO_RESULT, [REVOKED]);
    expect(ruled).toMatchObject({ effective: null, waits: true });
    expect(statuses(ruled)).toEqual(['revoke-declarer waits']);
  });

  it('and takes effect once there is one', () => {
    expect(applyRulings(recorded(solo('won')), [REVOKED])).toMatchObject({
      effective: solo('kruk'),
      waits: false,
    });
  });

  it('a correction supplies the result, and what waited has it', () => {
    const whole = misrecorded({ contract: 'solo', declarer: 'E', outcome: 'won' });
    const ruled = applyRulings(NO_RESULT, [REVOKED, whole]);
    expect(ruled).toMatchObject({ effective: solo('kruk'), waits: false });
    expect(statuses(ruled)).toEqual(['misrecorded in-force', 'revoke-declarer in-force']);
  });

  it('can be cancelled and can cost a penalty point', () => {
    const ruled = applyRulings(NO_RESULT, [OUT_OF_TURN, CANCELS]);
    expect(ruled).toMatchObject({ effective: null, cancelled: true, waits: false });
    expect(ruled.penalties).toHaveLength(1);
  });

  it('is dealt again when a card turned up, and the new deal’s result counts', () => {
    const again: RulingOnRecord = { rule: 'face-up-deal', seat: 'N', facts: {} };
    expect(applyRulings(NO_RESULT, [again])).toMatchObject({ redeal: true, effective: null, penalties: [] });
    const played = applyRulings(recorded(solo('won')), [again]);
    expect(played).toMatchObject({ redeal: true, effective: solo('won') });
    expect(statuses(played)).toEqual(['face-up-deal in-force']);
  });
});

describe('a ruling that the result no longer fits', () => {
  it('changes nothing and says so', () => {
    const ruled = applyRulings(recorded({ ...solo('won'), declarer: 'W' }), [REVOKED]);
    expect(ruled.effective).toEqual({ ...solo('won'), declarer: 'W' });
    expect(ruled.steps[0]).toMatchObject({ status: 'does-not-fit', faults: [{ code: 'seat-does-not-fit' }] });
  });

  it('keeps its penalty point', () => {
    const laid: RulingOnRecord = {
      rule: 'ouvert-laid-early',
      seat: 'W',
      facts: { penalty: '1', 'taken-over': 'E' },
    };
    const ruled = applyRulings(recorded(solo('won')), [laid]);
    expect(statuses(ruled)).toEqual(['ouvert-laid-early does-not-fit']);
    expect(ruled.penalties.map(({ side }) => side)).toEqual(['EW']);
  });

  it('an incomplete one gives none', () => {
    const facts = { penalty: '3' };
    expect(applyRulings(recorded(PASSED), [{ ...OUT_OF_TURN, facts }]).penalties).toEqual([]);
  });
});

describe('partner tables', () => {
  const a = { tuple: solo('won'), cancelled: false };
  const b = { tuple: solo('bete'), cancelled: false };

  it('are cancelled together, and each keeps its own rulings', () => {
    const ruled = applyAtPartnerTables({ hands: HANDS, a, b }, [
      { ...CANCELS, at: 'a' },
      { ...OUT_OF_TURN, at: 'b' },
      { ...REVOKED, at: 'b' },
    ]);
    expect(ruled.a).toMatchObject({ cancelled: true, effective: solo('won'), penalties: [] });
    expect(ruled.b).toMatchObject({ cancelled: true, effective: solo('bete') });
    expect(ruled.b.penalties).toHaveLength(1);
    expect(statuses(ruled.b)).toEqual(['bid-out-of-turn in-force', 'revoke-declarer without-effect']);
  });

  it('are ruled on each by itself otherwise', () => {
    const ruled = applyAtPartnerTables({ hands: HANDS, a, b }, [{ ...REVOKED, at: 'b' }]);
    expect(ruled.a.effective).toEqual(solo('won'));
    expect(ruled.b.effective).toEqual(solo('kruk'));
  });

  it('a folder turned round at one table was not turned at the other', () => {
    const bid = { ...OUT_OF_TURN, seat: 'N' } as const;
    const ruled = applyAtPartnerTables({ hands: HANDS, a, b }, [
      { ...bid, at: 'a' },
      { ...bid, at: 'b' },
      { rule: 'board-reversed', seat: 'N', facts: {}, at: 'a' },
    ]);
    expect(statuses(ruled.a)).toEqual(['bid-out-of-turn in-force', 'board-reversed in-force']);
    expect(statuses(ruled.b)).toEqual(['bid-out-of-turn does-not-fit']);
  });
});
