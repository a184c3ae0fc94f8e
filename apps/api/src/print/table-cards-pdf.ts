import { drawQrCode } from './qr-code.ts';
import { artifact, bytesOf, type Doc, INK, newDocument, SOFT, type Struct } from './sheet.ts';
import { tableCardWords, type TableCardWords } from './table-card-words.ts';
import { type PrintLang } from './words.ts';

interface Team {
  readonly teamNumber: number;
  readonly teamName: string;
}

/** A table's card: whose table it is and what opens it. */
export interface PrintedCard {
  readonly tableNumber: number;
  readonly ns: Team;
  readonly ew: Team;
  /** 32 hexadecimal digits. */
  readonly token: string;
  /** Six digits. */
  readonly pin: string;
}

export interface CardsToPrint {
  readonly tournament: string;
  readonly round: string;
  /** Where phones reach the server: `http://192.168.1.20:4711`. */
  readonly origin: string;
  readonly cards: readonly PrintedCard[];
}

/** Four to a sheet of A4: each is an A6, in points. */
const WIDTH = 595.28 / 2;
const HEIGHT = 841.89 / 2;
const EDGE = 27;
const INNER = WIDTH - 2 * EDGE;
/** More than five centimetres of code, and its light edge: a phone reads it from across the table, in poor light. */
const CODE = 178;

/** The cards of tables, to be cut apart. `now` is the time in the document. */
export function tableCardsPdf(sheet: CardsToPrint, lang: PrintLang, now: Date): Promise<Uint8Array> {
  const words = tableCardWords(lang);
  const doc = newDocument({ title: sheet.tournament, subtitle: `${words.title}, ${sheet.round}` }, lang, now);
  const bytes = bytesOf(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  for (const [index, card] of sheet.cards.entries()) {
    const place = index % 4;
    if (place === 0 && index > 0) doc.addPage();
    if (place === 0) artifact(doc, () => drawCutMarks(doc));
    const pen = new Pen(doc, root, (place % 2) * WIDTH + EDGE, Math.floor(place / 2) * HEIGHT + EDGE);
    drawCard(pen, card, sheet, words);
  }
  root.end();
  doc.end();
  return bytes;
}

interface Style {
  readonly font?: 'text' | 'bold' | 'title';
  readonly size: number;
  readonly color?: string;
  readonly width?: number;
  /** What does not fit into it is cut off, with dots. */
  readonly height?: number;
}

/** Writes on one card: places are from the corner of what may be written on. */
class Pen {
  readonly doc: Doc;
  readonly left: number;
  readonly top: number;
  readonly #root: Struct;

  constructor(doc: Doc, root: Struct, left: number, top: number) {
    this.doc = doc;
    this.#root = root;
    this.left = left;
    this.top = top;
  }

  text(text: string, x: number, y: number, style: Style): void {
    const { font = 'text', size, color = INK, width = INNER - x, height } = style;
    const rest = height === undefined ? { lineBreak: false } : { height, ellipsis: true };
    this.figure('P', {}, () => {
      this.doc.font(font).fontSize(size).fillColor(color);
      this.doc.text(text, this.left + x, this.top + y, { width, lineGap: 0, ...rest });
    });
  }

  figure(tag: string, options: { alt?: string }, draw: () => void): void {
    this.#root.add(this.doc.struct(tag, options, draw));
  }

  rule(y: number): void {
    artifact(this.doc, () => {
      this.doc.moveTo(this.left, this.top + y).lineTo(this.left + INNER, this.top + y);
      this.doc.lineWidth(1).strokeColor(INK).stroke();
    });
  }
}

function drawCard(pen: Pen, card: PrintedCard, sheet: CardsToPrint, words: TableCardWords): void {
  const { tournament, round, origin } = sheet;
  pen.text(`${tournament} · ${round}`, 0, 0, { size: 8.5, color: SOFT, height: 11 });
  drawPlace(pen, card, words);
  pen.rule(112);
  drawCode(pen, card, `${origin}${words.path}`, words);
  pen.rule(298);
  pen.text(words.orType, 0, 306, { size: 8.5, color: SOFT });
  drawFitting(pen, `${origin.replace(/^http:\/\//, '')}${words.path}`, 318);
  pen.text(`${words.table} ${card.tableNumber}`, 0, 345, { size: 12 });
  pen.text(words.pin, 68, 345, { size: 12 });
  pen.text(`${card.pin.slice(0, 3)} ${card.pin.slice(3)}`, 106, 333, { font: 'bold', size: 27 });
}

/** The number as large as its digits allow, and who sits there. */
function drawPlace(pen: Pen, { tableNumber, ns, ew }: PrintedCard, words: TableCardWords): void {
  const number = String(tableNumber);
  const size = [84, 84, 64, 48][number.length - 1] ?? 48;
  pen.text(words.table, 0, 17, { font: 'bold', size: 12 });
  pen.text(number, -3, 26 + (84 - size) * 0.7, { font: 'title', size });
  pen.doc.font('title').fontSize(size);
  const beside = Math.max(92, pen.doc.widthOfString(number) + 12);
  const rows = [
    { side: words.ns, team: ns, y: 22 },
    { side: words.ew, team: ew, y: 66 },
  ];
  for (const { side, team, y } of rows) {
    pen.text(side, beside, y, { font: 'bold', size: 9 });
    pen.text(`${team.teamNumber} ${team.teamName}`, beside, y + 11, { size: 10.5, height: 27 });
  }
}

function drawCode(pen: Pen, card: PrintedCard, address: string, words: TableCardWords): void {
  const { doc, left, top } = pen;
  pen.figure('Figure', { alt: words.code(card.tableNumber) }, () =>
    drawQrCode(doc, `${address}#${card.token}`, { x: left - 17, y: top + 116, size: CODE }),
  );
  for (const [index, step] of words.steps.entries()) {
    const y = 150 + index * 38;
    pen.text(String(index + 1), 158, y, { font: 'title', size: 20 });
    pen.text(step, 177, y + 4, { font: 'bold', size: 14 });
  }
}

/** The address to type, in one line, however long it is. */
function drawFitting(pen: Pen, address: string, y: number): void {
  pen.doc.font('bold').fontSize(12);
  const size = Math.min(12, (12 * INNER) / pen.doc.widthOfString(address));
  pen.text(address, 0, y, { font: 'bold', size });
}

/** Short lines where the sheet is cut in four: at its edges and in the middle. */
function drawCutMarks(doc: Doc): void {
  const [right, bottom] = [2 * WIDTH, 2 * HEIGHT];
  const marks = [
    [WIDTH, 0, WIDTH, 16],
    [WIDTH, bottom - 16, WIDTH, bottom],
    [0, HEIGHT, 16, HEIGHT],
    [right - 16, HEIGHT, right, HEIGHT],
    [WIDTH - 7, HEIGHT, WIDTH + 7, HEIGHT],
    [WIDTH, HEIGHT - 7, WIDTH, HEIGHT + 7],
  ] as const;
  for (const [x1, y1, x2, y2] of marks) doc.moveTo(x1, y1).lineTo(x2, y2);
  doc.lineWidth(0.6).strokeColor(SOFT).stroke();
}
