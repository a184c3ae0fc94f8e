import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { drawnCup } from '../rulings/support.ts';
import { opened, seasonFile } from '../exchange/support.ts';
import { openFrame } from '../support/frame.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { cardOf, cookieOf, scan, type, wrongPins } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

it('no PIN, secret, phone or try leaves in a season’s file, nor with a round that goes out', async () => {
  const { cup, roundId, first } = await drawnCup(venue, { pools: [[1, 2]], boards: 2 });
  const card = await cardOf(venue, first.a);
  const cookie = cookieOf(await scan(venue, card.token));
  await type(venue, { ...card, pin: wrongPins(card, 1)[0] ?? '' });
  const { version } = await venue.get('getRound', { params: { id: roundId } });
  const files = [
    await seasonFile(venue, cup.id),
    (
      await venue.send('checkOutRound', {
        params: { id: roundId },
        body: { expectedVersion: version, label: 'Annes' },
      })
    ).bytes,
  ];
  for (const file of files) {
    const text = JSON.stringify(opened(file));
    expect(text).toContain(first.a);
    for (const secret of [card.token, `"${card.pin}"`, cookie.split('=')[1] ?? '']) {
      expect(text).not.toContain(secret);
    }
    const lists = Object.keys(opened(file).lists);
    expect(lists.filter((name) => /access|device|pin/i.test(name))).toEqual([]);
  }
});

it('no PIN and no secret stands in a log line or in a refusal', async () => {
  const lines: string[] = [];
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    lines.push(String(chunk));
    return true;
  });
  const { first } = await drawnCup(venue, { pools: [[1, 2]], boards: 2 });
  const card = await cardOf(venue, first.a);
  const frame = await openFrame({
    url: venue.deps.config.databaseUrl,
    environment: { LOG_LEVEL: 'trace' },
  });
  const texts: string[] = [];
  try {
    const bodies = [
      { token: card.token },
      { token: `${card.token}0` },
      { table: card.number, pin: card.pin },
      { table: card.number, pin: `${card.pin}1` },
      { table: 9999, pin: card.pin },
    ];
    for (const body of bodies) {
      const answer = await frame.send('enterTable', { body });
      texts.push(answer.payload);
      const { ['set-cookie']: cookie } = answer.headers;
      if (cookie) {
        const sent = String(cookie).split(';')[0] ?? '';
        texts.push(
          (await frame.send('getAtTable', { params: { id: first.a }, headers: { cookie: sent } })).payload,
        );
        lines.forEach((line) => expect(line).not.toContain(sent.split('=')[1]));
      }
    }
  } finally {
    await frame.close();
    spy.mockRestore();
  }
  expect(lines.length).toBeGreaterThan(5);
  for (const secret of [card.token, card.pin]) {
    for (const text of [...lines, ...texts]) expect(text).not.toContain(secret);
  }
});
