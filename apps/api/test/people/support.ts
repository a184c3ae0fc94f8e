import { type ClubView, type PlayerView } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Frame, openFrame, type Sent } from '../support/frame.ts';

export type Club = z.output<typeof ClubView>;
export type Player = z.output<typeof PlayerView>;

/** The day on which these tests happen. */
export const TODAY = '2026-11-15';

/** A server with the committee signed in, and short ways to what most tests begin with. */
export interface Union {
  readonly frame: Frame;
  send(id: Parameters<Frame['send']>[0], sent?: Sent): ReturnType<Frame['send']>;
  /** A request that must be accepted. */
  get<T>(id: Parameters<Frame['send']>[0], sent?: Sent): Promise<T>;
  club(name: string, affiliatedFrom?: string | null): Promise<Club>;
  player(name: string, more?: object): Promise<Player>;
  join(clubId: string, body: object): Promise<Club>;
}

export async function openUnion(): Promise<Union> {
  const frame = await openFrame();
  frame.setClock(new Date(`${TODAY}T12:00:00Z`));
  const token = await frame.signIn('committee');
  const send: Union['send'] = (id, sent) => frame.send(id, { token, ...sent });
  const get = async <T>(id: Parameters<Frame['send']>[0], sent?: Sent): Promise<T> => {
    const answer = await send(id, sent);
    if (answer.statusCode >= 300) throw new Error(`${id} answered ${answer.statusCode}: ${answer.payload}`);
    return answer.payload === '' ? (undefined as T) : answer.json<T>();
  };
  return {
    frame,
    send,
    get,
    club: (name, affiliatedFrom = '2000-01-01') => get('createClub', { body: { name, affiliatedFrom } }),
    player: (name, more = {}) => get('createPlayer', { body: { name, ...more } }),
    join: (id, body) => get('addMember', { params: { id }, body }),
  };
}
