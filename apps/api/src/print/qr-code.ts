import { create } from 'qrcode';
import { type Doc, INK } from './sheet.ts';

/** Light modules that have to be around a code. */
const QUIET = 4;

/** Draws a text as a QR code with the light edge that it needs, `size` points wide, with its corner at x and y. */
export function drawQrCode(
  doc: Doc,
  text: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const unit = size / (modules.size + 2 * QUIET);
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      doc.rect(x + (column + QUIET) * unit, y + (row + QUIET) * unit, unit, unit);
    }
  }
  doc.fill(INK);
}
