const hold = (count: number) => (count === 1 ? '1 hold' : `${count} hold`);
const puljer = (count: number) => (count === 1 ? '1 pulje' : `${count} puljer`);
const runder = (count: number) => (count === 1 ? '1 runde' : `${count} runder`);
const kampe = (count: number) => (count === 1 ? '1 kamp' : `${count} kampe`);

/** Seeding, pools, the draw of all rounds, and the setup of a season. */
export const pools = {
  title: 'Puljer',
  stages: 'Trin',
  now: 'Puljerne nu',
  noTeams: 'Ingen hold endnu',
  noTeamsText: 'Der skal mindst to hold til en pulje.',
  toTeams: 'Til holdene',
  notSettled: (stage: string) => `Det er ikke afgjort, hvem der spiller i ${stage}`,
  notSettledText: 'Puljerne kan laves, når det er bekræftet, hvem der går videre fra trinnet før.',
  finished: 'Trinnet er afsluttet; puljerne ligger fast.',
  leftOut: (count: number) =>
    count === 1
      ? '1 hold er ikke med i puljerne, før udvalget har lukket det ind'
      : `${count} hold er ikke med i puljerne, før udvalget har lukket dem ind`,
  undecided: 'tilmeldingen er ikke behandlet',
  waits: 'venter på udvalget',
  toEntries: 'Til tilmeldingerne',
  withoutPool: 'Uden pulje',
  unplaced: (count: number) =>
    count === 1 ? '1 hold er ikke i nogen pulje.' : `${count} hold er ikke i nogen pulje.`,
  teams: hold,
  inRounds: (teams: number, rounds: number) => `${hold(teams)} · ${runder(rounds)}`,
  moveTo: (team: string) => `Flyt ${team}`,
  move: 'Flyt til …',
  hasMatches: (count: number) => kampe(count),
  withdrawn: 'trukket ud',
  addPool: 'Tilføj en pulje',
  rename: 'Omdøb',
  renamePool: (pool: string) => `Omdøb ${pool}`,
  name: 'Puljens navn',
  remove: 'Fjern',
  removePool: (pool: string) => `Fjern ${pool}`,
  empty: 'Ingen hold',
  moved: (team: string, pool: string) => `${team} er flyttet til ${pool}`,

  deal: 'Del holdene i puljer',
  dealAgain: 'Del holdene igen',
  dealAgainText: 'Hold, der har kampe, bliver, hvor de er. Intet resultat går tabt.',
  method: 'Rækkefølge',
  methods: {
    draw: 'ved lodtrækning',
    'last-year': 'efter sidste års placering; nye hold sidst, ved lodtrækning',
    'by-hand': 'i en rækkefølge, jeg selv bestemmer',
  },
  nobodyLastYear: 'Ingen af holdene er knyttet til et hold fra sidste år.',
  count: 'Antal puljer',
  proposal: (teams: number, days: number, aDay: number, pools: number) =>
    `${hold(teams)} på ${days === 1 ? '1 spilledag' : `${days} spilledage`} med ${aDay} kampe hver: foreslået ${puljer(pools)}.`,
  countFault: (most: number) => `Et helt tal fra 1 til ${most}: der skal være mindst to hold i en pulje.`,
  sizes: (smallest: number, largest: number, rounds: number) =>
    smallest === largest
      ? `${hold(smallest)} i hver, ${runder(rounds)}.`
      : `${smallest} eller ${largest} hold i hver, ${runder(rounds)}.`,
  clubsApart: 'Hold fra samme klub i hver sin pulje, hvor det kan lade sig gøre',
  seed: 'Lodtrækningsnummer',
  seedHint: 'Samme nummer giver samme rækkefølge. Det gemmes, så lodtrækningen kan gøres efter.',
  seedFault: 'Et tal på højst ni cifre.',
  newSeed: 'Træk et nyt nummer',
  order: 'Rækkefølgen, det stærkeste hold først',
  orderHint: 'Træk i et hold, eller brug pilene.',
  up: (team: string) => `Flyt ${team} op`,
  down: (team: string) => `Flyt ${team} ned`,
  drag: 'Træk',
  nowAt: (team: string, place: number) => `${team} er nu nummer ${place}`,
  preview: 'Sådan bliver puljerne',
  seeded: (place: number) => `nr. ${place} i rækkefølgen`,
  kept: 'har kampe og bliver',
  swapped: 'byttet for klubbens skyld',
  sameClub: 'samme klub',
  together: (pool: string, club: string, teams: string) => `${pool}: ${teams} er alle fra ${club}`,
  togetherTitle: 'Hold fra samme klub mødes',
  why: {
    'too-many': 'klubben har flere hold, end der er puljer.',
    fixed: 'hold, der allerede har kampe, kan ikke flyttes.',
    'not-asked': 'du har ikke bedt om at holde klubberne adskilt.',
  },
  make: (count: number) => `Lav ${puljer(count)}`,
  made: 'Puljerne er lavet.',
  seededBy: {
    draw: (seed: string, day: string) => `Delt ved lodtrækning ${day}, lodtrækningsnummer ${seed}.`,
    'last-year': (seed: string, day: string) =>
      `Delt efter sidste års placering ${day}, lodtrækningsnummer ${seed}.`,
    'by-hand': (_seed: string, day: string) => `Delt i egen rækkefølge ${day}.`,
  },
  faults: {
    'pool-of-one': 'Der ville blive en pulje med kun ét hold. Lav færre puljer.',
    'more-pools-than-teams': 'Der er flere puljer end hold.',
    'team-twice-in-seeding': (team: string) => `${team} står to gange i rækkefølgen.`,
    'team-not-at-disposal': (team: string) =>
      `${team} spiller ikke i dette trin: trukket ud, ikke optaget eller ikke gået videre.`,
    'team-missing': (team: string) => `${team} mangler i rækkefølgen.`,
    'pool-with-matches-left-out': 'En pulje, der har kampe, kan ikke undværes. Lav flere puljer.',
    other: 'Noget i opdelingen kan ikke bruges.',
  },
  aTeam: 'Et hold',

  poolOfOne: (pool: string) => `${pool} har kun ét hold. Flyt det til en anden pulje.`,
  rounds: 'Lodtrækning af kampe',
  roundsText: 'Alle møder alle i puljen. Det laveste holdnummer sidder nord/syd ved det laveste bord.',
  drawn: (count: number) => `${runder(count)} er trukket.`,
  roundsADay: 'Runder på en spilledag',
  roundsADayFault: 'Et helt tal fra 1 til 10.',
  plan: 'Kampplanen',
  round: (nth: number, day: string) => `${nth}. runde · ${day}`,
  matches: kampe,
  byes: (teams: string) => `Sidder over: ${teams}`,
  tables: (a: number, b: number) => `Bord ${a}–${b}`,
  drawAll: (count: number) => (count === 1 ? 'Træk runden' : `Træk alle ${count} runder`),
  drawNext: 'Træk kun næste runde',
  allDrawn: 'Alle runder er trukket: alle i puljerne mødes.',
  noDays: 'Trinnet har ingen spilledage. Træk en runde ad gangen, og vælg datoen der.',
  toDays: 'Til spilledagene',
  toRounds: 'Se runderne',

  shown: 'Lodtrækningen kan ses af alle.',
  notShown: 'Kun turneringens ledere kan se lodtrækningen.',
  show: 'Vis lodtrækningen for alle',
  hide: 'Skjul lodtrækningen',

  steps: 'Hvad skal der ske',
  stepStates: { done: 'klaret', next: 'nu', later: 'senere' },
  step: {
    days: (count: number, left: number) =>
      left > 0 ? 'Spilledage mangler' : `Spilledage: ${count} lagt i kalenderen`,
    entries: (count: number, left: number) =>
      left > 0
        ? `Tilmeldinger: ${hold(count)} med, ${left} venter på svar`
        : `Tilmeldinger: ${hold(count)} med`,
    pools: (count: number, left: number, stage: string) =>
      count === 0 || left > 0 ? `${stage}: del holdene i puljer` : `${stage}: ${puljer(count)}`,
    draw: (count: number, left: number, stage: string) =>
      count === 0
        ? `${stage}: træk kampene`
        : `${stage}: ${runder(count)} trukket${left > 0 ? `, ${left} mangler` : ''}`,
    play: (count: number, left: number, stage: string) =>
      count === 0 && left === 0
        ? `${stage}: spil runderne`
        : `${stage}: ${count} af ${runder(count + left)} offentliggjort`,
    finish: (stage: string, last: boolean) =>
      last ? `${stage}: kår mesteren` : `${stage}: bekræft, hvem der går videre`,
  },
  stepButton: {
    days: 'Læg spilledagene',
    entries: 'Se tilmeldingerne',
    pools: 'Lav puljerne',
    draw: 'Træk kampene',
    play: 'Gå til runden',
    finish: 'Afslut trinnet',
  },
  typeTeams: 'eller skriv holdene ind selv',
  open: 'Åbn',

  newSeason: 'Ny sæson',
  newSeasonText: 'Kun året skal siges. Datoerne følger unionens regel, og alt kan ændres senere.',
  wizard: ['Datoer', 'Tilmelding', 'Puljer', 'Første runde'],
  wizardLabel: 'Vejen til første runde',
  startYear: 'Sæsonen begynder i efteråret',
  startYearFault: 'Et årstal med fire cifre.',
  seasonName: 'Navn',
  seasonNameHint: (name: string) => `Uden navn hedder den ${name}.`,
  dates: 'Spilledage',
  datesHint: 'Datoerne er unionens egne for det år. Ret dem, der skal være anderledes.',
  thirdHeld: 'Der spilles en 3. kvalifikation',
  thirdHint: 'Den spilles kun, når der er mange hold. Dagen kan også tilføjes senere.',
  orderFault: (before: string) => `Skal være efter ${before}.`,
  dateFault: 'Vælg en dato.',
  startsAt: 'Spillet begynder kl.',
  startsAtFault: 'Et klokkeslæt som 10:00.',
  venue: 'Spillested',
  venueHint: 'Hvis det er det samme alle dage. Ellers sættes det i kalenderen.',
  goingOn: 'Hvem går videre',
  goingOnHint: 'Det kan ændres, indtil trinnet er afsluttet.',
  into: { semifinal: 'Fra kvalifikationen til semifinalen', final: 'Fra semifinalen til finalen' },
  defaults: 'Andet, der er sat',
  defaultsText: (boards: number) => `Kampe på ${boards} mapper. Det kan ændres i indstillingerne.`,
  makeSeason: 'Opret sæsonen',
  seasonExists: 'Åbn sæsonens mesterskab',

  paste: 'Skriv flere hold på én gang',
  pasteText: 'Ét hold på hver linje, navn og klub med semikolon imellem: Ærø 1; Ærø L’hombreklub',
  pasteLabel: 'Hold',
  pasteFrom: (from: number) => `De får numre fra ${from} og op.`,
  pasteNoClub: (lines: string) => `Klubben mangler på linje ${lines}.`,
  pasteLook: 'Se dem igennem',
};
