import { expect, it } from 'vitest';
import { publicName } from './public-name.ts';

const player = { name: 'Anna', hiddenAt: null, erasedAt: null };

it('shows a name unless its owner does not want that, or is gone', () => {
  expect(publicName(player)).toBe('Anna');
  expect(publicName({ ...player, hiddenAt: new Date(0) })).toBeNull();
  expect(publicName({ ...player, erasedAt: '2026-11-15T10:00:00Z' })).toBeNull();
});
