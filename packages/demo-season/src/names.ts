import { type Dice } from './dice.ts';

// Pieces that names are put together from; none of the results is meant to be anybody.
const FIRST_NAMES =
  'Aage Anders Anna Anton Arne Asta Astrid Bent Birgit Birthe Bodil Børge Carl Dorthe Ebbe Egon Ejnar Elin Ellen Else Erik Ester Finn Frede Gerda Grethe Gunnar Gudrun Hanne Harald Helge Henning Holger Inge Ingrid Jens Jytte Jørgen Karen Karl Kirsten Kjeld Knud Lis Leif Margit Mogens Niels Ole Orla Otto Palle Poul Ragnhild Rigmor Ruth Signe Svend Søren Tage Tove Vagn Viggo Vita Åse'.split(
    ' ',
  );
const LAST_NAMES =
  'Agerlund Askebjerg Bakkehave Birkemose Brønstrup Dalsgård Egebro Engvang Fjordbak Granhøj Hedelund Højbæk Kildahl Kirkeby Klitmark Lindeskov Lyngsø Markvad Mosebo Nørrelyng Overdal Piledam Ravnkær Rughave Sandvig Skovdal Søbakke Tangmose Tjørnelund Vadbro Vestermark Vindeby Ærøvang Østergrav Åkjær'.split(
    ' ',
  );
const TOWNS =
  'Ballerup Bogense Brande Christiansfeld Ebeltoft Faaborg Fredensborg Gråsten Haderslev Hjørring Holstebro Kerteminde Lemvig Mariager Nakskov Odder Præstø Ringkøbing Skive Stege Sæby Thisted Vejen Ærøskøbing Åbenrå'.split(
    ' ',
  );
const CLUB_KINDS = ['L’hombreklub', 'L’hombreklubben i', 'Spadille,', 'Basta,', 'Manille,'];

/** Names of so many different clubs. */
export function clubNames(dice: Dice, count: number): string[] {
  return dice
    .shuffled(TOWNS)
    .slice(0, count)
    .map((town) => {
      const kind = dice.pick(CLUB_KINDS);
      return kind === 'L’hombreklub' ? `${town} ${kind}` : `${kind} ${town}`;
    });
}

/** A person's name. */
const personName = (dice: Dice): string => `${dice.pick(FIRST_NAMES)} ${dice.pick(LAST_NAMES)}`;

/** So many different people. */
export function people(dice: Dice, count: number): string[] {
  const names = new Set<string>();
  while (names.size < count) names.add(personName(dice));
  return [...names];
}
