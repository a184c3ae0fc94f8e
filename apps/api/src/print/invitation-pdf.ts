import { drawQrCode } from './qr-code.ts';
import { type Doc, makeSheet, MARGIN, paragraph, type Sheet } from './sheet.ts';
import { type PrintLang } from './words.ts';

/** What the letter says. */
export interface InvitationLetter {
  readonly subject: string;
  readonly greeting: string;
  readonly why: string;
  readonly how: string;
  readonly login: string;
  readonly until: string | null;
  readonly once: string;
}

/** Width of the code on paper, in points: 5 cm, which a phone reads from the table. */
const CODE = 142;
/** Space above and below it: four light modules have to be around it; beside it the margin is light. */
const QUIET = 14;

function drawCode(doc: Doc, address: string): void {
  const top = doc.y + QUIET;
  drawQrCode(doc, address, { x: MARGIN, y: top, size: CODE });
  doc.y = top + CODE + QUIET;
}

/** Who writes. */
const UNION = 'Dansk L’hombre-Union';

const ALT = { da: 'QR-kode med adressen', en: 'QR code with the address' } as const;

/** The code as a figure that is told to who cannot see it. */
function figure(sheet: Sheet, address: string, lang: PrintLang): void {
  const { doc, root } = sheet;
  sheet.ensure(CODE + 2 * QUIET);
  root.add(doc.struct('Figure', { alt: `${ALT[lang]}: ${address}` }, () => drawCode(doc, address)));
}

/** A letter with a link, as text and as a QR code. `now` is the time printed on it. */
export function invitationPdf(
  letter: InvitationLetter,
  address: string,
  lang: PrintLang,
  now: Date,
): Promise<Uint8Array> {
  const head = { title: 'Spadille', subtitle: letter.subject, details: UNION };
  return makeSheet(head, lang, now, (sheet) => {
    const large = { size: 12.5, gap: 12 };
    sheet.doc.y += 16;
    paragraph(sheet, letter.greeting, large);
    paragraph(sheet, letter.why, large);
    paragraph(sheet, letter.how, large);
    figure(sheet, address, lang);
    paragraph(sheet, address, { size: 11, gap: 20 });
    paragraph(sheet, letter.login, { ...large, font: 'bold' });
    if (letter.until !== null) paragraph(sheet, letter.until, large);
    paragraph(sheet, letter.once, large);
  });
}
