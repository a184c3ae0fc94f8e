import { type LineUpFault } from '$lib/line-up/types.ts';

const SEATS = { N: 'nord', W: 'vest', S: 'syd', E: 'øst' } as const;
const boards = ({ fromBoard, toBoard }: LineUpFault) =>
  fromBoard === toBoard ? `mappe ${fromBoard}` : `mappe ${fromBoard}–${toBoard}`;

/** What is amiss with a seat, as a sentence about the player or the seat. */
const faults: Readonly<
  Record<LineUpFault['code'], (fault: LineUpFault, player: string, place: string) => string>
> = {
  'boards-out-of-range': (fault, _, place) => `${place} har ikke ${boards(fault)} i kampen.`,
  'boards-overlap': (fault, _, place) => `${place} har to spillere i ${boards(fault)}.`,
  'boards-missing': (fault, _, place) => `${place} har ingen i ${boards(fault)}.`,
  'two-seats-at-once': (_, player) => `${player} sidder der på en anden plads ved samme bord.`,
  'two-tables-in-a-round': ({ otherTable }, player) =>
    `${player} sidder ved bord ${otherTable} i denne runde.`,
  'pair-swapped': (_, player) =>
    `${player} er meldt til den anden retning; et par bytter kun retning, når modstanderne siger ja.`,
  'player-unknown': (_, player) => `${player} står ikke i unionens kartotek.`,
  'not-a-member': (_, player) => `${player} er ikke medlem af en klub på spilledagen.`,
  'club-not-affiliated': (_, player) => `${player} er kun medlem af klubber uden for unionen.`,
  'plays-for-a-team-still-in': ({ team }, player) =>
    `${player} spiller for ${team ?? 'et andet hold'}, som stadig er med.`,
  'one-player-from-the-same-team': ({ team, otherPlayer }, player) =>
    `${player} er fra ${team ?? 'et hold, der er slået ud'}, og derfra er ${otherPlayer ?? 'en anden'} allerede med: kun én fra samme hold.`,
};

const faultInWords = (fault: LineUpFault): string =>
  faults[fault.code](fault, fault.player ?? 'Spilleren', `Bord ${fault.tableNumber}, ${SEATS[fault.seat]},`);

/** Everything that the API found amiss, once each. */
export const lineUpFaults = (found: unknown): string[] =>
  Array.isArray(found) ? [...new Set((found as LineUpFault[]).map(faultInWords))] : [];

export const lineUps = {
  title: 'Opstilling',
  proposed: 'Forslag efter tilmeldingen. Det behøver ikke bekræftes, men først da tæller spillernes tal.',
  nobody: 'Ingen spillere er meldt til. Giv en plads til en spiller her, eller skriv navnene på sedlen.',
  confirm: 'Bekræft opstillingen',
  confirmed: 'Opstillingen er gemt.',
  ofRound: {
    title: 'Opstillinger',
    text: 'Hver kamp har et forslag efter tilmeldingen. Skift spillere på kampens side, og bekræft resten på én gang.',
    confirm: 'Bekræft alle rundens opstillinger',
    confirmed: (count: number) =>
      count === 0
        ? 'Alle opstillinger, der kan bekræftes, var det i forvejen.'
        : count === 1
          ? '1 opstilling er bekræftet.'
          : `${count} opstillinger er bekræftet.`,
    left: (count: number) => (count === 1 ? '1 kamp er ikke bekræftet' : `${count} kampe er ikke bekræftet`),
    match: (number: number) => `Kamp ${number}`,
  },
  table: (number: number) => `Bord ${number}`,
  seat: 'Plads',
  player: 'Spiller',
  empty: 'Ingen',
  asProposed: 'forslag',
  boards: (from: number, to: number) => (from === to ? `mappe ${from}` : `mappe ${from}–${to}`),
  change: 'Skift',
  changeSeat: (seat: string, table: number) => `Skift ${seat.toLowerCase()} ved bord ${table}`,
  swap: (team: string) => `Byt de to par fra ${team}`,
  swapBack: (team: string) => `Byt parrene fra ${team} tilbage`,
  swapped: (team: string) => `${team} spiller med et par i den anden retning, med modstandernes samtykke.`,
  swapText:
    'Et par, der er begyndt nord/syd, bliver nord/syd hele turneringen, medmindre modstanderne går med til et bytte. Byttet skrives i loggen.',
  swapYes: 'Modstanderne siger ja: byt',
  fromBoard: 'Fra mappe',
  toBoard: 'Til og med mappe',
  boardFault: (most: number) => `Et nummer fra 1 til ${most}.`,
  orderFault: 'Den sidste mappe er før den første.',
  find: 'Navn, hvis det er en anden',
  findHint: 'De første bogstaver af navnene er nok.',
  who: 'Hvem overtager pladsen?',
  places: { NS: 'nord/syd', EW: 'øst/vest', substitute: 'reserve' },
  faults: lineUpFaults,
  mayNot: 'Kan ikke:',
  noneFound: 'Ingen fundet.',
  noneFree: 'Ingen på holdet er ledig. Skriv begyndelsen af et navn.',
  found: (count: number) => (count === 1 ? 'Én spiller' : `${count} spillere`),
  give: 'Giv pladsen',
  reason: 'Begrundelse',
  reasonText: 'Runden er lukket. Skriv, hvorfor opstillingen rettes.',
  figures: 'Spillernes tal',
  figuresText: 'Efter de pladser, hver har haft. Holdets sum tæller én gang, uanset hvem der sad der.',
  figuresBoards: 'Mapper',
  figuresPoints: 'Parrets spillepoint',
  figuresDeclared: 'Meldinger spillet',
  outcomes: (won: number, bete: number, kruk: number) =>
    [won && `${won} vundet`, bete && `${bete} bete`, kruk && `${kruk} kruk`].filter(Boolean).join(', '),
  publicTitle: 'Hvem sad hvor?',
  hidden: 'Navnet vises ikke',
  onSlip: 'Skift midt i kampen sættes på kampens side.',
  toMatch: 'Kampens opstilling',
};
