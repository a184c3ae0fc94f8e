import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { played, sayBoard } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { appeal, drawnCup, EVENING, rule, rulingsOf } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue({ clock: EVENING });
});
afterAll(() => venue.close());

const REVOKE = { rule: 'revoke-defender', facts: { 'already-bete': 'no' } } as const;

/** At table 2, where team 9 sits N/S, South revokes on board 1. */
async function revoked() {
  const drawn = await drawnCup(venue);
  const { b, id } = drawn.first;
  await sayBoard(venue, b, 1, played('E', 'solo', 'bete'));
  const rulingId = await rule(venue, id, { tableId: b, seat: 'S', ...REVOKE });
  return { ...drawn, rulingId };
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
    .join('')
    .replace(/\s+/g, ' ');
}

describe('the rulings of a round', () => {
  it('are told by match and board, with what each did', async () => {
    const { roundId, first, rulingId } = await revoked();
    await sayBoard(venue, first.a, 1, played('N', 'spil'));
    await rule(venue, first.id, {
      tableId: first.a,
      board: 2,
      rule: 'revoke-declarer',
    });
    await rule(venue, first.id, { tableId: first.a, board: 1, rule: 'director-cancels' });
    const { rulings } = await rulingsOf(venue, roundId);
    expect(rulings).toMatchObject([
      { id: rulingId, board: 1, tableNumber: 2, matchNumber: 1, status: 'in-force', madeBy: 'director' },
      { board: 1, rule: 'director-cancels', after: { cancelled: true } },
      { board: 2, rule: 'revoke-declarer', status: 'waits' },
    ]);
    const round = await venue.get('getRound', { params: { id: roundId } });
    expect(round.openMatters.waitingRulings).toBe(1);
  });

  it('take as many questions to the database for many as for one', async () => {
    const one = await revoked();
    const many = await revoked();
    for (const board of [1, 2, 3, 4]) {
      await rule(venue, many.first.id, { tableId: many.first.a, board, rule: 'director-cancels' });
    }
    await appeal(venue, one.rulingId, one.team(4));
    for (const number of [4, 9]) await appeal(venue, many.rulingId, many.team(number));
    const ask = (id: 'getRoundRulings' | 'getRound', roundId: string) =>
      venue.countQueries(() => venue.get(id, { params: { id: roundId } }));
    for (const id of ['getRoundRulings', 'getRound'] as const) {
      expect(await ask(id, many.roundId)).toBe(await ask(id, one.roundId));
    }
  });

  it('are printed with the team of the seat that offended, and not for the public', async () => {
    const { cup, roundId } = await revoked();
    const answer = await venue.send('getRulingReportPdf', { params: { id: roundId }, query: { lang: 'en' } });
    expect(answer.headers['content-disposition']).toContain(`${cup.slug}-1-rulings.pdf`);
    const text = await textOf(answer.bytes);
    expect(text).toContain('Not for publication');
    expect(text).toContain('South 9 Hold 9');
    const asked = await venue.send('getRulingReportPdf', { params: { id: roundId } }, 'visitor');
    expect(asked.status).toBe(401);
  });
});
