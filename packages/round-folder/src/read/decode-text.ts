import { type Report } from '../fault.ts';

/** What a decoder puts where bytes are no UTF-8. */
const REPLACEMENT = '\uFFFD';

/** UTF-16 as spreadsheets save it ("Unicode text") shows as these when read as UTF-8. */
const UTF16 = /^\uFFFD\uFFFD|\0/;

/**
 * The text of a file, without byte order mark and with `\n` line ends. Lines that were not UTF-8 are reported, each of
 * them, and stay in the text with replacement characters, so that the rest of the file is still checked. Null when
 * there is nothing to go on with.
 */
export function decodeText(content: Uint8Array | string, report: Report): string | null {
  const decoded = typeof content === 'string' ? content : new TextDecoder('utf-8').decode(content);
  const text = decoded.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  if (UTF16.test(text)) {
    report('not-utf8', { line: 1 });
    return null;
  }
  // Files of old Macintosh programs have a lone carriage return at each line's end.
  if (text.includes('\r') && !text.includes('\n')) {
    report('line-ends', { line: 1 });
    return null;
  }
  if (text.includes(REPLACEMENT)) {
    text.split('\n').forEach((line, index) => {
      if (line.includes(REPLACEMENT)) report('not-utf8', { line: index + 1, found: line });
    });
  }
  return text;
}
