import { describe, expect, it } from 'vitest';
import { canGrantPenalty, CATALOGUE, isRulingId, RULING_IDS } from './index.ts';

/** Written from the rules, not from the code: paragraphs, offender, id; a star where a penalty point can be given. */
const FROM_THE_RULES = `
1 bidder suit-named-early *
1 bidder needless-bedre-spil *
1 bidder needless-tourne *
1 bidder needless-kobe-nolo *
1 bidder needless-solo-spar *
1 declarer tout-unclear
3 table face-up-deal
4 table board-reversed
5 bidder bid-corrected
6 bidder insufficient-partner *
6 bidder-of-the-other-pair insufficient-opponent
7 bidder bid-out-of-turn *
8 declarer-side wrong-count-bid-declarer
8 defender wrong-count-bid-opponent
9 declarer suit-or-buy-corrected
10 declarer-side numbered-card-declarer
10 defender numbered-card-opponent
10 table numbered-card-many-tables
11,13 both both-bought-wrong
11 defender last-buyer-showed-count
12 declarer thrown-in
13 declarer buy-wrong-before-play
13 declarer buy-wrong-after-play
11,13 defender defender-wrong-count
15 declarer shown-card-declarer
15 bidder ouvert-laid-early *
15 defender lead-out-of-turn
15 defender shown-card-defender
15 defender wrong-lead-nolo
15 any card-dropped
16 declarer revoke-declarer
16 defender revoke-defender
17 defender revoke-defender-tout
18 any looked-at-tricks *
19 table claim-accepted
19 defender defender-showed-partner
19 defender defender-declared
20 sitter sitter-interfered *
20 defender defender-warned-partner
20 partner partner-warned-declarer
21 any looked-after-play *
3 any talon-seen *
11 declarer-or-defender count-not-told *
14 table trick-dispute
22 defender claim-of-won-game
22 any other *
23 table card-swap-found
23 table director-cancels
23 any misrecorded`
  .trim()
  .split('\n')
  .map((line) => {
    const [paragraphs = '', offender = '', id = '', star] = line.split(' ');
    return { id, paragraphs: paragraphs.split(',').map(Number), offender, grantsPenalty: star === '*' };
  });

describe('the catalogue', () => {
  it('has exactly the ids of the rules, in their order', () => {
    expect(RULING_IDS).toEqual(FROM_THE_RULES.map(({ id }) => id));
    expect(RULING_IDS).toHaveLength(49);
  });

  it.each(FROM_THE_RULES)('$id: §$paragraphs, $offender', ({ id, ...row }) => {
    expect(CATALOGUE[id as keyof typeof CATALOGUE]).toEqual(row);
  });

  it('lets a penalty point be given under fourteen entries and no other', () => {
    expect(RULING_IDS.filter(canGrantPenalty)).toEqual(
      FROM_THE_RULES.filter(({ grantsPenalty }) => grantsPenalty).map(({ id }) => id),
    );
    expect(RULING_IDS.filter(canGrantPenalty)).toHaveLength(14);
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
});
