import { type PURCHASE } from '../../catalogue/purchase.ts';
import { type RulingText } from '../texts.ts';

export const PURCHASE_DA: Record<keyof typeof PURCHASE, RulingText> = {
  'suit-or-buy-corrected': {
    title: 'Forkert farve eller køb rettet i tide',
    situation:
      'Spilføreren nævnte en forkert farve eller købte et forkert antal, men rettede det, før købet var set.',
    effect: 'Ingen følge.',
  },
  'both-bought-wrong': {
    title: 'Begge sider har købt forkert',
    situation: 'Både spilføreren og en modspiller har købt forkert antal kort eller forkerte numre.',
    effect: 'Mappen annulleres ved begge makkerborde.',
  },
  'last-buyer-showed-count': {
    title: 'Sidste køber røbede sit køb',
    situation:
      'Den, der skal købe sidst, lader mærke, hvor mange kort han vil købe, før hans makker har købt.',
    effect: 'Spilføreren kan forlange spillet vundet.',
  },
  'count-not-told': {
    title: 'Antal købte kort ikke oplyst',
    situation: 'En køber siger ikke, hvor mange kort han køber.',
    effect: 'Turneringslederen skønner: ingen følge eller 1 strafpoint.',
  },
  'defender-wrong-count': {
    title: 'Modspiller med forkert antal eller forkerte kort',
    situation:
      'En modspiller spiller med flere eller færre end ni kort, eller har købt uden om nummerordenen.',
    effect: 'Spilføreren har vundet.',
  },
  'thrown-in': {
    title: 'Spillet smidt efter købet',
    situation: 'Spilføreren giver op efter købet, før det er hans tur i første stik.',
    effect: 'Spillet er bete.',
  },
  'buy-wrong-before-play': {
    title: 'Spilføreren har købt forkert, set før første stik',
    situation:
      'Spilføreren opdager forkert antal eller forkert nummerorden, før han spiller til første stik.',
    effect: 'Han kan smide til en bete; gør han det ikke, står resultatet.',
  },
  'buy-wrong-after-play': {
    title: 'Spilføreren har købt forkert, set efter første stik',
    situation:
      'Spilførerens forkerte antal eller nummerorden opdages, efter at han har lagt til første stik.',
    effect: 'Der noteres kruk.',
  },
  'defender-warned-partner': {
    title: 'Modspiller advarede sin makker om fejlkøb',
    situation: 'En modspiller gør sin makker opmærksom på et forkert køb.',
    effect: 'Spilføreren har vundet.',
  },
  'partner-warned-declarer': {
    title: 'Makkeren advarede spilføreren om fejlkøb',
    situation: 'Spilførerens egen makker gør ham opmærksom på et forkert køb.',
    effect: 'Spillet kan erklæres bete.',
  },
};
