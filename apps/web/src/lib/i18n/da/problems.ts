import { lineUpFaults } from './line-ups.ts';
import { fact, factList, placeList, type ProblemTexts } from '../problem-text.ts';
import { calendarProblems } from './problems-calendar.ts';
import { exchangeProblems } from './problems-exchange.ts';
import { peopleProblems } from './problems-people.ts';
import { tableProblems } from './problems-tables.ts';

const say = (text: string) => () => text;
const texts: ProblemTexts = {
  ...calendarProblems,
  ...exchangeProblems,
  ...peopleProblems,
  ...tableProblems,
  'request-not-valid': {
    what: say('Noget i det indtastede kan ikke bruges.'),
    todo: 'Ret de felter, der er markeret, og prøv igen.',
  },
  'not-signed-in': {
    what: say('Du er ikke logget ind længere.'),
    todo: 'Log ind igen, så kan du fortsætte.',
  },
  'sign-in-failed': {
    what: say('Brugernavn eller adgangskode passer ikke.'),
    todo: 'Prøv igen, og se efter, om Caps Lock er slået til.',
  },
  'not-allowed': {
    what: say('Din rolle giver ikke adgang til dette.'),
    todo: 'Bed turneringslederen om det, eller log ind som en anden.',
  },
  'foreign-origin': {
    what: say('Forespørgslen kom fra et andet websted.'),
    todo: 'Åbn siden på Spadilles egen adresse, og prøv igen.',
  },
  'not-found': { what: say('Det findes ikke, eller det er fjernet.'), todo: 'Gå tilbage, og vælg på ny.' },
  'link-not-valid': {
    what: say('Linket er ukendt, brugt eller for gammelt.'),
    todo: 'Start serveren igen, så skriver den et nyt link, eller bed om et nyt.',
  },
  'stale-version': {
    what: say('En anden har ændret det samme, mens du skrev.'),
    todo: 'Se begge værdier, og vælg, hvilken der gælder.',
  },
  'key-used-differently': {
    what: say('Den samme ændring blev sendt to gange med forskelligt indhold.'),
    todo: 'Genindlæs siden, og gør det igen.',
  },
  'name-taken': { what: say('Navnet er allerede brugt.'), todo: 'Vælg et andet navn.' },
  'number-taken': {
    what: (facts) => `Nummer ${fact(facts, 'number')} er allerede brugt.`.replace('  ', ' '),
    todo: 'Vælg et andet nummer.',
  },
  'round-not-open': {
    what: say('Runden er ikke åben for resultater.'),
    todo: 'Åbn runden fra dagsoversigten, før du taster.',
  },
  'round-has-results': {
    what: say('Runden har allerede resultater.'),
    todo: 'Fjern resultaterne først, hvis den virkelig skal trækkes om.',
  },
  'round-incomplete': {
    what: say('Der mangler resultater i runden.'),
    todo: 'Tast det, der mangler, eller marker mapperne som ikke spillet.',
  },
  'round-state': {
    what: say('Runden er ikke der, hvor dette kan gøres.'),
    todo: 'Genindlæs dagsoversigten, og se rundens tilstand.',
  },
  'publish-in-order': {
    what: say('En tidligere runde er ikke offentliggjort endnu.'),
    todo: 'Offentliggør runderne i rækkefølge.',
  },
  'withdraw-in-order': {
    what: say('En senere runde er offentliggjort.'),
    todo: 'Træk den senere runde tilbage først.',
  },
  'second-look-by-first': {
    what: say('Den, der har tastet mappen, kan ikke selv se den efter.'),
    todo: 'Lad en anden taste sedlen igen eller afgøre forskellen.',
  },
  'nothing-to-settle': {
    what: say('Der er ikke noget at afgøre: begge har tastet det samme.'),
    todo: 'Genindlæs siden.',
  },
  'neither-of-both': {
    what: say('Det er ingen af de to resultater.'),
    todo: 'Vælg et af de to, eller ret mappen på sedlen.',
  },
  'overwrite-asks-first': {
    what: say('Begge par har bekræftet mappen, eller den er set efter af en anden.'),
    todo: 'Se begge værdier, og sig til, hvis det nye skal stå i stedet.',
  },
  'boards-disputed': {
    what: (facts) => `Parrene er ikke enige: ${placeList(facts, 'bord', 'mappe', 'boards')}.`,
    todo: 'Afgør mapperne, før runden lukkes.',
  },
  'board-cancelled': {
    what: say('Mappen er annulleret.'),
    todo: 'Ophæv annulleringen, hvis den skal tælle.',
  },
  'board-not-played': {
    what: say('Mappen er markeret som ikke spillet.'),
    todo: 'Fjern markeringen på kampens side, hvis den blev spillet alligevel.',
  },
  'board-has-result': {
    what: say('Mappen har et resultat.'),
    todo: 'Ryd resultatet ved begge borde først, hvis mappen ikke blev spillet.',
  },
  'table-has-total-only': {
    what: say('Bordet har kun afleveret en sum.'),
    todo: 'Fjern summen først, hvis mapperne skal tastes enkeltvis.',
  },
  'table-has-boards': {
    what: say('Bordet har resultater for enkelte mapper eller kendelser i dem.'),
    todo: 'Ryd eller træk dem tilbage først, hvis der kun skal stå en sum.',
  },
  'match-not-played': {
    what: say('Kampen er afgjort uden spil eller blev ikke spillet.'),
    todo: 'Sæt kampen til spillet, hvis den skal have resultater.',
  },
  'member-unknown': {
    what: say('Et af de spillere, der er valgt, hører ikke til holdet længere.'),
    todo: 'Genindlæs holdet, og vælg spillerne igen.',
  },
  'team-has-matches': {
    what: say('Holdet er trukket i kampe.'),
    todo: 'Træk holdet ud af turneringen i stedet for at slette det.',
  },
  'team-withdrawn': {
    what: say('Holdet er trukket ud af turneringen.'),
    todo: 'Vælg et andet hold, eller sæt kampen til vundet uden spil. Tag ellers holdet med igen.',
  },
  'body-too-large': { what: say('Filen er for stor.'), todo: 'Del den, eller send færre filer ad gangen.' },
  'folder-has-faults': {
    what: say('Rundemappen har fejl.'),
    todo: 'Ret de fejl, der er nævnt, og læg mappen ind igen.',
  },
  'teams-have-faults': {
    what: say('Holdlisten har fejl.'),
    todo: 'Ret de linjer, der er nævnt, og læg filen ind igen.',
  },
  'draw-has-faults': { what: say('Lodtrækningen har fejl.'), todo: 'Ret de kampe, der er nævnt.' },
  'total-only-not-exportable': {
    what: (facts) => {
      const tables = factList(facts, 'tables');
      return `En seddel med kun en sum kan ikke skrives i en rundemappe${tables && ` (bord ${tables})`}.`;
    },
    todo: 'Tast mapperne enkeltvis, eller brug PDF i stedet.',
  },
  'not-in-folder-form': {
    what: say('Runden kan ikke skrives som rundemappe: den har kampe, der ikke blev spillet.'),
    todo: 'Brug PDF i stedet.',
  },
  'tout-on-nolo': { what: say('Der er ingen tout i nolo.'), todo: 'Slet tout, eller ret meldingen.' },
  'tout-made-not-won': {
    what: say('En tout kan kun være lavet, når spillet er vundet.'),
    todo: 'Ret udfaldet, eller sæt tout til mislykket.',
  },
  'penalty-not-granted': {
    what: say('Den paragraf giver ikke strafpoint.'),
    todo: 'Vælg en anden paragraf, eller lad være med at give strafpoint.',
  },
  'board-not-on-table': {
    what: (facts) => `Mappe ${fact(facts, 'board')} hører ikke til bordet.`.replace('  ', ' '),
    todo: 'Vælg en af bordets mapper.',
  },
  'line-up-has-faults': {
    what: (facts) => ['Opstillingen kan ikke være sådan.', ...lineUpFaults(facts['faults'])].join(' '),
    todo: 'Ret det, eller vælg en anden spiller.',
  },
  'seats-change-in-match': {
    what: say('Ved bordet skifter en plads hænder midt i kampen.'),
    todo: 'Ret opstillingen på kampens side.',
  },
  'ruling-has-faults': {
    what: say('Kendelsen passer ikke til mappen.'),
    todo: 'Se efter, hvem det var, hvad der blev spillet, og hvad der er svaret på spørgsmålene.',
  },
  'ruling-too-late': {
    what: say('Fristen efter §23 er udløbet.'),
    todo: 'Skriv en begrundelse, hvis der alligevel skal gås videre. Den vises, hvor kendelsen vises.',
  },
  'reason-names-someone': {
    what: (facts) => `Begrundelsen bliver offentlig, og »${fact(facts, 'word')}« siger, hvem det var.`,
    todo: 'Skriv den uden navne på hold, klubber og spillere og uden pladser ved bordet.',
  },
  'time-in-future': {
    what: say('Tidspunktet ligger i fremtiden.'),
    todo: 'Ret tidspunktet, eller stil uret på denne enhed.',
  },
  'time-before-play-day': {
    what: (facts) => `Tidspunktet ligger før rundens dag (${fact(facts, 'playDay')}).`,
    todo: 'Ret tidspunktet, eller ret rundens dato.',
  },
  'ruling-on-other-board': {
    what: (facts) => `Kendelsen gælder ikke det bord og den mappe, men mappe ${fact(facts, 'board')}.`,
    todo: 'Vælg kendelsen eller mappen.',
  },
  'rulings-wait': {
    what: (facts) => `Kendelser venter på et resultat her: ${placeList(facts, 'bord', 'mappe')}.`,
    todo: 'Træk dem tilbage, her eller på kampens side, hvis resultatet ikke kommer.',
  },
  'penalty-of-ruling': {
    what: say('Strafpointet er givet med en kendelse.'),
    todo: 'Træk kendelsen tilbage, så følger strafpointet med.',
  },
  'already-withdrawn': {
    what: say('Det er allerede trukket tilbage.'),
    todo: 'Genindlæs siden, og se, hvad der gælder.',
  },
  'already-decided': {
    what: say('Det er allerede afgjort.'),
    todo: 'Genindlæs siden, og se afgørelsen.',
  },
  'scale-not-usable': {
    what: say('Skalaen for kamppoint hænger ikke sammen.'),
    todo: 'Den skal falde trin for trin, og de to hold skal altid få lige meget tilsammen.',
  },
  'stage-not-settled': {
    what: say('Det er ikke afgjort, hvem der går videre hertil.'),
    todo: 'Bekræft først, hvem der går videre fra trinnet før.',
  },
  'stage-finished': {
    what: say('Trinnet er afsluttet og ligger fast.'),
    todo: 'Åbn trinnet igen, hvis det virkelig skal ændres.',
  },
  'team-not-at-disposal': {
    what: say('Holdet er ikke med i dette trin: det er trukket ud, ikke optaget eller ikke gået videre.'),
    todo: 'Se holdets tilmelding efter.',
  },
  'pool-not-empty': {
    what: say('Der er hold i puljen.'),
    todo: 'Flyt holdene over i andre puljer først.',
  },
  'championship-exists': {
    what: say('Sæsonen har allerede sit mesterskab.'),
    todo: 'Åbn det fra listen over turneringer.',
  },
  'seeding-has-faults': {
    what: say('Holdene kan ikke deles sådan.'),
    todo: 'Ret det, der er nævnt, og prøv igen.',
  },
  'too-few-play-days': {
    what: (facts) =>
      `Spilledagene har kun plads til ${fact(facts, 'room')} af de ${fact(facts, 'rounds')} runder.`,
    todo: 'Læg flere runder på en dag, tilføj en spilledag, eller lav flere og mindre puljer.',
  },
  'stage-not-finished': {
    what: say('Trinnet er ikke afsluttet.'),
    todo: 'Luk runderne, og afslut trinnet først.',
  },
  'stage-not-empty': {
    what: (facts) => `Der er hold, runder eller en bekræftelse i trinnet: ${factList(facts, 'stages')}.`,
    todo: 'Kun tomme trin kan flyttes eller fjernes.',
  },
  'only-stage': {
    what: say('Det er turneringens eneste trin.'),
    todo: 'Tilføj et andet, før du fjerner det.',
  },
  'one-final': {
    what: say('Turneringen har allerede en finale.'),
    todo: 'Gør den anden til noget andet først: kun én finale kan give en mester.',
  },
  'stages-not-those': {
    what: say('Trinnene er ikke de samme længere.'),
    todo: 'Genindlæs siden, og flyt dem på ny.',
  },
  'stage-not-played': {
    what: say('Der er ikke spillet noget i trinnet.'),
    todo: 'Træk og spil dets runder.',
  },
  'stage-has-open-rounds': {
    what: (facts) => `Disse runder er ikke lukket: ${factList(facts, 'rounds')}.`,
    todo: 'Luk dem fra dagsoversigten først.',
  },
  'play-off-needed': {
    what: say('Hold står helt lige om en plads, der afgør noget.'),
    todo: 'Træk en omkamp, eller skriv, hvorfor de skal stå lige.',
  },
  'no-play-off-needed': {
    what: say('Ingen hold står lige om en plads, der afgør noget.'),
    todo: 'Der skal ingen omkamp til.',
  },
  'no-next-stage': { what: say('Der er intet trin efter dette.'), todo: 'Tilføj det næste trin først.' },
  'advancement-in-force': {
    what: say('Det er bekræftet, hvem der går videre.'),
    todo: 'Tag bekræftelsen tilbage først.',
  },
  'no-advancement': {
    what: say('Det er ikke bekræftet, hvem der går videre.'),
    todo: 'Genindlæs siden: en anden har måske taget det tilbage.',
  },
  'next-stage-drawn': {
    what: say('Runder i det næste trin er trukket.'),
    todo: 'Fjern dem først. Er der spillet, må holdene blive stående.',
  },
  'team-listed-twice': {
    what: (facts) => `Hold ${fact(facts, 'team')}, ${fact(facts, 'name')}, står to gange på listen.`,
    todo: 'Tag det ud det ene sted: et hold går videre én gang.',
  },
  'team-not-available': {
    what: say('Holdet er ikke blandt turneringens godkendte hold.'),
    todo: 'Vælg et andet hold.',
  },
  'reason-needed': {
    what: say('Det er ikke det, der blev foreslået.'),
    todo: 'Skriv, hvorfor det skal være sådan.',
  },
  'round-is-play-off': {
    what: say('En omkamp kan ikke trækkes om.'),
    todo: 'Fjern den, og træk den igen under Trin.',
  },
  'too-few-teams': { what: say('Der er for få hold.'), todo: 'Tilmeld mindst to hold.' },
  'entries-not-open': {
    what: (facts) =>
      ({
        before: 'Tilmeldingen er ikke åbnet endnu.',
        late: 'Fristen for tilmelding er udløbet.',
        closed: 'Turneringen er trukket, og der tages ikke flere tilmeldinger.',
      })[fact(facts, 'window')] ?? 'Turneringen har ingen frist for tilmelding endnu.',
    todo: 'Spørg udvalget: det kan ændre hold også efter fristen.',
  },
  'entry-copied': {
    what: (facts) => `Holdet er tilmeldt igen i år som ${fact(facts, 'name')}.`,
    todo: 'Ret det hold, der står der allerede.',
  },
  'entry-drawn': {
    what: say('Holdet er trukket ind i en pulje.'),
    todo: 'Bed udvalget eller turneringslederen om at trække holdet ud af turneringen.',
  },
  'entry-withdrawn': {
    what: say('Tilmeldingen er trukket tilbage eller afvist.'),
    todo: 'Tilmeld holdet på ny, eller spørg udvalget.',
  },
  'entry-has-faults': {
    what: say('Holdet kan ikke spille, som det er sat.'),
    todo: 'Se, hvad der står ved spillerne, og ret det.',
  },
  'fee-not-fit': {
    what: say('Det kan ikke siges om dette gebyr.'),
    todo: 'En betaling har en dag, der ikke ligger i fremtiden; et eftergivet gebyr en bemærkning.',
  },
  'grant-exists': {
    what: (facts) => `Den rolle har ${fact(facts, 'login') || 'brugeren'} allerede.`,
    todo: 'Find brugeren i listen; dér kan du lave et nyt link.',
  },
  'last-committee': {
    what: say('Så var der ingen i udvalget, der kunne logge ind.'),
    todo: 'Giv en anden rollen først.',
  },
  'password-too-short': { what: say('Adgangskoden er for kort.'), todo: 'Brug mindst ti tegn.' },
  'too-many-requests': {
    what: say('For mange forsøg lige efter hinanden.'),
    todo: 'Vent et minut, og prøv igen.',
  },
  'not-ready': { what: say('Serveren er ikke klar endnu.'), todo: 'Vent lidt, og prøv igen.' },
  'internal-error': {
    what: say('Noget gik i stykker på serveren.'),
    todo: 'Prøv igen. Sker det igen, så noter tidspunktet til den, der passer serveren.',
  },
  'no-connection': {
    what: say('Serveren svarer ikke.'),
    todo: 'Se efter, om den kører, og om enheden er på samme netværk. Prøv så igen.',
  },
  unknown: {
    what: say('Serveren afviste det af en grund, siden ikke kender.'),
    todo: 'Genindlæs siden, og prøv igen.',
  },
};

export const problems = {
  texts,
  nothingChanged: 'Intet er ændret på serveren, og det du skrev, står her endnu.',
  requestId: (id: string) => `Nummer på hændelsen: ${id}`,
};
