import { afterAll, beforeAll, expect, it } from 'vitest';
import { played, playRound, step } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { drawnCup, EVENING, rule } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue({ clock: EVENING });
});
afterAll(() => venue.close());

const NOTE = 'Nordspilleren var uopmærksom';

it('shows of a ruling its paragraph, before, after and an overridden limit’s reason, and nothing else', async () => {
  const { cup, first, roundId } = await drawnCup(venue);
  await playRound(venue, roundId, () => played('E', 'solo', 'bete'));
  const at = { tableId: first.a, note: NOTE };
  await rule(venue, first.id, {
    ...at,
    rule: 'revoke-defender',
    seat: 'S',
    facts: { 'already-bete': 'no' },
  });
  await rule(venue, first.id, { ...at, board: 2, rule: 'director-cancels', seat: 'W' });
  // A penalty point beside an unchanged result, and a ruling without any consequence.
  await rule(venue, first.id, { ...at, board: 3, rule: 'looked-at-tricks', facts: { penalty: '1' } });
  await rule(venue, first.id, { ...at, board: 4, rule: 'card-dropped' });
  await step(venue, 'closeRound', roundId);
  await step(venue, 'publishRound', roundId);

  const page = await venue.get(
    'getPublicMatch',
    { params: { slug: cup.slug, number: 1, match: 1 } },
    'visitor',
  );
  const bete = { tuple: played('E', 'solo', 'bete'), nsGamePoints: 3 };
  expect(page.match.boards.map(({ rulings }) => rulings)).toEqual([
    [
      {
        table: 'a',
        paragraph: 16,
        before: bete,
        after: { tuple: played('E', 'solo'), nsGamePoints: -3 },
        lateReason: null,
      },
    ],
    [{ table: 'a', paragraph: 23, before: bete, after: { ...bete, nsGamePoints: 0 }, lateReason: null }],
    [],
    [{ table: 'a', paragraph: 15, before: bete, after: bete, lateReason: null }],
  ]);
  const texts = [JSON.stringify(page)];
  for (const id of ['getPublicRound', 'getPublicStandingsCsv'] as const) {
    texts.push((await venue.send(id, { params: { slug: cup.slug, number: 1 } }, 'visitor')).text);
  }
  for (const secret of [
    NOTE,
    'revoke',
    'looked-at-tricks',
    'director-cancels',
    'card-dropped',
    '"seat"',
    'already-bete',
  ]) {
    for (const text of texts) expect(text).not.toContain(secret);
  }
});
