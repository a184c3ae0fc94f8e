import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { type PrintLang, printedAt, wordsFor } from './words.ts';

const require = createRequire(import.meta.url);
const font = (file: string) => require.resolve(`dejavu-fonts-ttf/ttf/${file}.ttf`);

/** DejaVu has Danish letters, most of the world's others, and the four suits. */
const FONTS = {
  text: font('DejaVuSansCondensed'),
  bold: font('DejaVuSansCondensed-Bold'),
  title: font('DejaVuSerif-Bold'),
} as const;

export const MARGIN = 48;
export const INK = '#1c1a17';
export const SOFT = '#5d574e';
/** Room kept free at the bottom of every page for its foot. */
const FOOT = 34;

export type Doc = PDFKit.PDFDocument;
export type Struct = PDFKit.PDFStructureElement;

/** What stands on top of a printed sheet. */
export interface SheetHead {
  /** Tournament. */
  readonly title: string;
  /** What this sheet is. */
  readonly subtitle: string;
  /** Stage, season, day. */
  readonly details: string;
}

/** A page being filled: the document and the root of its tags. */
export interface Sheet {
  readonly doc: Doc;
  readonly root: Struct;
  readonly width: number;
  /** Starts a new page when less than `height` points are left. Answers whether it did. */
  readonly ensure: (height: number) => boolean;
}

/** An A4 document with the fonts of the house, tagged, with language and title; nothing stands on it yet. */
export function newDocument(head: Pick<SheetHead, 'title' | 'subtitle'>, lang: PrintLang, now: Date): Doc {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: lang === 'da' ? 'da-DK' : 'en-GB',
    info: { Title: `${head.title}: ${head.subtitle}`, Creator: 'Spadille', CreationDate: now },
  });
  for (const [name, file] of Object.entries(FONTS)) doc.registerFont(name, file);
  return doc;
}

/** Draws something that screen readers pass over: rules, ornaments, page feet. */
export function artifact(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** Adds a tagged piece of text at the present place, the full width wide. */
export function paragraph(
  sheet: Sheet,
  text: string,
  style: { tag?: string; font?: keyof typeof FONTS; size?: number; color?: string; gap?: number } = {},
): void {
  const { tag = 'P', font = 'text', size = 9.5, color = INK, gap = 4 } = style;
  const { doc } = sheet;
  doc.font(font).fontSize(size);
  sheet.ensure(doc.heightOfString(text, { width: sheet.width }) + gap);
  sheet.root.add(
    doc.struct(tag, {}, () => {
      doc.font(font).fontSize(size).fillColor(color).text(text, MARGIN, doc.y, { width: sheet.width });
    }),
  );
  doc.y += gap;
}

function drawHead(sheet: Sheet, head: SheetHead): void {
  const { doc } = sheet;
  paragraph(sheet, head.title, { tag: 'H1', font: 'title', size: 19, gap: 2 });
  paragraph(sheet, head.subtitle, { tag: 'H2', font: 'title', size: 12.5, gap: 3 });
  paragraph(sheet, head.details, { color: SOFT, gap: 8 });
  artifact(doc, () => {
    doc
      .moveTo(MARGIN, doc.y)
      .lineTo(MARGIN + sheet.width, doc.y)
      .lineWidth(1.2)
      .strokeColor(INK)
      .stroke();
  });
  doc.y += 14;
}

/** Title, date of printing and page number at the foot of every page, long titles in as many lines as they need. */
function drawFeet({ doc, width }: Sheet, head: SheetHead, lang: PrintLang, now: Date): void {
  const words = wordsFor(lang);
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    const left = `♠ ${head.title} · ${head.subtitle}`;
    const right = `${words.printed(printedAt(now, lang))} · ${words.page(page + 1, count)}`;
    doc.font('text').fontSize(7.5).fillColor(SOFT);
    const rightWidth = doc.widthOfString(right) + 4;
    const leftWidth = width - rightWidth - 12;
    const y = doc.page.height - FOOT - doc.heightOfString(left, { width: leftWidth }) + 10;
    artifact(doc, () => {
      doc.text(left, MARGIN, y, { width: leftWidth });
      doc.text(right, MARGIN + width - rightWidth, y, {
        width: rightWidth,
        align: 'right',
        lineBreak: false,
      });
    });
  }
}

/** The bytes of a document once it is ended; ask for them before anything is drawn. */
export function bytesOf(doc: Doc): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

/**
 * Makes a printed A4 sheet: head, what `fill` puts on it, and the foot of every page. Tagged, with language and title.
 * Answers the bytes of the PDF.
 */
export async function makeSheet(
  head: SheetHead,
  lang: PrintLang,
  now: Date,
  fill: (sheet: Sheet) => void,
): Promise<Uint8Array> {
  const doc = newDocument(head, lang, now);
  const finished = bytesOf(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const width = doc.page.width - 2 * MARGIN;
  const bottom = doc.page.height - FOOT - MARGIN / 2;
  const ensure = (height: number) => {
    if (doc.y + height <= bottom) return false;
    doc.addPage();
    return true;
  };
  const sheet: Sheet = { doc, root, width, ensure };
  drawHead(sheet, head);
  fill(sheet);
  root.end();
  drawFeet(sheet, head, lang, now);
  doc.end();
  return finished;
}
