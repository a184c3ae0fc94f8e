import { expect, it } from 'vitest';
import { byName } from './name-order.ts';

it('sorts as a Danish list is sorted', () => {
  const names = ['Åse', 'Zita', 'Aage', 'Ørn', 'Anna', 'Æble', 'anders', 'Hold 10', 'Hold 9'];
  expect(byName(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    'anders',
    'Anna',
    'Hold 9',
    'Hold 10',
    'Zita',
    'Æble',
    'Ørn',
    'Aage',
    'Åse',
  ]);
});
