import { createCanvas } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../test/support/read-pdf.ts';
import { type PrintedCard, tableCardsPdf } from './table-cards-pdf.ts';

const ORIGIN = 'http://192.168.100.200:4711';
const NOW = new Date('2026-11-15T11:00:00Z');
const LONG = 'Skanderborg-Hørning og Omegns L’hombreselskab af 1887, søndagen';

const card = (tableNumber: number): PrintedCard => ({
  tableNumber,
  ns: { teamNumber: 4, teamName: 'Æblerøret' },
  ew: { teamNumber: 17, teamName: LONG },
  token: tableNumber.toString(16).padStart(32, '0'),
  pin: String(tableNumber).padStart(6, '0'),
});

const pdfOf = (count: number, lang: 'da' | 'en' = 'da', origin = ORIGIN) =>
  tableCardsPdf(
    {
      tournament: LONG,
      round: '1. runde',
      origin,
      cards: Array.from({ length: count }, (_, index) => card(index + 1)),
    },
    lang,
    NOW,
  );

/** What the codes of a page say, a quarter of the sheet at a time, as a camera sees it. */
async function codesOf(bytes: Uint8Array, pageNumber: number): Promise<(string | undefined)[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await pdf.getPage(pageNumber);
  const viewport = page.getViewport({ scale: 2 });
  const canvas = createCanvas(viewport.width, viewport.height);
  const context = canvas.getContext('2d');
  await page.render({ canvas: null, canvasContext: context as never, viewport }).promise;
  const [width, height] = [Math.floor(viewport.width / 2), Math.floor(viewport.height / 2)];
  return [0, 1, 2, 3].map((place) => {
    const { data } = context.getImageData((place % 2) * width, Math.floor(place / 2) * height, width, height);
    return jsQR(new Uint8ClampedArray(data), width, height)?.data;
  });
}

describe('the cards of tables', () => {
  it('have codes that a camera reads as the address that lets in, four to a sheet', async () => {
    const bytes = await pdfOf(5);
    const address = (table: number) => `${ORIGIN}/bord#${card(table).token}`;
    expect(await codesOf(bytes, 1)).toEqual([1, 2, 3, 4].map(address));
    expect((await codesOf(bytes, 2))[0]).toBe(address(5));
    expect((await readPdf(bytes)).pages).toHaveLength(2);
  });

  it.each([
    [
      'da',
      ['Bord', 'Skan', 'Tast', 'Bekræft', 'Kode', '192.168.100.200:4711/bord', '000 001', '4 Æblerøret'],
    ],
    [
      'en',
      [
        'Table',
        'Scan',
        'Enter',
        'Confirm',
        'Code',
        '192.168.100.200:4711/en/table',
        '000 001',
        '4 Æblerøret',
      ],
    ],
  ] as const)('say in words how to come in (%s), and no secret', async (lang, words) => {
    const { pages, info, marked } = await readPdf(await pdfOf(1, lang));
    for (const word of words) expect(pages[0]).toContain(word);
    expect(pages[0]).not.toContain(card(1).token);
    expect([info.Language, marked]).toMatchObject([lang === 'da' ? 'da-DK' : 'en-GB', { Marked: true }]);
  });

  it('keep an address over https as it is to be typed', async () => {
    const { pages } = await readPdf(await pdfOf(1, 'da', 'https://turnering.lhombre-forbundet.example'));
    expect(pages[0]).toContain('https://turnering.lhombre-forbundet.example/bord');
  });
});
