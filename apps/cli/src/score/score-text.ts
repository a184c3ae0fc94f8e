import { type Language, type RankedFolders, type RoundScore } from '@spadille/round-folder';
import { signedPoints } from '@spadille/scoring';
import { type DecidedBy, type Placing } from '@spadille/standings';
import { type Text } from '../parse-options.ts';
import { textTable } from './text-table.ts';

const WORDS = {
  standings: { da: 'Stilling', en: 'Standings' },
  matches: { da: 'Kampe', en: 'Matches' },
  place: { da: 'Plads', en: 'Place' },
  team: { da: 'Hold', en: 'Team' },
  name: { da: 'Navn', en: 'Name' },
  played: { da: 'Spillet', en: 'Played' },
  won: { da: 'Vundet', en: 'Won' },
  drawn: { da: 'Uafgjort', en: 'Drawn' },
  lost: { da: 'Tabt', en: 'Lost' },
  matchPoints: { da: 'Kamppoint', en: 'Match points' },
  gamePoints: { da: 'Spillepoint', en: 'Game points' },
  decidedBy: { da: 'Afgjort ved', en: 'Decided by' },
  playOff: { da: 'omkamp skal spilles', en: 'play-off to be played' },
  round: { da: 'Runde', en: 'Round' },
  match: { da: 'Kamp', en: 'Match' },
  home: { da: 'Hjemme', en: 'Home' },
  away: { da: 'Ude', en: 'Away' },
} as const satisfies Record<string, Text>;

const DECIDED_BY: Record<DecidedBy, Text> = {
  'match-points': { da: 'kamppoint', en: 'match points' },
  'game-points': { da: 'spillepoint', en: 'game points' },
  'own-matches': { da: 'indbyrdes kampe', en: 'own matches' },
  'play-off': { da: 'omkamp', en: 'play-off' },
  shared: { da: 'delt plads', en: 'shared place' },
  withdrawn: { da: 'udgået', en: 'withdrawn' },
};

function standingsTable({ teams, placings }: RankedFolders, language: Language): string {
  const head = (word: keyof typeof WORDS) => WORDS[word][language];
  const right = (word: keyof typeof WORDS, cell: (placing: Placing) => string | number) =>
    ({ head: head(word), align: 'right', cell: (placing: Placing) => String(cell(placing)) }) as const;
  const left = (word: keyof typeof WORDS, cell: (placing: Placing) => string) =>
    ({ head: head(word), align: 'left', cell }) as const;
  return textTable(
    [
      right('place', ({ place }) => place ?? '\u2013'),
      right('team', ({ team }) => team),
      left('name', ({ team }) => teams.get(team)?.name ?? ''),
      right('played', ({ played }) => played),
      right('won', ({ won }) => won),
      right('drawn', ({ drawn }) => drawn),
      right('lost', ({ lost }) => lost),
      right('matchPoints', ({ matchPoints }) => matchPoints),
      right('gamePoints', ({ gamePoints }) => signedPoints(gamePoints)),
      left('decidedBy', ({ decidedBy, playOffNeeded }) =>
        [DECIDED_BY[decidedBy][language], ...(playOffNeeded ? [head('playOff')] : [])].join(', '),
      ),
    ],
    placings,
  );
}

function matchesTable({ teams, scores }: RankedFolders, language: Language): string {
  const head = (word: keyof typeof WORDS) => WORDS[word][language];
  const team = (number: number) => `${number} ${teams.get(String(number))?.name ?? ''}`;
  const column = (word: keyof typeof WORDS, align: 'left' | 'right', cell: (row: RoundScore) => string) => ({
    head: head(word),
    align,
    cell,
  });
  return textTable(
    [
      column('round', 'left', ({ round }) => round),
      column('match', 'right', ({ match }) => String(match)),
      column('home', 'left', ({ home }) => team(home)),
      column('away', 'left', ({ away }) => team(away)),
      column(
        'gamePoints',
        'right',
        ({ score }) => `${signedPoints(score.homeGamePoints)} / ${signedPoints(score.awayGamePoints)}`,
      ),
      column('matchPoints', 'right', ({ score }) => `${score.homeMatchPoints}\u2013${score.awayMatchPoints}`),
    ],
    scores,
  );
}

/** The standings with the reason of each place, and the matches, to be read on a screen. */
export const scoreText = (ranked: RankedFolders, language: Language): string =>
  [
    WORDS.standings[language],
    standingsTable(ranked, language),
    '',
    WORDS.matches[language],
    matchesTable(ranked, language),
  ].join('\n');
