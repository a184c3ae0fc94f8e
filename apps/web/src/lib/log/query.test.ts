import { describe, expect, it } from 'vitest';
import { apiQueryOf, choiceIn, searchOf } from './query.ts';

const ANY = { type: '', actor: '', round: '', from: '', to: '' };

describe('what of the log is asked for', () => {
  it('is nothing in particular at first', () => {
    expect(choiceIn(new URLSearchParams(''))).toEqual({ ...ANY, before: '' });
    expect(searchOf(ANY)).toBe('');
    expect(apiQueryOf(ANY)).toEqual({});
  });

  it('comes back from the address as it was put there', () => {
    const choice = { type: 'ruling-made', actor: 'a', round: 'r', from: '2026-11-15T13:00', to: '' };
    const search = searchOf(choice, 41);
    expect(choiceIn(new URLSearchParams(search))).toEqual({ ...choice, before: '41' });
  });

  it('asks the API by moments, and takes the last minute in', () => {
    expect(apiQueryOf({ ...ANY, from: '2026-11-15T13:00', to: '2026-11-15T13:05' })).toEqual({
      from: '2026-11-15T12:00:00.000Z',
      to: '2026-11-15T12:06:00.000Z',
    });
  });

  it('takes a time that is none for any', () => {
    expect(apiQueryOf({ ...ANY, from: 'i går' })).toEqual({});
  });
});
