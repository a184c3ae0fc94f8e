import { expect, it } from 'vitest';
import { readDay } from './read-day.ts';

it.each([
  ['2026-09-01', '2026-09-01'],
  ['1.9.2026', '2026-09-01'],
  ['01-09-2026', '2026-09-01'],
  ['1/9-2026', '2026-09-01'],
  ['29-02-2024', '2024-02-29'],
  ['29-02-2026', undefined],
  ['31.4.2026', undefined],
  ['1.9.26', undefined],
  ['1.9.0026', undefined],
  ['i fjor', undefined],
  ['', undefined],
])('%j is %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});
