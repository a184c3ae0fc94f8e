import { type PoolStandings, type ReportMatch, type RoundReport } from '@spadille/api-schema';
import { clubBeside } from '@spadille/competition';
import { signedPoints } from '@spadille/scoring';
import { type z } from 'zod';
import { paragraphsInWords, remarksOn } from '../draw-matches.ts';
import { carriedInWords } from '../draw-standings.ts';
import { dayInWords, decisionsInWords, type PrintLang, printedAt, wordsFor } from '../words.ts';
import { html, type Html } from './html.ts';
import { staticWordsFor } from './words.ts';

type Report = z.output<typeof RoundReport>;
type Match = z.output<typeof ReportMatch>;
type Pool = z.output<typeof PoolStandings>;

/** A published revision. */
export interface Published {
  readonly revision: number;
  readonly publishedAt: Date;
  readonly report: Report;
}

/** What a page is about: stage, season, day, and which revision it is. */
export function headLines({ report, revision, publishedAt }: Published, lang: PrintLang): Html {
  const { stage, season, round } = report;
  const when = printedAt(publishedAt, lang);
  return html`<p>${[stage.name, season, dayInWords(round.date, lang)].join(' · ')}</p>
    <p><small>${staticWordsFor(lang).revision(revision, when)}</small></p>`;
}

/** The round's matches, the byes, the standings after it and the files beside. */
export function roundBody(published: Published, lang: PrintLang): Html {
  const [words, own] = [wordsFor(lang), staticWordsFor(lang)];
  const { matches, byes } = published.report;
  const { results, standings } = own.files;
  return html`${headLines(published, lang)}
    <h2>${words.results}</h2>
    <div class="wide">
      <table>
        <thead>
          <tr>
            <th class="n">${words.match}</th>
            <th>${words.tables}</th>
            <th>${words.home}</th>
            <th>${words.away}</th>
            <th class="n">${words.gamePoints}</th>
            <th class="n">${words.matchPoints}</th>
          </tr>
        </thead>
        <tbody>
          ${matches.map((match) => matchRow(match, lang))}
        </tbody>
      </table>
    </div>
    ${byes.map(({ number, name }) => html`<p>${words.bye}: ${number} ${name}</p> `)}
    <p><small>${paragraphsInWords(matches, lang)}</small></p>
    ${standingsBody(published, lang)}
    <ul>
      <li><a href="${results}.pdf">${own.pdf.results}</a></li>
      <li><a href="${standings}.pdf">${own.pdf.standings}</a></li>
      <li><a href="${standings}.csv">${own.csv}</a></li>
    </ul>`;
}

function matchRow(match: Match, lang: PrintLang): Html {
  const { score, home, away, number } = match;
  const remarks = remarksOn(match, wordsFor(lang));
  const points = `${signedPoints(score.homeGamePoints)} / ${signedPoints(score.awayGamePoints)}`;
  return html`<tr>
    <td class="n"><a href="${staticWordsFor(lang).files.match(number)}.html">${number}</a></td>
    <td>${match.tableA}, ${match.tableB}</td>
    <td>${home.number} ${home.name}${remarks ? html`<small>${remarks}</small>` : null}</td>
    <td>${away.number} ${away.name}</td>
    <td class="n">${points}</td>
    <td class="n">${score.homeMatchPoints}–${score.awayMatchPoints}</td>
  </tr> `;
}

/** The standings of every pool after the round, with what decided level places. */
export function standingsBody({ report }: Published, lang: PrintLang): Html {
  const words = wordsFor(lang);
  const { standings, round } = report;
  return html`<h2>${words.afterRound(round.label)}</h2>
    ${standings.map((pool) => html`${standings.length > 1 ? html`<h3>${pool.pool}</h3> ` : null}${poolTable(pool, lang)}`)}
    <p><small>${words.legend}</small></p>`;
}

function poolTable(pool: Pool, lang: PrintLang): Html {
  const words = wordsFor(lang);
  const { played, won, drawn, lost } = words;
  return html`${pool.outstandingMatches > 0 ? html`<p>${words.provisional(pool.outstandingMatches)}</p> ` : null}
    <div class="wide">
      <table>
        <thead>
          <tr>
            <th class="n">${words.place}</th>
            <th class="n">${words.number}</th>
            <th>${words.team}</th>
            ${[played, won, drawn, lost, words.matchPoints, words.gamePoints].map((heading) => html`<th class="n">${heading}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${pool.rows.map((row) => standingsRow(row, lang))}
        </tbody>
      </table>
    </div>
    ${decisionsInWords(pool.rows, lang).map((line) => html`<p>${line}</p> `)}`;
}

function standingsRow(row: Pool['rows'][number], lang: PrintLang): Html {
  const words = wordsFor(lang);
  const { team, place } = row;
  const below = [clubBeside(team), place === null ? words.withdrawn : null, carriedInWords(row, words)];
  const said = below.filter(Boolean).join(' · ');
  const figures = [row.played, row.won, row.drawn, row.lost, row.matchPoints, signedPoints(row.gamePoints)];
  return html`<tr>
    <td class="n">${place ?? '–'}</td>
    <td class="n">${team.number}</td>
    <td>${team.name}${said ? html`<small>${said}</small>` : null}</td>
    ${figures.map((figure) => html`<td class="n">${figure}</td>`)}
  </tr> `;
}
