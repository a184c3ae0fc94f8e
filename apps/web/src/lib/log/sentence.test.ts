import { EVENT_TYPES, EVENTS } from '@spadille/api-schema';
import { describe, expect, it } from 'vitest';
import { LANGS } from '$lib/i18n/lang.ts';
import { MESSAGES } from '$lib/i18n/messages.ts';
import { AT_TABLE_PAYLOADS } from './at-table-payloads.fixture.ts';
import { SECOND_LOOK_PAYLOADS } from './second-look-payloads.fixture.ts';
import { CALENDAR_PAYLOADS } from './calendar-payloads.fixture.ts';
import { ENTRY_PAYLOADS } from './entry-payloads.fixture.ts';
import { PEOPLE_PAYLOADS } from './people-payloads.fixture.ts';
import { POOL_PAYLOADS } from './pool-payloads.fixture.ts';
import { STAGE_PAYLOADS } from './stage-payloads.fixture.ts';
import { TABLE_ACCESS_PAYLOADS } from './table-access-payloads.fixture.ts';
import { WALL_PAYLOADS } from './wall-payloads.fixture.ts';
import { actorInWords, eventInWords, subjectInWords } from './sentence.ts';
import { type LogEvent } from './types.ts';

const TABLE = '0192f000-0000-7000-8000-000000000001';
const RULING = '0192f000-0000-7000-8000-000000000002';
const TEAM = '0192f000-0000-7000-8000-000000000003';
const SET = '0192f000-0000-7000-8000-000000000004';
const ID = '0192f000-0000-7000-8000-000000000009';
const solo = { contract: 'solo', declarer: 'N', outcome: 'won', tout: 'none' } as const;
const drawn = { stageId: ID, number: 2, date: '2026-11-15', matches: [] };
const said = { board: 7, entryId: ID, source: 'director', version: 2, before: null } as const;

/** A payload of each type, as its schema takes it. */
const PAYLOADS: Readonly<Record<string, Record<string, unknown>>> = {
  ...STAGE_PAYLOADS,
  ...CALENDAR_PAYLOADS,
  ...PEOPLE_PAYLOADS,
  ...AT_TABLE_PAYLOADS,
  ...SECOND_LOOK_PAYLOADS,
  ...ENTRY_PAYLOADS,
  ...POOL_PAYLOADS,
  ...TABLE_ACCESS_PAYLOADS,
  ...WALL_PAYLOADS,
  'user-password-set': { purpose: 'first-password' },
  'tournament-created': { seasonId: ID, stageId: ID, poolId: ID },
  'tournament-settings-changed': { version: 2, fields: ['name'] },
  'stage-settings-changed': {
    version: 2,
    before: { boardsPerMatch: 40, firstDealer: 'N', scale: [{ from: 6, matchPoints: 2 }] },
    after: { boardsPerMatch: 20, firstDealer: 'E', scale: [{ from: 3, matchPoints: 2 }] },
  },
  'team-entered': { version: 1, number: 4, clubId: null, playerIds: [ID, TEAM], poolId: ID },
  'team-changed': { version: 2, number: 4, clubId: null, playerIds: [], fields: ['name', 'members'] },
  'team-removed': { number: 4 },
  'team-withdrawn': { version: 2 },
  'team-reinstated': { version: 3 },
  'round-drawn': drawn,
  'round-redrawn': { ...drawn, version: 2 },
  'round-removed': { stageId: ID, number: 2 },
  'round-started': { version: 2 },
  'round-closed': { version: 3 },
  'round-reopened': { version: 4 },
  'round-imported': { ...drawn, results: 320, cancelled: 0, penalties: 1 },
  'round-published': { version: 4, revision: 2, etag: 'abc' },
  'round-withdrawn': { version: 5, revision: 2 },
  'round-checked-out': { checkoutId: ID },
  'round-check-out-called-off': { checkoutId: ID },
  'round-checked-in': { version: 6, checkoutId: ID, events: 120, lastHash: 'abc' },
  'season-imported': { events: 300, borrowedRoundId: ID },
  'match-walkover-set': { version: 2, winner: 'away' },
  'match-unplayed-set': { version: 2 },
  'match-kind-reset': { version: 2 },
  'boards-not-played-set': { version: 2, boards: [37, 38, 39, 40] },
  'board-cancelled': { version: 2, board: 7 },
  'board-restored': { version: 2, board: 7 },
  'penalty-awarded': {
    version: 2,
    penaltyId: RULING,
    tableId: TABLE,
    board: 7,
    side: 'NS',
    rule: 'looked-at-tricks',
  },
  'penalty-withdrawn': { version: 3, penaltyId: RULING },
  'ruling-made': {
    version: 2,
    rulingId: RULING,
    tableId: TABLE,
    board: 7,
    ordinal: 1,
    seat: 'E',
    rule: 'revoke-defender',
    facts: { 'already-bete': 'no' },
    calledAt: null,
    late: 'board-recorded',
    penaltyId: null,
    folderErrorId: null,
  },
  'ruling-withdrawn': { version: 3, rulingId: RULING, tableId: TABLE, board: 7, penaltyId: null },
  'folder-error-found': { folderErrorId: ID, boardSetId: SET, board: 7, fromSequence: 2, matchIds: [ID] },
  'folder-error-withdrawn': { folderErrorId: ID, board: 7 },
  'protest-lodged': {
    protestId: ID,
    teamId: TEAM,
    tableId: TABLE,
    board: 7,
    rulingId: null,
    lodgedAt: '2026-11-15T16:00:00Z',
    inTime: false,
  },
  'protest-decided': { version: 2, protestId: ID, state: 'granted' },
  'appeal-filed': { appealId: ID, rulingId: RULING, teamId: TEAM, filedAt: '2026-11-15T16:00:00Z' },
  'appeal-decided': { version: 2, appealId: ID, rulingId: RULING, state: 'upheld', replacementId: null },
  'board-entered': { ...said, tuple: solo, before: { contract: 'pas' } },
  'board-cleared': { ...said, before: solo },
  'slip-total-set': { version: 2, nsGamePoints: -4 },
  'slip-total-cleared': { version: 3 },
  'line-up-set': {
    versions: { a: 2, b: 2 },
    a: [{ seat: 'N', playerId: TEAM, fromBoard: 13, toBoard: 40 }],
    b: [],
    swapped: ['home'],
  },
  'seats-set': { version: 2, seats: [{ seat: 'N', playerId: TEAM }] },
};

const eventOf = (type: string, payload: Record<string, unknown>, more: Partial<LogEvent> = {}): LogEvent => ({
  seq: 1,
  at: '2026-11-15T13:00:00Z',
  type,
  actor: { kind: 'user', id: ID, name: 'Karen Blixt' },
  subject: { kind: 'table', id: TABLE, label: '3' },
  payload,
  names: {
    [TABLE]: { kind: 'table', label: '3' },
    [RULING]: { kind: 'ruling', label: '3/7' },
    [SET]: { kind: 'board-set', label: '1.2' },
    [TEAM]: { kind: 'team', label: '4 Ærø' },
  },
  text: null,
  redacted: false,
  ...more,
});

describe.each(LANGS)('the log (%s)', (lang) => {
  const t = MESSAGES[lang];
  const sentence = (type: string) => eventInWords(eventOf(type, PAYLOADS[type] ?? {}), lang, t);

  it.each(EVENT_TYPES)('%s has a sentence and a name of its kind', (type) => {
    expect(EVENTS[type].payload.safeParse(PAYLOADS[type]).success).toBe(true);
    expect(sentence(type)).toMatch(/^\p{Lu}.*\.$/u);
    expect(sentence(type)).not.toMatch(/undefined|\bnull\b|NaN|\[object|[0-9a-f]{8}-| {2}/);
    expect(t.log.kinds[type]).toMatch(/^\p{Lu}/u);
  });

  it('has no words for events that there are none of', () => {
    expect(Object.keys(t.log.kinds).sort()).toEqual([...EVENT_TYPES].sort());
    expect(Object.keys(t.log.events).sort()).toEqual([...EVENT_TYPES].sort());
  });

  it('says what is newer than the page by its type', () => {
    expect(eventInWords(eventOf('board-dealt', {}), lang, t)).toContain('board-dealt');
    expect(
      subjectInWords(eventOf('x', {}, { subject: { kind: 'moon', id: ID, label: 'Io' } }), 'da', t),
    ).toBe('Io');
  });

  it('leaves out what ids no longer name', () => {
    const gone = eventInWords(eventOf('penalty-withdrawn', { penaltyId: ID }, { names: {} }), lang, t);
    expect(gone).not.toMatch(/undefined|, \./);
    expect(
      subjectInWords(eventOf('x', {}, { subject: { kind: 'table', id: ID, label: null } }), 'da', t),
    ).toBe('');
  });

  it('names no seat where a ruling is about the table', () => {
    const payload = { ...PAYLOADS['ruling-made'], rule: 'director-cancels', facts: {} };
    expect(eventInWords(eventOf('ruling-made', payload), lang, t)).not.toContain(t.contracts.seats.E);
  });

  it('says who did it: a person, a table, or the program', () => {
    expect(actorInWords(eventOf('x', {}), t)).toBe('Karen Blixt');
    const system = eventOf('x', {}, { actor: { kind: 'system', id: null, name: null } });
    expect(actorInWords(system, t)).toBe(t.log.actors.system);
    const table = eventOf('x', {}, { actor: { kind: 'table', id: ID, name: '3' } });
    expect(actorInWords(table, t)).toBe(t.log.subjects.table('3'));
    expect(actorInWords({ ...table, actor: { ...table.actor, name: null } }, t)).toBe(t.log.actors.table);
  });
});

describe('a sentence', () => {
  const inDanish = (type: string) => eventInWords(eventOf(type, PAYLOADS[type] ?? {}), 'da', MESSAGES.da);

  it.each([
    ['board-entered', 'Mappe 7: N Solo vundet i stedet for Alle pas (turneringsleder).'],
    ['stage-settings-changed', /mapper i en kamp fra 40 til 20, giver i mappe 1 fra Nord til Øst og skalaen/],
    ['boards-not-played-set', 'Ikke spillet: mappe 37–40.'],
    ['slip-total-set', 'Kun en sum: −4 til nord/syd.'],
    ['ruling-made', /bord 3, mappe 7, Øst: §16 Kulørsvigt af en modspiller, efter fristen\.$/],
    ['protest-lodged', 'Tog imod en protest fra hold 4 Ærø, bord 3, mappe 7, efter fristen.'],
    ['appeal-decided', 'Afgjorde appellen, bord 3, mappe 7: kendelsen er ophævet.'],
    ['penalty-awarded', /^Gav N\/S strafpoint, bord 3, mappe 7: §18 /],
  ])('is built from the facts: %s', (type, words) => {
    expect(inDanish(type)).toEqual(typeof words === 'string' ? words : expect.stringMatching(words));
  });

  it('says where a folder error began, by table and time or by the order', () => {
    const found = PAYLOADS['folder-error-found'] ?? {};
    const began = { tableId: TABLE, at: '2026-11-15T13:30:00Z' };
    const byTime = eventInWords(eventOf('folder-error-found', { ...found, began }), 'da', MESSAGES.da);
    expect(byTime).toContain('forkert fra bord 3, 15. november 2026 kl. 14.30; annulleret i');
    expect(inDanish('folder-error-found')).toContain('forkert fra nr. 2 i rækken; annulleret i');
  });
});
