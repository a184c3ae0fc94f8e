import { handsFor, isPlayed, type PlayedBoard, type Seat } from '@spadille/rules';
import { nsGamePoints } from '@spadille/scoring';
import { describe, expect, it } from 'vitest';
import { applyRulings, irregularityOf, RULING_IDS, type RulingId } from './index.ts';

/** Board 3: dealer S, forehand E, middlehand W, N sits out. E is declarer in all rows. */
const HANDS = handsFor('S');

/** `contract outcome tout`, as in `solo won made`; pas by itself. */
const read = (text: string) => {
  const [contract = 'pas', outcome, tout = 'none'] = text.split(' ');
  if (contract === 'pas') return { contract: 'pas' as const };
  return { contract, declarer: 'E', outcome, tout } as PlayedBoard;
};

const told = (tuple: ReturnType<typeof read> | null): string => {
  if (tuple === null) return 'nothing';
  if (!isPlayed(tuple)) return 'pas';
  const { contract, declarer, outcome, tout } = tuple;
  return [
    contract,
    outcome,
    ...(tout === 'none' ? [] : [tout]),
    ...(declarer === 'E' ? [] : [declarer]),
  ].join(' ');
};

const factsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(' ')
      .filter(Boolean)
      .map((pair) => pair.split('=') as [string, string]),
  );

/** id, seat, facts, recorded, what counts then: the result, `cancelled`, `penalty NS` or `penalty EW` beside it. */
const ROWS = `
suit-named-early | W | penalty=1 | solo won | solo won, penalty EW
suit-named-early | S | penalty=1 | solo won | solo won, penalty NS
suit-named-early | S | penalty=0 | solo won | solo won
needless-bedre-spil | E | penalty=1 | bedre-spil won made | bedre-spil won made, penalty EW
needless-bedre-spil | E | penalty=0 | bedre-spil won | bedre-spil won
needless-tourne | W | penalty=1 | tourne bete | tourne bete, penalty EW
needless-tourne | W | penalty=0 | tourne bete | tourne bete
needless-kobe-nolo | E | penalty=1 | kobe-nolo kruk | kobe-nolo kruk, penalty EW
needless-kobe-nolo | E | penalty=0 | kobe-nolo kruk | kobe-nolo kruk
needless-solo-spar | S | penalty=1 | solo-spar won | solo-spar won, penalty NS
needless-solo-spar | S | penalty=0 | solo-spar won | solo-spar won
tout-unclear | E | | spil won made | spil won
tout-unclear | E | | solo bete failed | solo bete
tout-unclear | E | | spil won | spil won
board-reversed | N | | solo won made | solo won made
bid-corrected | W | | solo won | solo won
insufficient-partner | W | penalty=1 | spil won made | spil won made, penalty EW
insufficient-partner | W | penalty=0 | spil won failed | spil won failed
insufficient-opponent | S | tout=none | spil bete failed | spil won
insufficient-opponent | S | tout=made | spil kruk | spil won made
insufficient-opponent | S | tout=failed | spil won | spil won failed
bid-out-of-turn | E | penalty=1 | pas | pas, penalty EW
bid-out-of-turn | S | penalty=0 | spil won | spil won
wrong-count-bid-declarer | W | | spil won made | spil bete
wrong-count-bid-declarer | E | | spil kruk | spil bete
wrong-count-bid-opponent | S | | solo kruk | solo won
suit-or-buy-corrected | E | | spil won made | spil won made
numbered-card-declarer | E | | solo won | solo bete
numbered-card-opponent | S | | solo bete failed | solo won
numbered-card-many-tables | S | cancel=yes | solo won | cancelled
numbered-card-many-tables | S | cancel=no | solo won | solo won
both-bought-wrong | E | | spil won | cancelled
last-buyer-showed-count | S | claimed=yes | spil bete | spil won
last-buyer-showed-count | S | claimed=no | spil bete failed | spil bete failed
thrown-in | E | | tourne won | tourne bete
buy-wrong-before-play | E | thrown-in=yes | spil won | spil bete
buy-wrong-before-play | E | thrown-in=no | spil won made | spil won made
buy-wrong-after-play | E | | spil won made | spil kruk
defender-wrong-count | N | | spil bete | spil won
shown-card-declarer | E | | spil bete | spil bete
ouvert-laid-early | E | penalty=1 | nolo-ouvert won | nolo-ouvert won, penalty EW
ouvert-laid-early | E | penalty=0 | nolo-ouvert won | nolo-ouvert won
ouvert-laid-early | S | penalty=1 taken-over=W | nolo-ouvert bete | nolo-ouvert bete W, penalty NS
ouvert-laid-early | W | penalty=0 taken-over=E | nolo-ouvert won | nolo-ouvert won
lead-out-of-turn | N | | spil won made | spil won made
shown-card-defender | S | | kobe-nolo won | kobe-nolo won
wrong-lead-nolo | S | trick-taken=no | kobe-nolo kruk | kobe-nolo won
wrong-lead-nolo | S | trick-taken=yes | ren-nolo won | ren-nolo bete
wrong-lead-nolo | S | trick-taken=yes | nolo-ouvert kruk | nolo-ouvert bete
card-dropped | N | | spil won | spil won
revoke-declarer | E | | spil won made | spil kruk
revoke-defender | S | already-bete=no | solo kruk | solo won
revoke-defender | S | already-bete=no | solo won made | solo won
revoke-defender | S | already-bete=yes | solo bete failed | solo bete
revoke-defender | S | already-bete=yes | solo won | solo bete
revoke-defender | S | already-bete=yes | solo kruk failed | solo kruk
revoke-defender-tout | N | tout=none | spil won made | spil won
revoke-defender-tout | N | tout=made | spil bete | spil won made
revoke-defender-tout | N | tout=failed | spil won | spil won failed
looked-at-tricks | N | penalty=1 | spil won | spil won, penalty NS
looked-at-tricks | N | penalty=0 | spil won | spil won
claim-accepted | N | | spil won | spil won
defender-showed-partner | S | as-revoke=yes already-bete=no | spil bete | spil won
defender-showed-partner | S | as-revoke=yes already-bete=yes | spil won | spil bete
defender-showed-partner | S | as-revoke=yes already-bete=yes | spil kruk | spil kruk
defender-showed-partner | S | as-revoke=no already-bete=yes | spil won made | spil won made
defender-showed-partner | S | as-revoke=no already-bete=no | spil kruk | spil kruk
defender-declared | N | declared=bete | spil kruk | spil bete
defender-declared | N | declared=kruk | spil won made | spil kruk
sitter-interfered | N | penalty=1 | spil won | spil won, penalty NS
sitter-interfered | W | penalty=1 | spil won | spil won, penalty EW
sitter-interfered | N | penalty=0 | pas | pas
defender-warned-partner | N | | spil kruk | spil won
partner-warned-declarer | W | declared-bete=yes | tourne kruk | tourne bete
partner-warned-declarer | W | declared-bete=no | tourne won made | tourne won made
looked-after-play | N | penalty=1 | pas | pas, penalty NS
looked-after-play | N | penalty=0 | spil won | spil won
talon-seen | N | consequence=none | spil won | spil won
talon-seen | N | consequence=cancelled | spil won | cancelled
talon-seen | W | consequence=penalty | spil won | spil won, penalty EW
count-not-told | S | consequence=none | spil won | spil won
count-not-told | S | consequence=penalty | spil won | spil won, penalty NS
trick-dispute | N | outcome=bete tout=failed | spil won | spil bete failed
trick-dispute | N | contract=solo declarer=W | spil won made | solo won made W
claim-of-won-game | S | granted=yes | spil kruk | spil won
claim-of-won-game | S | granted=no | spil bete failed | spil bete failed
other | N | consequence=none | spil won | spil won
other | N | consequence=won | spil bete failed | spil won
other | N | consequence=bete | spil won | spil bete
other | N | consequence=kruk | spil won | spil kruk
other | N | consequence=cancelled | pas | cancelled
other | W | consequence=penalty | pas | pas, penalty EW
card-swap-found | N | from-table=7 from-time=2027-02-14T13:05 | spil won | cancelled
card-swap-found | N | from-table=7 | pas | cancelled
director-cancels | N | | pas | cancelled
misrecorded | N | outcome=kruk tout=none | spil won made | spil kruk
misrecorded | N | tout=made | spil won | spil won made
misrecorded | N | declarer=S | spil won made | spil won made S
misrecorded | N | outcome=won | spil bete failed | spil won failed
misrecorded | N | contract=pas declarer=none outcome=none tout=none | spil won | pas
misrecorded | N | contract=solo declarer=W outcome=won | pas | solo won W
face-up-deal | N | | - | nothing, redeal`
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', seat = '', facts = '', recorded = '', counts = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { id: id as RulingId, seat: seat as Seat, facts, recorded, counts };
  });

it.each(ROWS)('$id by $seat ($facts) on $recorded: $counts', ({ id, seat, facts, recorded, counts }) => {
  const tuple = recorded === '-' ? null : read(recorded);
  const ruling = { rule: id, seat, facts: factsOf(facts) };
  const ruled = applyRulings({ tuple, cancelled: false, hands: HANDS }, [ruling]);
  const [step] = ruled.steps;
  expect(step).toMatchObject({ ruling, status: 'in-force', faults: [], before: { tuple, cancelled: false } });
  expect(step?.after).toEqual({ tuple: ruled.effective, cancelled: ruled.cancelled });
  const result = ruled.cancelled ? 'cancelled' : told(ruled.effective);
  const penalties = ruled.penalties.map(({ side }) => `penalty ${side}`);
  expect([result, ...penalties, ...(ruled.redeal ? ['redeal'] : [])].join(', ')).toBe(counts);
});

/** Facts that name a part of a result, or a seat: of these a few are enough. */
const OPEN = new Set(['trick-dispute', 'misrecorded', 'card-swap-found', 'taken-over']);

it.each(RULING_IDS)('%s has a row for every value of its facts', (id) => {
  const rows = ROWS.filter((row) => row.id === id);
  expect(rows).not.toEqual([]);
  const values = Object.entries(irregularityOf(id).asks).flatMap(([name, fact]) =>
    fact.kind === 'choice' && !OPEN.has(id) && !OPEN.has(name)
      ? fact.values.map((value) => `${name}=${value}`)
      : [],
  );
  const covered = new Set(rows.flatMap(({ facts }) => facts.split(' ')));
  expect(values.filter((value) => !covered.has(value))).toEqual([]);
});

describe('example 9', () => {
  it('forehand E (dealer S), solo bete before a defender’s revoke: the bete stands, E/W −3', () => {
    expect(HANDS.forehand).toBe('E');
    const facts = { 'already-bete': 'yes' };
    const { effective } = applyRulings({ tuple: read('solo bete'), cancelled: false, hands: HANDS }, [
      { rule: 'revoke-defender', seat: 'S', facts },
    ]);
    expect(effective === null ? null : nsGamePoints(effective)).toBe(3);
  });
});
