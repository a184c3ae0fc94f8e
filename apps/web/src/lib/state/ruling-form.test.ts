import { describe, expect, it } from 'vitest';
import { placeOfSlip } from '../ruling/place.ts';
import { effectView } from '../ruling/ruling.fixture.ts';
import { type RulingPreview } from '../ruling/types.ts';
import { boardLine, slipOf, TABLE, won } from '../slip/slip.fixture.ts';
import { RulingForm } from './ruling-form.svelte.ts';

const BETE = { ...won('W', 'solo'), outcome: 'bete' } as const;

function open(tuple: Parameters<typeof boardLine>[1] = { tuple: BETE }): RulingForm {
  const place = placeOfSlip(slipOf(4, [boardLine(1, tuple)]));
  return new RulingForm({ place, board: 1, tableId: TABLE });
}

const preview = (given: Partial<RulingPreview> = {}): RulingPreview => ({
  faults: [],
  late: null,
  waits: false,
  penalty: false,
  ...effectView(),
  ...given,
});

describe('a ruling while it is made', () => {
  it('asks for a rule, for who did it and for the facts, in this order', () => {
    const form = open();
    expect(form.gaps).toEqual(['rule']);
    form.choose('revoke-defender');
    expect(form.gaps).toEqual(['seat', 'already-bete']);
    form.chosenSeat = 'S';
    form.answers = { 'already-bete': 'no' };
    expect(form.gaps).toEqual([]);
    expect(form.asked).toEqual({
      tableId: TABLE,
      board: 1,
      seat: 'S',
      rule: 'revoke-defender',
      facts: { 'already-bete': 'no' },
      calledAt: null,
    });
  });

  it('does not ask for a seat when only one fits, or when it is about the table', () => {
    const form = open();
    form.choose('revoke-declarer');
    expect(form.seat).toBe('W');
    expect(form.gaps).toEqual([]);
    for (const rule of ['director-cancels', 'both-bought-wrong', 'claim-accepted'] as const) {
      form.choose(rule);
      expect(form.asksForSeat).toBe(false);
      expect(form.asked).toMatchObject({ seat: 'W' });
    }
  });

  it('says at once that a seat cannot have done it, and what is missing only when confirming was tried', () => {
    const form = open();
    form.choose('revoke-defender');
    expect(form.faults).toEqual([]);
    form.chosenSeat = 'E';
    expect(form.faults).toMatchObject([{ code: 'seat-does-not-fit', seat: 'E', allowed: ['N', 'S'] }]);
    form.tried = true;
    expect(form.faults.map(({ code }) => code)).toContain('fact-missing');
  });

  it('keeps the answer to a question that the next rule asks as well, and forgets the rest', () => {
    const form = open();
    form.choose('defender-showed-partner');
    form.answers = { 'as-revoke': 'yes', 'already-bete': 'yes' };
    form.choose('revoke-defender');
    expect(form.answers).toEqual({ 'already-bete': 'yes' });
  });

  it('takes a preview only for what is asked now', () => {
    const form = open();
    form.choose('revoke-declarer');
    const first = form.question ?? '';
    form.called = 'at';
    form.calledClock = '2026-11-15T13:05';
    expect(form.asked?.calledAt).toBe('2026-11-15T12:05:00.000Z');
    form.foresight.take(first, preview());
    expect(form.preview).toBeNull();
    form.foresight.take(form.question ?? '', preview());
    expect(form.ready).toBe(true);
    form.toBoard(2);
    expect(form.preview).toBeNull();
  });

  it('offers only answers that can be right, and forgets one that no longer can', () => {
    const form = open({ tuple: { ...won('N'), contract: 'nolo-ouvert' } });
    form.choose('ouvert-laid-early');
    form.answers = { penalty: '0', 'taken-over': 'E' };
    form.chosenSeat = 'N';
    expect(form.fields).toMatchObject([{ name: 'penalty' }, { name: 'taken-over', values: ['W', 'E'] }]);
    expect(form.asked?.facts).toEqual({ penalty: '0', 'taken-over': 'E' });
    form.chosenSeat = 'E';
    expect(form.asked?.facts).toEqual({ penalty: '0' });
    form.chosenSeat = 'W';
    expect(form.fields.map(({ name }) => name)).toEqual(['penalty']);
    form.chosenSeat = 'N';
    expect(form.asked?.facts).toEqual({ penalty: '0', 'taken-over': 'E' });
  });

  it('asks for the effect again when the board turned out to be another', () => {
    const form = open();
    form.choose('revoke-declarer');
    form.foresight.take(form.question ?? '', preview());
    expect(form.ready).toBe(true);
    form.foresight.again();
    expect(form.preview).toBeNull();
  });

  it('is not ready with a fault of the server’s, or too late without a reason', () => {
    const form = open();
    form.choose('revoke-declarer');
    form.foresight.take(form.question ?? '', preview({ faults: [{ code: 'not-on-pas' }] }));
    expect(form.ready).toBe(false);
    form.foresight.take(
      form.question ?? '',
      preview({ late: { limit: 'board-recorded', paragraph: 23, passedAt: '2026-11-15T12:00:00Z' } }),
    );
    expect(form.reasonNeeded).toBe(true);
    form.lateReason = 'Begge hold er enige';
    expect(form.ready).toBe(true);
  });

  it('a clock that is no time is a gap', () => {
    const form = open();
    form.choose('revoke-declarer');
    form.called = 'at';
    form.calledClock = '';
    expect(form.gaps).toEqual(['called']);
  });

  it('without a table nothing speaks against an entry, and the table is asked for first', () => {
    const form = new RulingForm({ place: placeOfSlip(slipOf(4)), board: 1, tableId: null });
    expect(form.gaps[0]).toBe('table');
    expect(form.found('da').every(({ misfit }) => misfit === null)).toBe(true);
  });
});
