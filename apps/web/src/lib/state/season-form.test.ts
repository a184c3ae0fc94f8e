import { describe, expect, it } from 'vitest';
import { SeasonForm } from './season-form.svelte.ts';

const TWO_OF_EACH = { perPool: 2, bestOfRest: 0, carryOver: 'nothing' };
const form = () => new SeasonForm(new Date('2026-08-20T12:00:00Z'));

describe('a season that is set up', () => {
  it('needs nothing said: the year is the one to come, the days are the union’s', () => {
    const season = form();
    expect(season.seasonName).toBe('2026/27');
    expect(season.days.map((day) => season.dateOf(day))).toEqual([
      '2026-11-15',
      '2027-01-10',
      '2027-02-14',
      '2027-02-28',
      '2027-03-13',
      '2027-03-14',
    ]);
    expect(season.body()).toEqual({
      seasonStartYear: 2026,
      startsAt: '10:00',
      dates: {},
      into: { semifinal: TWO_OF_EACH, final: TWO_OF_EACH },
    });
  });

  it('in the spring the season that has begun is meant, from April on the next', () => {
    expect(new SeasonForm(new Date('2027-02-01T12:00:00Z')).seasonName).toBe('2026/27');
    expect(new SeasonForm(new Date('2027-04-20T12:00:00Z')).seasonName).toBe('2027/28');
  });

  it('sends what was changed, and the third qualification only when it is held', () => {
    const season = form();
    season.setDate('semifinal-1', '2027-02-07');
    season.third = true;
    expect(season.body()?.dates).toEqual({ 'semifinal-1': '2027-02-07', 'qualification-3': '2027-01-24' });
    season.third = false;
    expect(season.body()?.dates).toEqual({ 'semifinal-1': '2027-02-07' });
  });

  it('sends who goes on and with what, and does not take what is no number', () => {
    const season = form();
    Object.assign(season.into.final, { perPool: '1', bestOfRest: '3', carryOver: 'all' });
    expect(season.body()?.into).toEqual({
      semifinal: TWO_OF_EACH,
      final: { perPool: 1, bestOfRest: 3, carryOver: 'all' },
    });
    season.into.semifinal.perPool = 'to';
    expect(season.comingInto('semifinal').perPool).toBeNull();
    expect(season.body()).toBeNull();
  });

  it('another year moves the days that were not changed', () => {
    const season = form();
    season.setDate('final-2', '2029-03-12');
    season.year = '2028';
    expect(season.dateOf('qualification-1')).toBe('2028-11-19');
    expect(season.dateOf('final-2')).toBe('2029-03-12');
  });

  it('does not take days out of order, a day that was cleared, or a time that is none', () => {
    const season = form();
    season.setDate('semifinal-1', '2027-01-10');
    expect(season.faultOf('semifinal-1')).toEqual({ kind: 'order', before: 'qualification-2' });
    expect(season.body()).toBeNull();
    season.setDate('semifinal-1', '');
    expect(season.faultOf('semifinal-1')).toEqual({ kind: 'missing' });
    season.setDate('semifinal-1', '2027-02-14');
    season.startsAt = '25:00';
    expect(season.body()).toBeNull();
  });
});
