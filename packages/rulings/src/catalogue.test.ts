import { handsFor, PLAYED_CONTRACTS, type Seat, SEATS } from '@spadille/rules';
import { describe, expect, it } from 'vitest';
import {
  canGrantPenalty,
  CATALOGUE,
  consequenceOf,
  contractsThatFit,
  irregularityOf,
  isRulingId,
  offendingSeats,
  RULING_IDS,
  type RulingId,
  whomItNames,
} from './index.ts';

/**
 * The irregularities as the rules list them, kept apart from the catalogue itself:
 * id | paragraphs | who | facts with their values (`?` may be left out).
 */
const FROM_THE_RULES = `
suit-named-early          | 1     | held cards        | penalty 0/1
needless-bedre-spil       | 1     | held cards        | penalty 0/1
needless-tourne           | 1     | held cards        | penalty 0/1
needless-kobe-nolo        | 1     | held cards        | penalty 0/1
needless-solo-spar        | 1     | held cards        | penalty 0/1
tout-unclear              | 1     | declarer          |
face-up-deal              | 3     | anyone            |
board-reversed            | 4     | anyone            |
bid-corrected             | 5     | held cards        |
insufficient-partner      | 6     | held cards        | penalty 0/1
insufficient-opponent     | 6     | other, held cards | tout none/made/failed
bid-out-of-turn           | 7     | held cards        | penalty 0/1
wrong-count-bid-declarer  | 8     | own, held cards   |
wrong-count-bid-opponent  | 8     | other, held cards |
suit-or-buy-corrected     | 9     | declarer          |
numbered-card-declarer    | 10    | own, held cards   |
numbered-card-opponent    | 10    | other, held cards |
numbered-card-many-tables | 10    | anyone            | cancel yes/no
both-bought-wrong         | 11,13 | declarer          |
last-buyer-showed-count   | 11    | other             | claimed yes/no
thrown-in                 | 12    | declarer          |
buy-wrong-before-play     | 13    | declarer          | thrown-in yes/no
buy-wrong-after-play      | 13    | declarer          |
defender-wrong-count      | 11,13 | other             |
shown-card-declarer       | 15    | declarer          |
ouvert-laid-early         | 15    | held cards        | penalty 0/1; taken-over? N/W/S/E
lead-out-of-turn          | 15    | other             |
shown-card-defender       | 15    | other             |
wrong-lead-nolo           | 15    | other             | trick-taken yes/no
card-dropped              | 15    | anyone            |
revoke-declarer           | 16    | declarer          |
revoke-defender           | 16    | other             | already-bete yes/no
revoke-defender-tout      | 17    | other             | tout none/made/failed
looked-at-tricks          | 18    | anyone            | penalty 0/1
claim-accepted            | 19    | anyone            |
defender-showed-partner   | 19    | other             | as-revoke yes/no; already-bete yes/no
defender-declared         | 19    | other             | declared bete/kruk
sitter-interfered         | 20    | sitter            | penalty 0/1
defender-warned-partner   | 20    | other             |
partner-warned-declarer   | 20    | partner           | declared-bete yes/no
looked-after-play         | 21    | anyone            | penalty 0/1
talon-seen                | 3     | anyone            | consequence none/cancelled/penalty
count-not-told            | 11    | not partner       | consequence none/penalty
trick-dispute             | 14    | anyone            | declarer? N/W/S/E/none; contract? *; outcome? won/bete/kruk/none; tout? none/made/failed
claim-of-won-game         | 22    | other             | granted yes/no
other                     | 22    | anyone            | consequence none/won/bete/kruk/cancelled/penalty
card-swap-found           | 23    | anyone            | from-table table; from-time? time
director-cancels          | 23    | anyone            |
misrecorded               | 23    | anyone            | declarer? N/W/S/E/none; contract? *; outcome? won/bete/kruk/none; tout? none/made/failed`
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', paragraphs = '', who = '', facts = ''] = line.split('|').map((cell) => cell.trim());
    return { id: id as RulingId, paragraphs: paragraphs.split(',').map(Number), who, facts };
  });

const ALL_CONTRACTS =
  'pas/spil/bedre-spil/tourne/kobe-nolo/tourne-respekt/solo/solo-spar/ren-nolo/nolo-ouvert';

/** An entry's facts, written as in the list above. */
const factsOf = (id: RulingId): string =>
  Object.entries(irregularityOf(id).asks)
    .map(([name, fact]) => {
      const values = fact.kind === 'choice' ? fact.values.join('/') : fact.kind;
      return `${name}${fact.optional ? '?' : ''} ${values === ALL_CONTRACTS ? '*' : values}`;
    })
    .join('; ');

/** Dealer S: E forehand, W middlehand, S rearhand, N sits out. */
const HANDS = handsFor('S');

/** Who can have offended, by the declarer's seat: W (his partner E held cards) and S (his partner N did not). */
const SEATS_OF: Record<string, { readonly W: string; readonly S: string }> = {
  anyone: { W: 'NWSE', S: 'NWSE' },
  'held cards': { W: 'WSE', S: 'WSE' },
  declarer: { W: 'W', S: 'S' },
  partner: { W: 'E', S: 'N' },
  other: { W: 'NS', S: 'WE' },
  'other, held cards': { W: 'S', S: 'WE' },
  'own, held cards': { W: 'WE', S: 'S' },
  'not partner': { W: 'NWS', S: 'WSE' },
  // N sat out the auction; once W has the contract N takes E's cards, and E sits out.
  sitter: { W: 'NE', S: 'N' },
};

const seatsOf = (id: RulingId, declarer: Seat): string => {
  const tuple = { contract: 'nolo-ouvert', declarer, outcome: 'won', tout: 'none' } as const;
  return offendingSeats(irregularityOf(id).offender, { hands: HANDS, tuple, turnedRound: false }).join('');
};

describe('the catalogue', () => {
  it('has exactly the entries of the rules', () => {
    expect([...RULING_IDS].sort()).toEqual(FROM_THE_RULES.map(({ id }) => id).sort());
    expect(RULING_IDS).toHaveLength(49);
  });

  it.each(FROM_THE_RULES)('$id: §$paragraphs, $who, $facts', ({ id, paragraphs, who, facts }) => {
    expect(irregularityOf(id).paragraphs).toEqual(paragraphs);
    expect({ W: seatsOf(id, 'W'), S: seatsOf(id, 'S') }).toEqual(SEATS_OF[who]);
    expect(factsOf(id)).toBe(facts);
  });

  it('is listed by paragraph', () => {
    const paragraphs = RULING_IDS.map((id) => CATALOGUE[id].paragraphs[0]);
    expect(paragraphs).toEqual([...paragraphs].sort((a, b) => a - b));
  });

  it('lets a penalty point be given under fourteen entries and no other', () => {
    const may = FROM_THE_RULES.filter(({ facts }) => /penalty/.test(facts)).map(({ id }) => id);
    expect(RULING_IDS.filter(canGrantPenalty).sort()).toEqual(may.sort());
    expect(may).toHaveLength(14);
  });

  it.each(['', 'Other', 'other ', 'toString', '__proto__', 'constructor', 'revoke'])(
    '%j is no id',
    (text) => {
      expect(isRulingId(text)).toBe(false);
    },
  );

  it('knows its own ids', () => {
    expect(RULING_IDS.every(isRulingId)).toBe(true);
  });

  it('leaves the director no choice where the rules say what follows', () => {
    const may = RULING_IDS.filter((id) => irregularityOf(id).force === 'may');
    expect(may.filter((id) => !canGrantPenalty(id)).sort()).toEqual([
      'card-swap-found',
      'claim-of-won-game',
      'defender-showed-partner',
      'director-cancels',
      'misrecorded',
      'numbered-card-many-tables',
      'partner-warned-declarer',
    ]);
    expect(may).toEqual(expect.arrayContaining(RULING_IDS.filter(canGrantPenalty)));
  });
});

describe('contracts that an entry is about', () => {
  const only = (ids: readonly RulingId[], contracts: string) => ids.map((id) => [id, contracts] as const);
  const LIMITED = new Map<string, string>([
    ...only(
      ['tout-unclear', 'lead-out-of-turn', 'revoke-defender-tout'],
      'spil bedre-spil tourne tourne-respekt solo solo-spar',
    ),
    ...only(['wrong-lead-nolo'], 'kobe-nolo ren-nolo nolo-ouvert'),
    ...only(
      ['thrown-in', 'buy-wrong-before-play', 'buy-wrong-after-play', 'both-bought-wrong'],
      'spil bedre-spil tourne kobe-nolo tourne-respekt',
    ),
    ...only(['ouvert-laid-early'], 'nolo-ouvert'),
  ]);

  it.each(RULING_IDS)('%s', (id) => {
    const fit = contractsThatFit(irregularityOf(id).contracts);
    expect(fit.join(' ')).toBe(LIMITED.get(id) ?? PLAYED_CONTRACTS.join(' '));
  });
});

it('a pas can have irregularities of the deal, penalties of the auction, and what the director finds later', () => {
  expect(RULING_IDS.filter((id) => irregularityOf(id).onPas).sort()).toEqual(
    [
      ...[
        'suit-named-early',
        'needless-bedre-spil',
        'needless-tourne',
        'needless-kobe-nolo',
        'needless-solo-spar',
      ],
      ...[
        'bid-corrected',
        'bid-out-of-turn',
        'insufficient-partner',
        'sitter-interfered',
        'looked-after-play',
      ],
      ...['face-up-deal', 'talon-seen', 'board-reversed', 'numbered-card-many-tables'],
      ...['director-cancels', 'card-swap-found', 'misrecorded', 'other'],
    ].sort(),
  );
});

describe('who can have offended', () => {
  const board = { contract: 'solo', outcome: 'won', tout: 'none' } as const;

  it('any seat held cards when the declarer is the one who would sit out: the folder was turned round', () => {
    const context = { hands: HANDS, tuple: { ...board, declarer: 'N' as const }, turnedRound: false };
    expect(offendingSeats('bidder', context)).toEqual(SEATS);
    expect(offendingSeats('bidder-of-declarers-pair', context)).toEqual(['N', 'S']);
    expect(offendingSeats('bidder-of-the-other-pair', context)).toEqual(['W', 'E']);
  });

  it('or when it is known otherwise', () => {
    const context = { hands: HANDS, tuple: { ...board, declarer: 'W' as const }, turnedRound: true };
    expect(offendingSeats('bidder', context)).toEqual(SEATS);
    expect(offendingSeats('bidder-of-the-other-pair', context)).toEqual(['N', 'S']);
  });

  it('without a result: whoever can have offended under some declarer', () => {
    const context = { hands: HANDS, tuple: null, turnedRound: false };
    expect(offendingSeats('declarer', context)).toEqual(['W', 'S', 'E']);
    expect(offendingSeats('sitter', context)).toEqual(['N', 'W', 'E']);
    expect(offendingSeats('defender', context)).toEqual(SEATS);
  });

  it('on a pas: nobody as declarer, and the dealer’s partner as sitter', () => {
    const context = { hands: HANDS, tuple: { contract: 'pas' as const }, turnedRound: false };
    expect(offendingSeats('sitter', context)).toEqual(['N']);
    expect(offendingSeats('bidder', context)).toEqual(['W', 'S', 'E']);
    expect(offendingSeats('declarer', context)).toEqual([]);
  });
});

it.each([
  ['revoke-defender', 'seat'],
  ['card-dropped', 'seat'],
  ['both-bought-wrong', 'both-sides'],
  ['misrecorded', 'nobody'],
  ['director-cancels', 'nobody'],
] as const)('a ruling under %s names: %s', (id, named) => {
  expect(whomItNames(id)).toBe(named);
});

it('a missing, unknown or misspelt fact does not compile', () => {
  expect(consequenceOf('ouvert-laid-early', { penalty: '1' })).toEqual({
    effect: { kind: 'none' },
    penalty: true,
  });
  // @ts-expect-error -- the fact is missing
  consequenceOf('revoke-defender', {});
  // @ts-expect-error -- no value of the fact
  consequenceOf('revoke-defender', { 'already-bete': 'perhaps' });
  // @ts-expect-error -- asked for by another entry
  consequenceOf('claim-of-won-game', { granted: 'yes', 'already-bete': 'yes' });
});
