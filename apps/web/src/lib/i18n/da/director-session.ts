/** Signing in and out, the one-time link, and the boards on their way to the server. */
const mapper = (count: number) => (count === 1 ? '1 mappe' : `${count} mapper`);

export const session = {
  signIn: 'Log ind',
  signOut: 'Log ud',
  login: 'Brugernavn',
  password: 'Adgangskode',
  needed: 'Siden er ikke for alle. Log ind, så kommer du tilbage til den.',
  forgotten: 'Glemt adgangskoden? Den, der passer serveren, kan give dig et nyt engangslink.',
  endedTitle: 'Log ind igen',
  endedText: 'Du er blevet logget ud. Alt, hvad du har skrevet, står her endnu.',
  endedUnsent: (count: number) => `${mapper(count)} sendes, så snart du er logget ind.`,
  later: 'Senere',
  signOutTitle: 'Noget er ikke sendt endnu',
  signOutUnsent: (count: number) =>
    `${mapper(count)} er ikke nået frem til serveren. De bliver i denne browser og sendes, næste gang du logger ind her.`,
  stay: 'Bliv her',
  signOutAnyway: 'Log ud alligevel',
};

export const setup = {
  firstTitle: 'Velkommen til Spadille',
  firstText: 'Vælg din adgangskode. Linket virker kun denne ene gang.',
  resetTitle: 'Ny adgangskode',
  resetText: 'Vælg en ny adgangskode. Linket virker kun denne ene gang.',
  checking: 'Ser efter, hvad linket er til …',
  loginHint: 'Det skriver du, når du logger ind næste gang.',
  name: 'Dit navn',
  password: 'Ny adgangskode',
  passwordHint: (least: number) => `Mindst ${least} tegn. Tre-fire tilfældige ord er gode og nemme at huske.`,
  tooShort: (length: number) => `Den har kun ${length} tegn.`,
  submit: 'Gem og log ind',
};

export const queue = {
  saved: 'Alt gemt',
  waiting: (count: number) => `${mapper(count)} sendes`,
  lost: (count: number) => `Ingen forbindelse: ${mapper(count)} er ikke sendt, men bevaret her`,
  busy: (count: number) => `Serveren er optaget: ${mapper(count)} er bevaret her`,
  signedOut: (count: number) => `Logget ud: ${mapper(count)} er ikke sendt, men bevaret her`,
  undecided: (count: number) => `${mapper(count)} venter på din afgørelse`,
  foreign: (count: number) => `Alt gemt. ${mapper(count)} fra en anden bruger ligger usendt i denne browser`,
  notKept: (count: number) =>
    count === 0
      ? 'Browseren gemmer intet selv: luk ikke siden under indtastning'
      : `Browseren gemmer intet selv: luk ikke siden, før ${mapper(count)} er sendt`,
  nothingLost: 'Mapper, du har tastet, er bevaret i browseren og sendes, når serveren svarer.',
};
