import { describe, expect, it } from 'vitest';
import { namesSomeone } from './names-someone.ts';

const PEOPLE = {
  teams: [
    { number: 4, name: 'Ærø 1' },
    { number: 9, name: 'De Sorte Esser' },
  ],
  clubs: ['Ringe L’hombreklub', 'Århus Kortklub'],
  players: ['Bo Hansen', 'Åse af Sønderborg', 'René Blixt'],
};

describe('a text for everybody names nobody', () => {
  it.each([
    'Begge hold er enige om det',
    'Lederen stod ved et andet bord.',
    'Sad fast i sne',
    'Fejlen blev fundet i vestsalen, ved sydmuren',
    'Det var aftalt på forhånd',
    'Bordet bor i sal 2; bog og bold',
    'De spiller videre, og alle fire spillere er enige',
    'Mappe 4 og 9 blev byttet ved makkerbordene',
    'Both partner tables agree; it was hold up',
    'Efter § 16, s. 4, v. bordet, n. 2',
    'Ost og brød blev serveret',
    'Klubben havde lukket, og ingen i holdet af dommere var der',
    'Sagen er sort på hvidt',
    'Vestre hal og Nordre sal var låst; se s. 2 n. 1 og e/f',
    'Hold 14 og hold 40 ventede; team 99 ikke',
    'Parrene spillede makkerbordet færdigt; det giver ingen mening',
    'Bolden, ringene og aeronauten',
    '',
    '… !',
  ])('%s', (text) => {
    expect(namesSomeone(text, PEOPLE)).toBeNull();
  });

  it.each([
    ['Vest så det for sent', 'Vest', 'seat'],
    ['det var VESTS svigt', 'VESTS', 'seat'],
    ['spurgt hos øst', 'øst', 'seat'],
    ['N/S vidste det', 'N', 'seat'],
    ['n/s vidste det', 'n/s', 'seat'],
    ['parret ø-v', 'ø-v', 'seat'],
    ['vestspilleren så det', 'vestspilleren', 'seat'],
    ['Nordspillerens ur', 'Nordspillerens', 'seat'],
    ['østparret', 'østparret', 'seat'],
    ['parret ØV', 'ØV', 'seat'],
    ['It was East', 'East', 'seat'],
    ['Spilføreren sagde det', 'Spilføreren', 'part'],
    ['spilforers fejl', 'spilforers', 'part'],
    ['begge modspillerne', 'modspillerne', 'part'],
    ['hans makker', 'makker', 'part'],
    ['spilleren i forhånd', 'spilleren', 'part'],
    ['forhånd talte', 'forhånd', 'part'],
    ['the declarer said so', 'declarer', 'part'],
    ['the away team', 'away', 'part'],
    ['her partner left', 'partner', 'part'],
    ['udeholdet kom for sent', 'udeholdet', 'part'],
    ['hjemmeparret kom for sent', 'hjemmeparret', 'part'],
    ['makkerparret', 'makkerparret', 'part'],
    ['modstanderne var enige', 'modstanderne', 'part'],
    ['modparten', 'modparten', 'part'],
    ['giverens fejl', 'giverens', 'part'],
    ['Ærøs bil', 'Ærøs', 'team'],
    ['aeroe 1 kom sent', 'aeroe 1', 'team'],
    ['hold 4 kom sent', 'hold 4', 'team'],
    ['Team 9 was late', 'Team 9', 'team'],
    ['hold nr. 4 kom sent', 'hold nr. 4', 'team'],
    ['hold4 kom sent', 'hold4', 'team'],
    ['hold #4, hold 04', 'hold #4', 'team'],
    ['team no. 9 was late', 'team no. 9', 'team'],
    ['de sorte esser', 'de sorte esser', 'team'],
    ['holdet fra ringe', 'ringe', 'club'],
    ['ringeholdet', 'ringeholdet', 'club'],
    ['Aarhusspillerne', 'Aarhusspillerne', 'club'],
    ['Aarhus kom sent', 'Aarhus', 'club'],
    ['Bo svarede ikke', 'Bo', 'player'],
    ['HANSENS ur', 'HANSENS', 'player'],
    ['Han\u00adsen', 'Hansen', 'player'],
    ['Ｈａｎｓｅｎ', 'Hansen', 'player'],
    ['rene kort fra Rene', 'rene', 'player'],
    ['Aase sad ude', 'Aase', 'player'],
  ] as const)('%s', (text, word, kind) => {
    expect(namesSomeone(text, PEOPLE)).toEqual({ word, kind });
  });

  it('a team of one letter is meant as it is written', () => {
    const people = { teams: [{ number: 1, name: 'B' }], clubs: [], players: [] };
    expect(namesSomeone('a og b', people)).toBeNull();
    expect(namesSomeone('Hold B', people)).toEqual({ word: 'B', kind: 'team' });
  });
});
