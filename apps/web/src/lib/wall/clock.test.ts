import { expect, it } from 'vitest';
import { clockFace } from './clock.ts';

const NOON = Date.parse('2026-11-15T12:00:00Z');
const running = (endsAt: string) => ({ minutes: 150, endsAt, secondsLeft: null });

it.each([
  [running('2026-11-15T14:30:00Z'), '2:30:00', 'runs'],
  [running('2026-11-15T12:07:09.400Z'), '7:10', 'runs'],
  [running('2026-11-15T13:00:01Z'), '1:00:01', 'runs'],
  [running('2026-11-15T11:59:00Z'), '0:00', 'up'],
  [{ minutes: 150, endsAt: null, secondsLeft: 9000 }, '2:30:00', 'stands'],
  [{ minutes: 150, endsAt: null, secondsLeft: 59 }, '0:59', 'stands'],
  [{ minutes: 1, endsAt: null, secondsLeft: 0 }, '0:00', 'up'],
])('%j shows %s and %s', (clock, text, state) => {
  expect(clockFace(clock, NOON)).toMatchObject({ text, state });
});
