import { expect, it } from 'vitest';
import { receiversOf } from './news-receivers.ts';

it('writes to each address once, and names clubs that nobody can be written to', () => {
  const contact = (name: string, email: string | null) => ({ name, email });
  expect(
    receiversOf([
      { club: 'Ringsted', contacts: [contact('Bo', 'bo@example.dk'), contact('Åse', 'aase@example.dk')] },
      { club: 'Sorø', contacts: [contact('Bo Berg', 'Bo@Example.dk'), contact('Bo Berg', 'bo@example.dk')] },
      { club: 'Ærø', contacts: [contact('Ib', null), contact('Per', 'per@ærø')] },
      { club: 'Møn', contacts: [] },
    ]),
  ).toEqual({
    receivers: [
      { clubs: ['Ringsted', 'Sorø'], name: 'Bo', address: 'bo@example.dk' },
      { clubs: ['Ringsted'], name: 'Åse', address: 'aase@example.dk' },
    ],
    unreachable: ['Ærø', 'Møn'],
  });
});
