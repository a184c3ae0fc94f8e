import {
  type ReportBoard,
  type ReportBoardSide,
  type ReportMatch,
  type ReportRuling,
} from '@spadille/api-schema';
import { publicParagraphText } from '@spadille/rulings';
import { signedPoints } from '@spadille/scoring';
import { type z } from 'zod';
import { standingInWords } from '../board-in-words.ts';
import { remarksOn } from '../draw-matches.ts';
import { type PrintLang, wordsFor } from '../words.ts';
import { html, type Html } from './html.ts';
import { staticWordsFor } from './words.ts';

type Match = z.output<typeof ReportMatch>;
type Board = z.output<typeof ReportBoard>;
type BoardSide = z.output<typeof ReportBoardSide>;
type Ruling = z.output<typeof ReportRuling>;

/** A match board by board, as far as the public may see it. */
export function matchBody(match: Match, lang: PrintLang): Html {
  const [words, own] = [wordsFor(lang), staticWordsFor(lang)];
  const { score, boards } = match;
  const remarks = remarksOn(match, words);
  return html`<p>
      ${words.gamePoints}: ${signedPoints(score.homeGamePoints)} / ${signedPoints(score.awayGamePoints)} ·
      ${words.matchPoints}: ${score.homeMatchPoints}–${score.awayMatchPoints}
    </p>
    ${remarks ? html`<p>${remarks}</p> ` : null}${
      boards.length === 0
        ? html`<p>${own.noBoards}</p>`
        : html`<div class="wide">
            <table>
              <thead>
                <tr>
                  <th class="n">${own.board}</th>
                  <th>${own.table(match.tableA)}</th>
                  <th>${own.table(match.tableB)}</th>
                  <th class="n">${own.toHome}</th>
                  <th class="n">${own.runningTotal}</th>
                </tr>
              </thead>
              <tbody>
                ${boards.map((board) => boardRow(board, match, lang))}
              </tbody>
            </table>
          </div>`
    }`;
}

function boardRow(board: Board, match: Match, lang: PrintLang): Html {
  const side = (at: BoardSide | null) =>
    board.notPlayed && !board.cancelled
      ? staticWordsFor(lang).notPlayed
      : sideInWords(at, board.cancelled, lang);
  return html`<tr>
    <td class="n">${board.board}</td>
    <td>${side(board.a)}${rulingsAt('a', board, match, lang)}</td>
    <td>${side(board.b)}${rulingsAt('b', board, match, lang)}</td>
    <td class="n">${signedPoints(board.homeGamePoints)}</td>
    <td class="n">${signedPoints(board.homeRunningTotal)}</td>
  </tr> `;
}

const sideInWords = (side: BoardSide | null, cancelled: boolean, lang: PrintLang): string =>
  side === null && !cancelled
    ? staticWordsFor(lang).noResult
    : standingInWords({ tuple: side?.tuple ?? null, cancelled, nsGamePoints: side?.nsGamePoints ?? 0 }, lang);

const rulingsAt = (table: 'a' | 'b', { rulings }: Board, match: Match, lang: PrintLang): Html[] =>
  rulings
    .filter((ruling) => ruling.table === table)
    .map(
      (ruling) =>
        html`<small>${rulingInWords(ruling, table === 'a' ? match.tableA : match.tableB, lang)}</small>`,
    );

/** Its paragraph, and what it changed. */
function rulingInWords(
  { paragraph, before, after, lateReason }: Ruling,
  table: number,
  lang: PrintLang,
): string {
  const own = staticWordsFor(lang);
  const change = JSON.stringify(before) === JSON.stringify(after);
  return [
    own.ruled(paragraph, table),
    publicParagraphText(paragraph, lang) ?? '',
    change ? '' : own.before(sideInWords(before, false, lang)),
    change ? '' : own.after(sideInWords(after, after === null, lang)),
    lateReason === null ? '' : own.late(lateReason),
  ]
    .filter(Boolean)
    .join('; ');
}
