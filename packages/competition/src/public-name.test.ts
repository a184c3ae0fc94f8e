import { expect, it } from 'vitest';
import { currentPlayer, publicName } from './public-name.ts';

const player = { name: 'Anna', hiddenAt: null, erasedAt: null };

it('shows a name unless its owner does not want that, or is gone', () => {
  expect(publicName(player)).toBe('Anna');
  expect(publicName({ ...player, hiddenAt: new Date(0) })).toBeNull();
  expect(publicName({ ...player, erasedAt: '2026-11-15T10:00:00Z' })).toBeNull();
});

it('follows a double to the one who stays', () => {
  const stays = { ...player, id: '2' };
  expect(currentPlayer({ ...player, id: '1', mergedInto: stays })).toBe(stays);
  expect(currentPlayer({ ...player, id: '1', mergedInto: null })).toMatchObject({ id: '1' });
});
