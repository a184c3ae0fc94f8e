import { artifact, type Doc, INK, MARGIN, type Sheet, SOFT, type Struct } from './sheet.ts';

/** A column: its heading, its share of the width (`fixed` in points, or a part of what is left) and its alignment. */
export interface Column {
  readonly heading: string;
  readonly fixed?: number;
  readonly share?: number;
  readonly align?: 'left' | 'right' | 'center';
}

/** A cell's main text, and a quieter line below it. */
export interface Cell {
  readonly text: string;
  readonly below?: string;
  readonly bold?: boolean;
}

const PAD = 5;
const SIZE = 9.5;
const SMALL = 7.8;

interface Placed {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right' | 'center';
}

function place(columns: readonly Column[], width: number): Placed[] {
  const fixed = columns.reduce((sum, column) => sum + (column.fixed ?? 0), 0);
  const shares = columns.reduce((sum, column) => sum + (column.share ?? 0), 0);
  let x = MARGIN;
  return columns.map((column) => {
    const own = column.fixed ?? ((column.share ?? 0) / shares) * (width - fixed);
    const placed = { x, width: own, align: column.align ?? 'left' };
    x += own;
    return placed;
  });
}

function cellHeight(doc: Doc, cell: Cell, width: number): number {
  const main = doc
    .font(cell.bold ? 'bold' : 'text')
    .fontSize(SIZE)
    .heightOfString(cell.text || ' ', { width });
  if (!cell.below) return main;
  return main + doc.font('text').fontSize(SMALL).heightOfString(cell.below, { width }) + 1;
}

function drawCell(doc: Doc, cell: Cell, { x, width, align }: Placed, y: number): void {
  const box = { width: width - PAD, align };
  doc
    .font(cell.bold ? 'bold' : 'text')
    .fontSize(SIZE)
    .fillColor(INK)
    .text(cell.text, x, y, box);
  if (cell.below)
    doc
      .font('text')
      .fontSize(SMALL)
      .fillColor(SOFT)
      .text(cell.below, x, doc.y + 1, box);
}

/** A rule below a row; the foot of the heading is darker. */
function rule({ doc, width }: Sheet, strong: boolean): void {
  artifact(doc, () => {
    doc.moveTo(MARGIN, doc.y).lineTo(MARGIN + width, doc.y);
    doc
      .lineWidth(strong ? 0.9 : 0.35)
      .strokeColor(strong ? INK : '#b9b2a5')
      .stroke();
  });
}

function drawRow(
  sheet: Sheet,
  table: Struct,
  cells: readonly Cell[],
  placed: readonly Placed[],
  tag: 'TH' | 'TD',
): void {
  const { doc } = sheet;
  const y = doc.y + PAD;
  const height = Math.max(
    ...cells.map((cell, i) => cellHeight(doc, cell, (placed[i] as Placed).width - PAD)),
  );
  const row = doc.struct('TR');
  table.add(row);
  cells.forEach((cell, i) => {
    row.add(doc.struct(tag, {}, () => drawCell(doc, cell, placed[i] as Placed, y)));
  });
  row.end();
  doc.y = y + height + PAD;
  rule(sheet, tag === 'TH');
}

const asHeading = (column: Column): Cell => ({ text: column.heading, bold: true });

/**
 * Draws a table the full width wide. Texts wrap and are never cut; a row is never parted between pages, and the heading
 * is repeated on each.
 */
export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): void {
  const { doc, root } = sheet;
  const placed = place(columns, sheet.width);
  const table = doc.struct('Table');
  root.add(table);
  const rowHeight = (cells: readonly Cell[]) =>
    Math.max(...cells.map((cell, i) => cellHeight(doc, cell, (placed[i] as Placed).width - PAD))) + 2 * PAD;
  const heading = columns.map(asHeading);
  sheet.ensure(rowHeight(heading) + (rows[0] ? rowHeight(rows[0]) : 0));
  drawRow(sheet, table, heading, placed, 'TH');
  for (const row of rows) {
    if (sheet.ensure(rowHeight(row))) drawRow(sheet, table, heading, placed, 'TH');
    drawRow(sheet, table, row, placed, 'TD');
  }
  table.end();
  doc.y += 12;
}
