import { type z } from 'zod';
import { type StandingsRow } from '@spadille/api-schema';
import { signedPoints } from '@spadille/scoring';
import { toDate, VENUE_ZONE } from '../venue-time.ts';

export type PrintLang = 'da' | 'en';
type Row = z.output<typeof StandingsRow>;

/** Everything that print says, in one language. */
export interface PrintWords {
  readonly standings: string;
  readonly results: string;
  readonly afterRound: (round: string) => string;
  readonly place: string;
  readonly number: string;
  readonly team: string;
  readonly played: string;
  readonly won: string;
  readonly drawn: string;
  readonly lost: string;
  readonly matchPoints: string;
  readonly gamePoints: string;
  readonly match: string;
  readonly tables: string;
  readonly home: string;
  readonly away: string;
  readonly bye: string;
  readonly walkover: string;
  readonly unplayed: string;
  readonly totalOnly: (tables: string) => string;
  readonly cancelledBoards: (boards: string) => string;
  readonly notPlayedBoards: (boards: string) => string;
  readonly rulings: (boards: string) => string;
  readonly penalties: (points: string) => string;
  readonly withdrawn: string;
  readonly legend: string;
  readonly decided: string;
  readonly sharedPlace: (place: number, teams: string) => string;
  readonly playOff: (place: number, teams: string) => string;
  readonly ownMatches: (place: number, team: string, among: string, figures: string) => string;
  readonly playOffPlayed: (place: number, team: string, among: string, figures: string) => string;
  readonly carried: (figures: string) => string;
  readonly provisional: (matches: number) => string;
  readonly printed: (when: string) => string;
  readonly page: (page: number, pages: number) => string;
}

const da: PrintWords = {
  standings: 'Stilling',
  results: 'Resultater',
  afterRound: (round) => `Stilling efter ${round}`,
  place: 'Plads',
  number: 'Nr.',
  team: 'Hold',
  played: 'K',
  won: 'V',
  drawn: 'U',
  lost: 'T',
  matchPoints: 'Kamppoint',
  gamePoints: 'Spillepoint',
  match: 'Kamp',
  tables: 'Borde',
  home: 'N/S ved første bord',
  away: 'Ø/V ved første bord',
  bye: 'Oversidder',
  walkover: 'Vundet uden kamp',
  unplayed: 'Ikke spillet',
  totalOnly: (tables) => `Kun sum: bord ${tables}`,
  cancelledBoards: (boards) => `Annulleret: mappe ${boards}`,
  notPlayedBoards: (boards) => `Ikke spillet: mappe ${boards}`,
  rulings: (boards) => `Kendelse: mappe ${boards}`,
  penalties: (points) => `Strafpoint i alt ${points} til første hold`,
  withdrawn: 'Trukket ud af turneringen',
  legend: 'K kampe, V vundne, U uafgjorte, T tabte',
  decided: 'Hvad der afgjorde',
  sharedPlace: (place, teams) => `Plads ${place} deles af ${teams}: alt er lige.`,
  playOff: (place, teams) =>
    `Plads ${place}: ${teams} står helt lige om en afgørende plads. Der skal spilles omkamp.`,
  ownMatches: (place, team, among, figures) =>
    `Plads ${place}, ${team}: indbyrdes kampe mellem ${among} gav ${figures}.`,
  playOffPlayed: (place, team, among, figures) =>
    `Plads ${place}, ${team}: omkampen mellem ${among} gav ${figures}. Den tæller ikke med i point.`,
  carried: (figures) => `heraf medbragt ${figures}`,
  provisional: (matches) =>
    matches === 1 ? 'Foreløbig stilling: 1 kamp mangler.' : `Foreløbig stilling: ${matches} kampe mangler.`,
  printed: (when) => `Udskrevet ${when}`,
  page: (page, pages) => `Side ${page} af ${pages}`,
};

const en: PrintWords = {
  standings: 'Standings',
  results: 'Results',
  afterRound: (round) => `Standings after ${round}`,
  place: 'Place',
  number: 'No.',
  team: 'Team',
  played: 'M',
  won: 'W',
  drawn: 'D',
  lost: 'L',
  matchPoints: 'Match points',
  gamePoints: 'Game points',
  match: 'Match',
  tables: 'Tables',
  home: 'N/S at the first table',
  away: 'E/W at the first table',
  bye: 'Bye',
  walkover: 'Walkover',
  unplayed: 'Not played',
  totalOnly: (tables) => `Total only: table ${tables}`,
  cancelledBoards: (boards) => `Cancelled: board ${boards}`,
  notPlayedBoards: (boards) => `Not played: board ${boards}`,
  rulings: (boards) => `Ruling: board ${boards}`,
  penalties: (points) => `Penalty points in all ${points} to the first team`,
  withdrawn: 'Withdrawn',
  legend: 'M matches, W won, D drawn, L lost',
  decided: 'What decided',
  sharedPlace: (place, teams) => `Place ${place} is shared by ${teams}: all is level.`,
  playOff: (place, teams) =>
    `Place ${place}: ${teams} are level on a place that decides. A play-off is to be played.`,
  ownMatches: (place, team, among, figures) =>
    `Place ${place}, ${team}: matches between ${among} gave ${figures}.`,
  playOffPlayed: (place, team, among, figures) =>
    `Place ${place}, ${team}: the play-off between ${among} gave ${figures}. It counts in no points.`,
  carried: (figures) => `carried over ${figures}`,
  provisional: (matches) =>
    matches === 1 ? 'Provisional: 1 match is missing.' : `Provisional: ${matches} matches are missing.`,
  printed: (when) => `Printed ${when}`,
  page: (page, pages) => `Page ${page} of ${pages}`,
};

/** The words of a language. */
export const wordsFor = (lang: PrintLang): PrintWords => ({ da, en })[lang];

const listOf = (lang: PrintLang, items: readonly string[]) =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(items);

/** Sentences about the places that more than match points and game points had to decide. */
export function decisionsInWords(rows: readonly Row[], lang: PrintLang): string[] {
  const words = wordsFor(lang);
  const nameOf = new Map(rows.map((row) => [row.team.number, row.team.name]));
  const named = (numbers: readonly number[]) =>
    listOf(
      lang,
      numbers.map((n) => nameOf.get(n) ?? String(n)),
    );
  const said = new Set<number>();
  return rows.flatMap((row) => {
    if (row.place === null) return [];
    if (row.decidedBy === 'own-matches' || row.decidedBy === 'play-off') {
      const [looks, say] =
        row.decidedBy === 'own-matches'
          ? [row.ownMatches, words.ownMatches]
          : [row.playOffs, words.playOffPlayed];
      const look = looks.at(-1);
      if (!look) return [];
      const figures = `${look.matchPoints} / ${signedPoints(look.gamePoints)}`;
      return [say(row.place, row.team.name, named(look.among), figures)];
    }
    if (row.decidedBy !== 'shared' || said.has(row.place)) return [];
    said.add(row.place);
    const level = rows.filter((other) => other.place === row.place).map((other) => other.team.number);
    return [(row.playOffNeeded ? words.playOff : words.sharedPlace)(row.place, named(level))];
  });
}

/** A moment as print shows it, in the time of the game. */
export const printedAt = (now: Date, lang: PrintLang): string =>
  new Intl.DateTimeFormat(lang === 'da' ? 'da-DK' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: VENUE_ZONE,
  }).format(now);

/** A calendar day (yyyy-mm-dd) in words. */
export const dayInWords = (date: string, lang: PrintLang): string =>
  new Intl.DateTimeFormat(lang === 'da' ? 'da-DK' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    toDate(date),
  );
