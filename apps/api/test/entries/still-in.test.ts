import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Frame, openFrame } from '../support/frame.ts';
import { acting, type Entry, type Office, openOffice, team } from './support.ts';

let frame: Frame;
let office: Office;
let act: ReturnType<typeof acting>;
beforeAll(async () => {
  frame = await openFrame();
});
beforeEach(async () => {
  office = await openOffice(frame);
  act = acting(frame, office);
});
afterAll(() => frame.close());

const again = async ({ id }: Entry) => (await act.list()).entries.find((entry) => entry.id === id) as Entry;
const entered = async (from: number) => (await act.enter(office.players.slice(from, from + 4))).json<Entry>();

/** Lets only some teams go on from the tournament's only stage to another one. */
async function goOn(all: readonly Entry[], on: readonly Entry[]): Promise<string> {
  const { db } = frame.system.deps;
  const tournamentId = office.tournamentId;
  const first = await db.stage.findFirstOrThrow({ where: { tournamentId }, include: { pools: true } });
  const poolId = first.pools[0]?.id ?? v7();
  if (first.pools.length === 0) {
    await db.pool.create({ data: { id: poolId, stageId: first.id, ordinal: 1, name: 'Pulje 1' } });
  }
  await db.poolTeam.createMany({
    data: all.map(({ id }) => ({ poolId, stageId: first.id, teamId: id })),
  });
  const { scale, ...settings } = await db.stage.findUniqueOrThrow({ where: { id: first.id } });
  const next = await db.stage.create({
    data: { ...settings, scale: scale as object[], id: v7(), ordinal: first.ordinal + 1, name: 'Finale' },
  });
  const advancement = await db.advancement.create({
    data: {
      id: v7(),
      fromStageId: first.id,
      toStageId: next.id,
      confirmedAt: new Date(),
      proposal: {
        schemaVersion: 1,
        teams: on.map(({ id }) => ({
          teamId: id,
          poolId,
          reason: { kind: 'by-hand' },
          carriedMatchPoints: 0,
          carriedGamePoints: 0,
        })),
        leftOut: [],
      },
    },
  });
  return advancement.id;
}

it('players of an eliminated team are free for another, one of them as a substitute', async () => {
  const [out, still] = [await entered(0), await entered(4)];
  const four = office.players.slice(4, 8);
  const [one = '', two = ''] = office.players;
  const check = async (extra: readonly string[]) =>
    (
      await act.send('checkEntry', {
        params: { id: office.clubId },
        body: {
          tournamentId: office.tournamentId,
          entryId: still.id,
          members: team([...four, ...extra]),
        },
      })
    ).json<{ faults: { code: string; team: string | null }[] }>().faults;
  expect(await check([one])).toMatchObject([{ code: 'in-another-team', team: out.name }]);

  const advancement = await goOn([out, still], [still]);
  expect(await check([one])).toEqual([]);
  expect(await check([one, two])).toMatchObject([{ code: 'one-player-from-the-same-team' }]);
  expect((await again(out)).faults).toEqual([]);

  // Taken back: everybody is in again.
  await frame.system.deps.db.advancement.update({
    where: { id: advancement },
    data: { withdrawnAt: new Date() },
  });
  expect(await check([one])).toMatchObject([{ code: 'in-another-team' }]);
});
