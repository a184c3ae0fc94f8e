/** What happens to clubs and players, as the log calls it. */
export const peopleKinds = {
  'club-made': 'Klub oprettet',
  'club-changed': 'Klub rettet',
  'club-contacts-set': 'Klubbens kontakter rettet',
  'member-joined': 'Medlem meldt ind',
  'membership-changed': 'Medlemskab rettet',
  'membership-removed': 'Medlemskab slettet',
  'player-made': 'Spiller oprettet',
  'player-changed': 'Spiller rettet',
  'players-merged': 'Spillere lagt sammen',
  'merge-undone': 'Sammenlægning fortrudt',
  'players-kept-apart': 'Spillere holdt ude fra hinanden',
  'player-erased': 'Person slettet',
  'name-asked': 'Bedt om at få navn skjult',
  'name-request-decided': 'Anmodning om navn afgjort',
};

export const peopleEvents = {
  'club-made': 'Oprettede klubben.',
  'club-changed': (fields: string) => `Rettede ${fields}.`,
  'club-contacts-set': (count: number): string =>
    count === 1 ? 'Satte 1 kontaktperson.' : `Satte ${count} kontaktpersoner.`,
  'member-joined': (name: string) => `Meldte ${name || 'en spiller'} ind.`,
  'membership-changed': (name: string) => `Rettede medlemskabet for ${name || 'en spiller'}.`,
  'membership-removed': (name: string) => `Slettede medlemskabet for ${name || 'en spiller'}.`,
  'player-made': 'Oprettede spilleren.',
  'player-changed': (fields: string) => `Rettede ${fields}.`,
  'players-merged': 'Lagde en dobbeltgænger sammen med spilleren.',
  'merge-undone': 'Fortrød en sammenlægning.',
  'players-kept-apart': (name: string) => `Sagde, at ${name || 'en anden'} er en anden person.`,
  'player-erased': 'Slettede personen. Resultaterne står uden navn.',
  'name-asked': 'Blev bedt om ikke at vise navnet.',
  'name-request-decided': (granted: boolean): string =>
    granted ? 'Imødekom, at navnet ikke vises.' : 'Afslog, at navnet ikke vises.',
};

export const peopleFields = {
  name: 'navnet',
  affiliatedFrom: 'første dag i unionen',
  affiliatedTo: 'sidste dag i unionen',
  email: 'e-mail',
  phone: 'telefon',
  hidden: 'at navnet ikke vises',
  shown: 'at navnet vises igen',
};
