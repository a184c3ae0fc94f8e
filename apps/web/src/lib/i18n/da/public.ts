import { poolInWords } from '../pool-in-words.ts';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** The pages that anyone can read. */
export const publicPages = {
  front: {
    title: 'Seneste resultater',
    description: 'Offentliggjorte resultater i duplikat l’hombre: stillinger, kampe og hver mappe for sig.',
    emptyTitle: 'Endnu er intet offentliggjort',
    emptyText:
      'Her kommer resultaterne, så snart en turneringsleder har offentliggjort den første runde: stillingen, kampene og hver mappe ved begge makkerborde.',
    leaders: 'I spidsen',
    wholeStandings: 'Hele stillingen',
  },
  tournament: {
    description: (name: string) => `Runder og stilling i ${name}.`,
    rounds: 'Runder',
    matches: (n: number) => count(n, 'kamp', 'kampe'),
    standings: 'Stilling',
    standingsAfter: (label: string) => `Stillingen efter ${label}`,
  },
  round: {
    title: (label: string, tournament: string) => `${label}, ${tournament}`,
    description: (label: string, tournament: string) =>
      `Alle kampe og stillingen efter ${label} i ${tournament}.`,
    matches: 'Kampe',
    match: (n: number) => `Kamp ${n}`,
    matchShort: 'Kamp',
    tables: (a: number, b: number) => `Bord ${a} og ${b}`,
    bye: 'Oversidder',
    byes: (names: string) => `Sidder over: ${names}`,
    published: (when: string) => `Offentliggjort ${when}`,
    revision: (n: number) => `rettet udgave nr. ${n}`,
    files: 'Til udskrift og regneark',
    resultsPdf: 'Kampe og stilling (PDF)',
    standingsPdf: 'Stillingen (PDF)',
    standingsCsv: 'Stillingen til regneark (CSV)',
  },
  match: {
    title: (home: string, away: string) => `${home} – ${away}`,
    description: (home: string, away: string, label: string) =>
      `${home} mod ${away} i ${label}: hver mappe ved begge makkerborde.`,
    previous: 'Forrige kamp',
    next: 'Næste kamp',
    otherMatches: 'Andre kampe i runden',
  },
  standings: {
    title: 'Stilling',
    description: (tournament: string) => `Stillingen i ${tournament}, og hvad der afgør hver plads.`,
  },
  team: {
    title: (n: number) => `Hold ${n}`,
    description: (name: string, tournament: string) => `${name} i ${tournament}: plads og kampe.`,
    matches: 'Kampe',
    round: 'Runde',
    opponent: 'Modstander',
    place: 'Plads',
    noStanding: 'Holdet står ikke i den offentliggjorte stilling.',
    bye: 'Oversidder',
    byePoints: 'Ingen point',
    playOff: 'Tæller ikke i summen',
    club: 'Klub',
  },
  tables: {
    carried: 'med',
    place: 'Plads',
    placeShort: 'Pl.',
    team: 'Hold',
    played: 'Kampe',
    playedShort: 'K',
    won: 'Vundet',
    wonShort: 'V',
    drawn: 'Uafgjort',
    drawnShort: 'U',
    lost: 'Tabt',
    lostShort: 'T',
    matchPoints: 'Kamppoint',
    matchPointsShort: 'KP',
    gamePoints: 'Spillepoint',
    gamePointsShort: 'SP',
    pool: (name: string) => poolInWords('Pulje', name),
    outstanding: (n: number) =>
      n === 1
        ? 'En kamp mangler endnu resultater og tæller ikke med.'
        : `${n} kampe mangler endnu resultater og tæller ikke med.`,
    shared: 'delt',
    noPlace: 'uden plads',
    record: (won: string, drawn: string, lost: string) => `${won} vundet, ${drawn} uafgjort, ${lost} tabt`,
  },
  why: {
    byMatchPoints: 'Afgjort på kamppoint',
    byGamePoints: 'Afgjort på spillepoint',
    byOwnMatches: 'Afgjort på indbyrdes kamp',
    byPlayOff: 'Afgjort ved omkamp',
    byShared: 'Delt plads',
    byWithdrawn: 'Trukket ud',
    playOff: 'Omkamp skal afgøre pladsen',
    matchPoints: (n: number) => `Ingen andre i puljen har ${n} kamppoint.`,
    gamePoints: (mp: number, gp: string, others: string) =>
      `${others} har også ${mp} kamppoint; ${gp} i spillepoint afgør pladsen.`,
    ownMatches: (mp: number, gp: string, others: string) =>
      `${others} har også ${mp} kamppoint og ${gp} i spillepoint; kampene mellem dem afgør pladsen.`,
    shared: (mp: number, gp: string, others: string) =>
      `${others} har også ${mp} kamppoint og ${gp} i spillepoint, og kampene mellem dem skiller dem ikke.`,
    sharedNoLook: (mp: number, gp: string, others: string) =>
      `${others} har også ${mp} kamppoint og ${gp} i spillepoint.`,
    playedOff: (mp: number, gp: string, others: string) =>
      `${others} har også ${mp} kamppoint og ${gp} i spillepoint, og kampene mellem dem skiller dem ikke; omkamp afgør pladsen.`,
    playOffLook: (teams: string, gp: string) => `Omkamp mellem ${teams}: ${gp}. Den tæller ikke med i point.`,
    carried: (mp: number, gp: string) => `Med fra trinnet før: ${mp} kamppoint og ${gp} i spillepoint.`,
    withdrawn: 'Holdet er trukket ud af turneringen og har ingen plads.',
    playOffText: 'Pladsen afgør mesterskab, nedrykning eller hvem der går videre: 20 nye mapper spilles.',
    look: (teams: string, mp: number, gp: string) =>
      `Kampene mellem ${teams}: ${mp} kamppoint, ${gp} i spillepoint.`,
    teamNumber: (n: number) => `hold ${n}`,
  },
  score: {
    walkover: 'Walkover',
    walkoverWon: (team: string) => `Uden spil til ${team}`,
    unplayed: 'Kampen blev ikke spillet',
    totalOnly: 'kun sum',
    totalOnlyText: (tables: string) =>
      `${tables} har kun afleveret en sum, så kampen kan ikke vises mappe for mappe.`,
    tableName: (n: number) => `Bord ${n}`,
    boardsWithheld: 'Mapperne vises, når alle kampe med dem er spillet.',
    penalties: 'Strafpoint',
    total: 'I alt',
  },
  boards: {
    caption: (home: string) => `Mappe for mappe. Alle tal er point til ${home}.`,
    board: 'Mappe',
    boardShort: 'Mp.',
    dealtBy: (seat: string) => `Giver: ${seat}`,
    table: (n: number) => `Bord ${n}`,
    sits: (team: string, side: string) => `${team} sidder ${side}`,
    result: 'Sum',
    running: 'Løbende',
    legend:
      'Bogstavet ved mappens nummer er giveren. Ved hver mørk linje, efter hver fjerde mappe, stemmer bordet af.',
  },
};
