/** The rules of scoring in short. */
export const scoringPage = {
  title: 'Sådan regnes der',
  description:
    'Duplikat l’hombre i korte træk: meldingernes værdi, vundet, bete og kruk, tout, kamppoint og stilling.',
  lead: 'I duplikat spiller to hold de samme kort. Det, der tæller, er ikke kortene, men hvad man får ud af dem.',
  boardTitle: 'En mappe',
  board: [
    'Kortene ligger i en nummereret mappe og spilles ved to borde, makkerbordene. Det ene hold sidder Nord/Syd ved det første bord og Øst/Vest ved det andet.',
    'Spilføreren spiller alene mod det andet pars to hænder. Hvad hans par vinder, taber det andet par, så hver mappe går op i nul ved hvert bord.',
  ],
  contractsTitle: 'Meldingernes værdi',
  contractsCaption: 'Spillepoint til spilførerens par',
  contract: 'Melding',
  won: 'Vundet',
  bete: 'Bete',
  kruk: 'Kruk',
  contractsNote:
    'Melder alle pas, er mappen 0 til begge. Meldingerne står i rang fra den laveste; to med samme rang: den første hånd går forud.',
  outcomesTitle: 'Vundet, bete eller kruk',
  outcomes: [
    'Med trumf er spillet vundet, når spilføreren har flere stik end hver af modspillerne; bete, når han står lige med den bedste; kruk, når en modspiller har flere.',
    'I nolo er spillet vundet uden et stik, bete med ét og kruk med to eller flere.',
  ],
  toutTitle: 'Tout',
  tout: 'Den, der vil tage alle ni stik, siger tout, før der spilles ud til sjette stik. Lykkes det, giver det 1 mere; mislykkes det, koster det 1, også når spillet selv er tabt. Der er ingen tout i nolo.',
  matchTitle: 'Fra mapper til kamppoint',
  match:
    'Et holds spillepoint i en kamp er summen af alle mapper ved begge makkerborde og af strafpoint. Et strafpoint flytter 1 fra det ene hold til det andet. En annulleret mappe tæller 0 ved begge borde.',
  scaleCaption: 'Kamppoint for en kamp på 40 mapper',
  scaleNote: 'En turnering kan have en anden skala; så gælder den.',
  gamePoints: 'Spillepoint',
  matchPoints: 'Kamppoint',
  andAbove: (points: string) => `${points} og derover`,
  fromTo: (from: string, to: string) => `${from} til ${to}`,
  andBelow: (points: string) => `${points} og derunder`,
  standingsTitle: 'Stillingen',
  standings: [
    'Flest kamppoint.',
    'Står hold lige: flest spillepoint.',
    'Stadig lige: kampene mellem netop de hold, først kamppoint, så spillepoint.',
    'Stadig lige: pladsen deles. Gælder den mesterskabet eller nedrykning, spilles 20 nye mapper.',
  ],
};
