import { expect, it } from 'vitest';
import { freeSlug, slugOf } from './slug.ts';

it.each([
  ['Danish letters', 'Ærø Åben', 'aeroe-aaben'],
  ['letters in two parts', 'A\u030Arhus', 'aarhus'],
  ['foreign accents', 'Café Müller', 'cafe-mueller'],
  ['signs and blanks', ' DM 2026/27 – hold!  ', 'dm-2026-27-hold'],
  ['nothing to use', '♠♥', 'turnering'],
  ['a very long name', 'x'.repeat(120), 'x'.repeat(80)],
])('%s', (_, name, slug) => expect(slugOf(name)).toBe(slug));

it('adds the season, then a number, when a slug is taken', () => {
  expect(freeSlug('DM', 2026, new Set())).toBe('dm');
  expect(freeSlug('DM', 2026, new Set(['dm']))).toBe('dm-2026');
  expect(freeSlug('DM', 2026, new Set(['dm', 'dm-2026', 'dm-2026-2']))).toBe('dm-2026-3');
});
