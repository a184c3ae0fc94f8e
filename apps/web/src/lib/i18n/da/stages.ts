const hold = (count: number) => `${count} hold`;
const runder = (count: number) => (count === 1 ? '1 runde' : `${count} runder`);

interface Rest {
  readonly rank: number;
  readonly place: number;
  readonly pool: string;
  readonly played: number;
  readonly matchPoints: number;
  readonly gamePoints: string;
  readonly asIfPlayed: number;
  readonly playOff: boolean;
}

/** The stages' page. */
export const stages = {
  title: 'Trin',
  intro:
    'Hvert trin har sine egne kampe og sin egen stilling. Når det er afsluttet, bekræfter du, hvem der går videre.',
  champion: 'Mester',
  championOf: (tournament: string) => `Vinder af ${tournament}`,
  kinds: { qualification: 'Kvalifikation', semifinal: 'Semifinale', final: 'Finale', other: 'Andet trin' },
  states: { empty: 'Tomt', running: 'I gang', finished: 'Afsluttet' },
  finishedAt: (when: string) => `Afsluttet ${when}`,
  heading: (ordinal: number, name: string) => `${ordinal}. ${name}`,
  size: (teams: number, rounds: number) => `${hold(teams)} · ${runder(rounds)}`,
  openRounds: (rounds: string) => `Ikke lukket: ${rounds}`,
  goOn: (perPool: number, rest: number) =>
    perPool + rest === 0
      ? 'Ingen går videre'
      : [
          perPool > 0 ? `${perPool} fra hver pulje går videre` : '',
          rest > 0
            ? `${perPool > 0 ? '' : 'De '}${rest} bedste af de øvrige${perPool > 0 ? '' : ' går videre'}`
            : '',
        ]
          .filter(Boolean)
          .join(' og '),
  carryOvers: {
    nothing: 'Intet tages med',
    'match-points': 'Kamppoint tages med',
    all: 'Alle point tages med',
  },
  standings: 'Stilling',
  standingsOf: (stage: string) => `Stilling i ${stage}`,
  noStandings: 'Der er ingen hold i trinnet endnu. Lav puljerne under Puljer.',
  toPools: 'Til puljerne',
  toRound: (label: string) => `Åbn ${label}`,

  notMet: (pairs: number) =>
    pairs === 1 ? '1 par af hold har ikke mødt hinanden.' : `${pairs} par af hold har ikke mødt hinanden.`,
  notMetText: 'Det er i orden, hvis kampene er trukket med hånden. Ellers mangler der en runde.',
  openMatters: (count: number) =>
    count === 1
      ? '1 protest eller appel er ikke afgjort.'
      : `${count} protester og appeller er ikke afgjort.`,
  openMattersText: 'Vent helst med at afslutte, til de er afgjort.',

  levelInPool: (teams: string, pool: string) =>
    `${teams} står helt lige i ${pool} om en plads, der afgør noget.`,
  levelRest: (teams: string, spots: number) =>
    `${teams} står helt lige blandt de øvrige; ${spots === 1 ? 'én' : spots} af dem går videre.`,
  levelTitle: 'Hold står lige, hvor pladsen afgør noget',
  levelText: 'De spiller omkamp: 20 nye mapper, som kun skiller dem og ikke tæller i stillingen.',
  playOffDate: 'Omkampens dag',
  drawPlayOff: 'Træk omkamp',

  finish: 'Afslut trinnet',
  finishTitle: (stage: string) => `Afslut ${stage}?`,
  finishText:
    'Pladserne låses fast, som de står nu. Du kan åbne trinnet igen, så længe ingen er gået videre.',
  finishLevelText:
    'Hold står lige om en plads, der afgør noget. Skriv, hvorfor de ikke spiller omkamp: så deles pladsen.',
  reason: 'Begrundelse',
  reopen: 'Åbn trinnet igen',
  reopenTitle: (stage: string) => `Åbn ${stage} igen?`,
  reopenText: 'Pladserne låses op, til trinnet afsluttes igen. Ingen resultater ændres.',

  proposal: (stage: string) => `Går videre til ${stage}`,
  proposalNow: (stage: string) => `Som det står nu, går disse videre til ${stage}`,
  order: 'Nr.',
  team: 'Hold',
  why: 'Hvorfor',
  brings: 'Har med',
  byPlace: (place: number, pool: string, shared: boolean, playOff: boolean) =>
    `${shared ? 'Delt nr.' : 'Nr.'} ${place} i ${pool}${playOff ? ', efter omkamp' : ''}`,
  byRest: ({ rank, place, pool, played, matchPoints, gamePoints, asIfPlayed, playOff }: Rest) =>
    `${rank === 1 ? 'Bedst' : `Nr. ${rank}`} af de øvrige: nr. ${place} i ${pool}, ${matchPoints} kamppoint og ${gamePoints} i spillepoint i ${played} kampe${
      played === asIfPlayed ? '' : ` (regnet om til ${asIfPlayed} kampe)`
    }${playOff ? ', efter omkamp' : ''}`,
  byHand: 'Taget med efter turneringsledelsens valg',
  nobody: 'Det er ikke sat, hvor mange der går videre. Ret trinnet, eller vælg selv.',
  tooMany: (pool: string | null, wanted: number, left: number) =>
    pool === null
      ? `Der skal gå ${wanted} af de øvrige videre, men der er kun ${left}.`
      : `Der skal gå ${wanted} videre fra ${pool}, men der er kun ${left}.`,
  spotsOpen: (spots: number) =>
    spots === 1 ? '1 plads er ikke afgjort.' : `${spots} pladser er ikke afgjort.`,
  spotsWait: 'De øvrige kan først sammenlignes, når puljerne er afgjort.',
  leaveOut: (team: string) => `Tag ${team} ud`,
  leaveOutShort: 'Tag ud',
  takeIn: 'Tag et andet hold med',
  chooseTeam: 'Vælg et hold',
  asProposed: 'Som foreslået',
  changedText: 'Det er ikke det, der blev foreslået. Skriv, hvorfor.',
  confirm: (count: number) => `Bekræft, at ${hold(count)} går videre`,
  confirmed: (when: string) => `Bekræftet ${when}`,
  leftOut: (teams: string) => `Foreslået, men ikke taget med: ${teams}`,
  confirmReason: (reason: string) => `Begrundelse: ${reason}`,
  takeBack: 'Tag bekræftelsen tilbage',
  takeBackTitle: 'Tag tilbage, hvem der går videre?',
  takeBackText: (stage: string) =>
    `Puljerne i ${stage} tømmes. Det kan kun gøres, mens ingen runde er trukket der. Intet resultat går tabt.`,

  differs: 'Resultaterne er rettet, siden trinnet blev afsluttet',
  differsTodo: 'Intet er flyttet. Lad det stå, eller tag bekræftelsen tilbage og åbn trinnet igen.',
  wouldDiffer: 'Trinnet er afsluttet. Intet flyttes af sig selv, men dette ville være anderledes:',
  placeDiffers: (team: string, frozen: string, now: string) => `${team}: fastlåst ${frozen}; nu ${now}`,
  figures: (place: number | null, mp: number, gp: string) =>
    `${place === null ? 'ingen plads' : `plads ${place}`} (${mp} kamppoint, ${gp})`,
  notInIt: 'ikke med',
  wouldGoOn: (teams: string) => `Ville gå videre: ${teams}`,
  wouldNotGoOn: (teams: string) => `Ville ikke gå videre: ${teams}`,
  carriedDiffers: (team: string, frozen: string, now: string) =>
    `${team} har ${frozen} med; det ville være ${now}`,
  carriedFigures: (mp: number, gp: string) => `${mp} kamppoint og ${gp} i spillepoint`,
  stageFinished: 'Trinnet er afsluttet',
  stageFinishedText: 'Retter du her, flyttes ingen. Under Trin kan du se, hvad det ville ændre.',

  add: 'Tilføj et trin',
  edit: 'Ret trinnet',
  editTitle: (stage: string) => `Ret ${stage}`,
  name: 'Navn',
  kind: 'Slags',
  carryOver: 'Hvad holdene har med fra trinnet før',
  perPool: 'Går videre fra hver pulje',
  bestOfRest: 'Bedste af de øvrige',
  bestOfRestHint: 'Sammenlignes på tværs af puljerne, som om alle havde spillet lige mange kampe.',
  numberFault: 'Skriv et helt tal fra 0 til 999.',
  moveUp: (stage: string) => `Flyt ${stage} op`,
  moveDown: (stage: string) => `Flyt ${stage} ned`,
  remove: 'Fjern trinnet',
  removeTitle: (stage: string) => `Fjern ${stage}?`,
  removeText: 'Trinnet er tomt. Dets spilledage fjernes med det.',

  withdrawalTitle: (team: string) => `Hvis ${team} trækkes ud`,
  policies: {
    'keep-results': 'Holdets kampe tæller stadig for modstanderne',
    'annul-results': 'Holdets kampe tæller ikke for nogen',
  },
  policyOf: 'trinnets regel',
  placeMoves: (team: string, before: string, after: string) => `${team}: plads ${before} → ${after}`,
  pointsMove: (team: string, before: string, after: string) => `${team}: ${before} → ${after}`,
  noMoves: 'Ingen andre holds plads eller point ændres.',
  openMatch: (round: number, opponent: string) =>
    `Runde ${round} mod ${opponent} er ikke spillet: sæt den til vundet uden spil eller ikke spillet.`,
  noPlace: '–',
};
