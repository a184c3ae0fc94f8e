import { type BoardTuple, PASSED } from '@spadille/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { boardLine, slipOf, TABLE, won } from '../slip/slip.fixture.ts';
import { type BoardLine, type KeyedSlip, type SlipView } from '../slip/types.ts';
import { type EntryQueue } from './entry-queue.svelte.ts';
import { FakeServer, queueOn } from './queue.fixture.ts';
import { SlipGrid, type SlipEvent } from './slip-grid.svelte.ts';

let server: FakeServer;
let queue: EntryQueue;
let grid: SlipGrid;

function open(slip: SlipView): void {
  server = new FakeServer();
  for (const line of slip.table.boards) server.lines.set(`${TABLE}/${line.board}`, line);
  queue = queueOn({ server, onLine: (line) => grid.takeLine(line) });
  grid = new SlipGrid(slip, queue);
}

/** Types keys one after the other; a name in angle brackets is a key of its own. The last key's event. */
function keys(text: string): SlipEvent | null {
  let event: SlipEvent | null = null;
  for (const [, named, character] of text.matchAll(/<(\w+)>|(.)/gsu)) {
    const key = named ?? (character as string);
    event = grid.moveBy(key) ?? grid.press(key);
  }
  return event;
}

const tuples = (): (BoardTuple | null)[] => grid.rows.map(({ tuple }) => tuple);
const saved = (board: number): BoardLine => server.line(TABLE, board);

beforeEach(() => open(slipOf(8)));

describe('typing down a slip', () => {
  it('each accepted board is sent at once and the cursor goes on', async () => {
    keys('no+-øsb');
    expect(grid.cursor).toBe(3);
    expect(tuples().slice(0, 3)).toEqual([won('N', 'solo'), PASSED, { ...won('E'), outcome: 'bete' }]);
    await queue.idle();
    expect([1, 2, 3].map((board) => saved(board).tuple)).toEqual(tuples().slice(0, 3));
    expect(server.received).toHaveLength(3);
  });

  it('a tout typed after the won belongs to the board just left, and the cursor stays', async () => {
    expect(keys('ns+t')).toMatchObject({ kind: 'amended', board: 1 });
    expect(grid.cursor).toBe(1);
    await queue.idle();
    expect(saved(1).tuple).toEqual({ ...won('N'), tout: 'made' });
    expect(keys('no+x')).toMatchObject({ kind: 'amended', board: 2 });
  });

  it('what follows a refused key is not taken, and that is told', () => {
    keys('no+q');
    expect(grid.lost).toBe(false);
    keys('so+');
    expect([grid.lost, grid.refusal]).toEqual([true, expect.objectContaining({ key: 'q' })]);
    keys('<Escape>so+');
    expect([grid.lost, tuples()[1]]).toEqual([false, won('S', 'solo')]);
  });

  it('a line too many below the last board says nothing of that board', () => {
    keys('--------');
    keys('<ArrowUp>ns+');
    expect(keys('nt+')).toMatchObject({ kind: 'refused', refusal: { code: 'no-board-here' } });
    expect(tuples()[7]).toEqual(won('N'));
    expect(keys('3<Enter>')).toMatchObject({ kind: 'moved', board: 3 });
  });

  it('after moving away no board is just left', () => {
    expect(keys('ns+<ArrowDown>t')).toMatchObject({ kind: 'refused', refusal: { code: 'key-does-not-fit' } });
    expect(tuples()[0]).toEqual(won('N'));
  });

  it('starts at the first board that is missing, and passes over what can have no result', () => {
    open(
      slipOf(6, [
        boardLine(1, { tuple: won('N') }),
        boardLine(3, { cancelled: true }),
        boardLine(4, { notPlayed: true }),
      ]),
    );
    expect(grid.cursor).toBe(1);
    keys('-');
    expect(grid.row?.board).toBe(5);
    expect(grid.missing).toEqual([5, 6]);
  });

  it('ends below the last board; there Enter asks what is next, and no result is taken', () => {
    keys('--------');
    expect(grid.row).toBeNull();
    expect(grid.missing).toEqual([]);
    expect(keys('<Enter>')).toEqual({ kind: 'ask-next' });
    expect(keys('n')).toMatchObject({ kind: 'refused', refusal: { code: 'no-board-here' } });
    expect(keys('<Escape>3<Enter>')).toMatchObject({ kind: 'moved', board: 3 });
  });

  it('a board number that lost its 1 on the last board does not leave the slip', () => {
    keys('8<Enter>0');
    expect(keys('<Enter>')).toMatchObject({ kind: 'refused', refusal: { code: 'key-does-not-fit' } });
  });

  it('a board typed again as it stands is not a change', async () => {
    open(slipOf(2, [boardLine(1, { tuple: won('N'), version: 2 })]));
    keys('<Home>ns+');
    await queue.idle();
    expect(server.received).toEqual([]);
    expect(grid.cursor).toBe(1);
  });
});

describe('keys that are refused', () => {
  it('are refused in place with the reason, until Esc or Backspace', () => {
    expect(keys('nz')).toMatchObject({
      kind: 'refused',
      board: 1,
      refusal: { expected: 'contract', key: 'z' },
    });
    keys('o+');
    expect(grid.refusal).toMatchObject({ code: 'key-does-not-fit', key: 'z' });
    expect(grid.line.typed).toBe('n');
    keys('<Backspace>o+');
    expect([grid.refusal, tuples()[0]]).toEqual([null, won('N', 'solo')]);
  });

  it.each([
    ['cancelled', { cancelled: true }, 'board-cancelled'],
    ['not played', { notPlayed: true }, 'board-not-played'],
  ])('a result on a board that is %s', (_, given, code) => {
    open(slipOf(2, [boardLine(1, given)]));
    expect(keys('<Home>n')).toMatchObject({ kind: 'refused', refusal: { code, board: 1 } });
    expect(keys('-')).toMatchObject({ kind: 'refused' });
    expect(keys('<Delete>')).toMatchObject({ kind: 'refused' });
    expect(keys('<Escape>a')).toEqual({ kind: 'ask-cancel', board: 1 });
    expect(keys(',v')).toEqual({ kind: 'ask-penalty', board: 1, seat: 'W' });
  });

  it.each([
    [
      'a closed round',
      'round-not-open',
      (slip: SlipView) => ({ ...slip, round: { ...slip.round, state: 'closed' } }),
    ],
    [
      'a walkover',
      'match-not-played',
      (slip: SlipView) => ({ ...slip, match: { ...slip.match, kind: 'walkover' as const } }),
    ],
    [
      'a total only',
      'table-has-total-only',
      (slip: SlipView) => ({ ...slip, table: { ...slip.table, mode: 'total-only' as const } }),
    ],
  ])('anything that changes %s; moving about is free', async (_, code, change) => {
    open(change(slipOf(8)));
    for (const key of ['n', '-', 'a', '<Delete>', ',n'])
      expect(keys(`<Escape>${key}`)).toMatchObject({ kind: 'refused', refusal: { code } });
    expect(keys('<Escape>5<Enter>')).toMatchObject({ kind: 'moved', board: 5 });
    await queue.idle();
    expect(server.received).toEqual([]);
  });

  it('a board that is not there', () => {
    expect(keys('99<Enter>')).toMatchObject({ refusal: { code: 'no-such-board' } });
  });
});

describe('moving about', () => {
  it.each([
    ['<ArrowDown>', 2],
    ['<ArrowDown><ArrowDown><ArrowUp>', 2],
    ['<ArrowUp>', 1],
    ['<PageDown>', 5],
    ['<End>', 8],
    ['<End><PageUp>', 4],
    ['<End><Home>', 1],
    ['7<Enter>', 7],
  ])('%s', (text, board) => {
    keys(text);
    expect(grid.row?.board).toBe(board);
  });

  it('throws away what was not accepted', async () => {
    keys('no<ArrowDown>');
    expect(grid.line.typed).toBe('');
    expect(keys('no<Escape>')).toEqual({ kind: 'restored' });
    await queue.idle();
    expect(server.received).toEqual([]);
  });
});

describe('clearing, undoing, redoing', () => {
  it('Delete takes a result back; on an empty board it changes nothing', async () => {
    keys('no+<ArrowUp><Delete>');
    await queue.idle();
    expect(saved(1)).toMatchObject({ tuple: null, version: 3 });
    keys('<Delete>');
    await queue.idle();
    expect(server.received).toHaveLength(2);
  });

  it('undo says by a new entry what was there before, step by step, and redo says it again', async () => {
    keys('no+so+t');
    expect(grid.undo()).toMatchObject({ kind: 'undone', board: 2, tuple: won('S', 'solo') });
    expect(grid.undo()).toMatchObject({ kind: 'undone', board: 2, tuple: null });
    expect(grid.undo()).toMatchObject({ kind: 'undone', board: 1, tuple: null });
    expect(grid.undo()).toMatchObject({ kind: 'refused', refusal: { code: 'nothing-to-undo' } });
    expect(grid.redo()).toMatchObject({ kind: 'redone', board: 1, tuple: won('N', 'solo') });
    await queue.idle();
    expect(tuples().slice(0, 2)).toEqual([won('N', 'solo'), null]);
    expect(saved(1)).toMatchObject({ tuple: won('N', 'solo'), version: 4 });
  });

  it.each(['n', 'so', 'q', 'soqn'])('undo after %s throws that away and no board', (begun) => {
    keys(`no+${begun}`);
    expect(grid.undo()).toEqual({ kind: 'restored' });
    expect(grid.line.typed + (grid.refusal?.code ?? '')).toBe('');
    expect(tuples()[0]).toEqual(won('N', 'solo'));
    expect(grid.undo()).toMatchObject({ kind: 'undone', board: 1 });
  });

  it('does not undo what somebody else has changed since', async () => {
    keys('no+');
    await queue.idle();
    server.change(TABLE, 1, { kind: 'result', tuple: won('E') });
    grid.refresh(slipOf(8, [saved(1)]));
    expect(grid.undo()).toMatchObject({ kind: 'refused', refusal: { code: 'changed-since', board: 1 } });
    await queue.idle();
    expect(saved(1).tuple).toEqual(won('E'));
  });
});

describe('another helper at the same slip', () => {
  it('his boards appear, and what is being typed stays', () => {
    keys('no');
    grid.refresh(slipOf(8, [boardLine(2, { tuple: won('E'), version: 2 })]));
    expect([grid.line.typed, tuples()[1]]).toEqual(['no', won('E')]);
  });

  it('his entry on the very board that is being typed is not overwritten', async () => {
    keys('no');
    server.change(TABLE, 1, { kind: 'result', tuple: won('E') });
    grid.refresh(slipOf(8, [saved(1)]));
    keys('+');
    await queue.idle();
    expect(saved(1).tuple).toEqual(won('E'));
    expect(grid.rows[0]).toMatchObject({
      tuple: won('N', 'solo'),
      entry: { standing: { is: 'conflict', theirs: { tuple: won('E') } } },
    });
    keys('t');
    await queue.idle();
    expect(saved(1).tuple).toEqual(won('E'));
    expect(grid.rows[0]).toMatchObject({ tuple: { tout: 'made' }, entry: { standing: { is: 'conflict' } } });
    expect(grid.undo()).toMatchObject({ kind: 'refused' });
  });

  it('the same page does not meet itself, however late its answers come', async () => {
    keys('no+<ArrowUp>so');
    await queue.idle();
    keys('+');
    await queue.idle();
    expect(queue.entries).toEqual([]);
    expect(saved(1)).toMatchObject({ tuple: won('S', 'solo'), version: 3 });
  });

  it('a round that is closed in between locks the slip', () => {
    grid.takeLine({ tableId: TABLE, line: boardLine(1), mine: false, roundState: 'closed' });
    expect(grid.lock).toBe('round-not-open');
  });
});

it('a slip of forty boards takes about three keys a board', async () => {
  open(slipOf(40));
  const lines = ['no+', 'vsb', '-', 'ss+t', 'øtk', 'ns+', 'vb+', 'sk+'];
  const typed = Array.from({ length: 40 }, (_, at) => lines[at % lines.length]).join('');
  keys(typed);
  await queue.idle();
  expect(grid.missing).toEqual([]);
  expect(typed.length / 40).toBeLessThan(3.5);
  expect(server.lines.size).toBe(40);
});

describe('a full stop asks for a ruling', () => {
  it('on the cursor’s board, and tells which was keyed in just before', () => {
    expect(keys('.')).toEqual({ kind: 'ask-ruling', board: 1, justLeft: null });
    expect(keys('no+.')).toEqual({ kind: 'ask-ruling', board: 2, justLeft: 1 });
    expect(keys('<ArrowDown>.')).toEqual({ kind: 'ask-ruling', board: 3, justLeft: null });
  });

  it('below the last board on the one just left, if there is one', () => {
    expect(keys('<End><ArrowDown>.')).toMatchObject({ kind: 'refused', refusal: { code: 'no-board-here' } });
    expect(keys('<Escape><End>no+.')).toEqual({ kind: 'ask-ruling', board: 8, justLeft: 8 });
  });

  it('also when the round is closed, but not where boards cannot be ruled on', () => {
    const slip = slipOf(2);
    open({ ...slip, round: { ...slip.round, state: 'closed' } });
    expect(keys('.')).toMatchObject({ kind: 'ask-ruling', board: 1 });
    open({ ...slip, match: { ...slip.match, kind: 'walkover' } });
    expect(keys('.')).toMatchObject({ kind: 'refused', refusal: { code: 'match-not-played' } });
  });

  it('in the middle of a line it is no such thing', () => {
    expect(keys('no.')).toMatchObject({ kind: 'refused', refusal: { code: 'key-does-not-fit' } });
  });
});

describe('a board that the pairs do not agree on', () => {
  const line = boardLine(1, { tuple: won('N'), state: 'disputed', version: 4 });
  const disputed = (): SlipView => ({
    ...slipOf(2, [line]),
    disputes: [{ board: 1, bySide: 'EW', tuple: won('S'), version: 4 }],
  });
  beforeEach(() => open(disputed()));

  it.each([
    ['by what is recorded', won('N')],
    ['by what the other pair says', won('S')],
  ])('is settled %s', async (_, tuple) => {
    grid.settle(1, tuple);
    expect(grid.rows[0]?.disputes).toEqual([]);
    await queue.idle();
    expect(server.applied).toHaveLength(1);
    expect(saved(1)).toMatchObject({ tuple, state: 'entered' });
    expect(grid.rows[0]?.disputes).toEqual([]);
  });

  it('is settled by typing what is there already', async () => {
    grid.jump(1);
    keys('ns+');
    await queue.idle();
    expect(server.applied).toHaveLength(1);
  });
});

describe('a slip that is keyed again by somebody else', () => {
  function openAgain(lines: readonly BoardLine[], ownBoards: readonly number[] = []): SlipGrid<KeyedSlip> {
    server = new FakeServer();
    queue = queueOn({ server });
    return new SlipGrid<KeyedSlip>({ ...slipOf(4, lines), partner: null, ownBoards }, queue, {
      resultsOnly: true,
    });
  }
  const type = (again: SlipGrid<KeyedSlip>, text: string) => {
    let event: SlipEvent | null = null;
    for (const key of text) event = again.press(key);
    return event;
  };

  it('passes over what he keyed himself, and what has no result', () => {
    const again = openAgain([boardLine(2, { cancelled: true }), boardLine(3, { notPlayed: true })], [1]);
    expect(again.cursor).toBe(3);
    expect(again.missing).toEqual([4]);
    again.jump(1);
    expect(type(again, 'n')).toMatchObject({ refusal: { code: 'own-board', board: 1 } });
  });

  it.each(['a', '.', ',n'])('says nothing but results: %s', (command) => {
    expect(type(openAgain([]), command)).toMatchObject({ refusal: { code: 'results-only' } });
  });

  it('can be corrected, and that can be taken back; but a board once keyed is never empty again', async () => {
    const again = openAgain([]);
    expect(again.press('Delete')).toMatchObject({ refusal: { code: 'results-only' } });
    type(again, 'ns+');
    expect(again.undo()).toMatchObject({ refusal: { code: 'nothing-to-undo' } });
    again.jump(1);
    type(again, 'ss+');
    expect(again.undo()).toMatchObject({ kind: 'undone', tuple: won('N') });
    await queue.idle();
    expect(server.line(TABLE, 1).tuple).toEqual(won('N'));
  });
});
