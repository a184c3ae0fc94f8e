import { readRoundFolders, scoreFolders } from '@spadille/round-folder';
import { PASSED } from '@spadille/rules';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { played, sayBoard } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { drawnCup, EVENING, rule, scoreOf } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue({ clock: EVENING });
});
afterAll(() => venue.close());

const REVOKE = { rule: 'revoke-declarer', seat: 'E' } as const;

/** The files of a round's one folder. */
async function filesOf(roundId: string): Promise<{ label: string; files: Record<string, string> }> {
  const zip = await venue.send('getRoundFolder', { params: { id: roundId } });
  expect(zip.status).toBe(200);
  const entries = Object.entries(unzipSync(zip.bytes));
  const label = entries[0]?.[0].split('/')[0] ?? '';
  const files = entries.map(([path, bytes]) => [path.split('/')[1] ?? '', strFromU8(bytes)] as const);
  return { label, files: Object.fromEntries(files) };
}

describe('a round folder', () => {
  it('has what was recorded, the rulings in force, and each penalty point once', async () => {
    const { first, roundId } = await drawnCup(venue, { boards: 2 });
    await sayBoard(venue, first.a, 1, played('E', 'solo'));
    for (const board of [1, 2]) await sayBoard(venue, first.b, board, PASSED);
    await rule(venue, first.id, { ...REVOKE, tableId: first.a });
    const facts = { penalty: '1' };
    await rule(venue, first.id, { tableId: first.a, rule: 'bid-out-of-turn', seat: 'E', facts });
    // A ruling that waited, and then one that said what the slip lacked.
    await rule(venue, first.id, { tableId: first.a, board: 2, ...REVOKE, seat: 'N' });
    const supplied = { declarer: 'N', contract: 'tourne', outcome: 'won' };
    await rule(venue, first.id, { tableId: first.a, board: 2, rule: 'misrecorded', facts: supplied });

    const folder = await filesOf(roundId);
    expect(folder.files['results.csv']).toContain('1;1;E;solo;won;;played');
    expect(folder.files['results.csv']).toContain('1;2;N;tourne;won;;played');
    expect(folder.files['penalties.csv']?.trim().split('\n')).toHaveLength(1);
    expect(folder.files['rulings.csv']?.trim().split('\r\n').slice(1)).toEqual([
      '1;1;E;revoke-declarer;',
      '1;1;E;bid-out-of-turn;penalty=1',
      '1;2;N;misrecorded;declarer=N contract=tourne outcome=won',
      '1;2;N;revoke-declarer;',
    ]);
    const read = readRoundFolders([folder]);
    const score = await scoreOf(venue, first.id);
    expect(read.ok && scoreFolders(read.value.folders).matches).toMatchObject([score]);
    expect(score).toMatchObject({ homeGamePoints: 2 });
  });

  it('is refused in words when the form has no room for a ruling', async () => {
    const { first, roundId } = await drawnCup(venue, { boards: 1 });
    await sayBoard(venue, first.a, 1, played('E', 'solo'));
    await sayBoard(venue, first.b, 1, PASSED);
    const facts = { consequence: 'bete' };
    await rule(venue, first.id, { tableId: first.a, rule: 'other', seat: 'E', facts });
    const answer = await venue.send('getRoundFolder', { params: { id: roundId } });
    expect(answer.json).toMatchObject({ status: 422, code: 'not-in-folder-form' });
    expect(answer.json['faults']).toMatchObject([{ file: 'rulings.csv', found: 'other' }]);
  });
});
