import { makeSystem } from '../../apps/api/src/system.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { newId } from '../../apps/api/src/new-id.ts';
import { type Handlers } from '../../apps/api/src/http/handler.ts';
import { seedTournament } from '../../apps/api/test/support/seed-tournament.ts';
import { type PhoneTable } from './phones.ts';
import { type LoadSettings } from './settings.ts';

/** A round that is about to be played, with live results. */
export interface Hall {
  readonly slug: string;
  readonly roundNumber: number;
  readonly tables: readonly PhoneTable[];
}

/** Makes a tournament with a table for every phone, draws a round, and turns live results on. */
export async function openHall(url: string, { phones, boards }: LoadSettings): Promise<Hall> {
  const config = readConfig({ DATABASE_URL: url });
  if (!config.ok) throw new Error(config.error.lines.join('\n'));
  const system = makeSystem(config.value);
  const { db } = system.deps;
  try {
    const numbers = Array.from({ length: phones }, (_, index) => index + 1);
    const cup = await seedTournament(system.deps, { pools: [numbers], boards });
    const round = await call(system.handlers, 'drawRound', {
      params: { id: cup.stageId },
      body: { date: '2026-11-15', draw: { kind: 'all-play-all' } },
    });
    await call(system.handlers, 'setLive', {
      params: { id: round.id },
      body: { expectedVersion: round.version, live: true },
    });
    const accesses = await db.tableAccess.findMany({
      where: { revokedAt: null, table: { roundId: round.id } },
      select: { tableId: true, token: true },
    });
    return {
      slug: cup.slug,
      roundNumber: round.number,
      tables: accesses.map(({ tableId, token }) => ({ id: tableId, token })),
    };
  } finally {
    await system.close();
  }
}

/** Calls a handler as the system itself. */
async function call<R extends 'drawRound' | 'setLive'>(
  handlers: Required<Handlers>,
  id: R,
  request: Pick<Parameters<Required<Handlers>[R]>[0], 'params' | 'body'>,
) {
  const by = { actor: { kind: 'system' }, requestId: newId(), now: new Date(), query: undefined };
  const answer = await handlers[id]({ ...request, ...by } as never);
  if (!answer.ok) throw new Error(`${id} refused: ${answer.error.code}`);
  return answer.value as Extract<Awaited<ReturnType<Required<Handlers>[R]>>, { ok: true }>['value'];
}
