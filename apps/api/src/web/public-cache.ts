import { LRUCache } from 'lru-cache';
import { type Freshness } from '../database/freshness.ts';
import { venueDay } from '../venue-time.ts';
import { pack, packedBytes, type Packed, type Rendered } from './pack.ts';

/** [choice] Room for some thousand pages; what was looked at longest ago goes first. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Makes an answer ready and keeps it, unless something public changed since this was given out. */
export type Keep = (key: string, rendered: Rendered) => Promise<Packed>;

/** Public answers, kept for as long as nothing public changes in any process. */
export interface PublicCache {
  get(key: string): Packed | undefined;
  /** Called before an answer is worked out: what was begun before a change is never kept. */
  begin(): Keep;
  /**
   * Gives what is kept, or renders it. Of several requests at once for the same thing one renders; nobody is given what
   * was begun before a change that he could know of.
   * @param render undefined when there is nothing that everybody may be given
   */
  load(key: string, render: () => Promise<Rendered | undefined>): Promise<Packed | undefined>;
}

/** A round that is followed while it is played: its state changes with every entry, and nothing public is changed by that. */
const LIVE = /\/(live|skaerm|wall)(\/|$)/;

/** [choice] A page of what is live is kept for a second, so that a full hall makes it once a second and no more. */
const LIVE_MS = 1000;

/** What is kept, and when it was begun. */
interface Kept {
  readonly packed: Packed;
  readonly began: Date;
}

interface CacheOptions {
  readonly maxBytes?: number;
  readonly now?: () => Date;
}

/** @param freshness tells of changes; while it is not sure nothing is kept */
export function makePublicCache(
  freshness: Freshness,
  { maxBytes = MAX_BYTES, now = () => new Date() }: CacheOptions = {},
): PublicCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ packed }) => packedBytes(packed),
  });
  const underWay = new Map<string, Promise<Packed | undefined>>();
  freshness.onChange('public', () => {
    kept.clear();
    underWay.clear();
  });

  /** The day of a moment in Denmark, worked out anew once a minute: it is asked for with every request. */
  let minute = NaN;
  let day = '';
  function dayOf(moment: Date): string {
    const its = Math.floor(moment.getTime() / 60_000);
    if (its !== minute) [minute, day] = [its, venueDay(moment)];
    return day;
  }

  /** What is kept is of one day: some pages tell what is to come, and are others on the next. */
  const onDay = (key: string, moment = now()) => `${dayOf(moment)} ${key}`;

  function look(key: string): Packed | undefined {
    const found = kept.get(onDay(key));
    if (!found || (LIVE.test(key) && now().getTime() - found.began.getTime() >= LIVE_MS)) return undefined;
    return found.packed;
  }

  function begin(): Keep {
    const generation = freshness.generation('public');
    const began = now();
    return async (key, rendered) => {
      const packed = await pack(rendered);
      const fresh = freshness.isSure() && freshness.generation('public') === generation;
      if (fresh && packed.status === 200) kept.set(onDay(key, began), { packed, began });
      return packed;
    };
  }

  async function renderAndKeep(key: string, render: () => Promise<Rendered | undefined>) {
    const keep = begin();
    const rendered = await render();
    return rendered && keep(key, rendered);
  }

  return {
    get: (key) => (freshness.isSure() ? look(key) : undefined),
    begin,
    async load(key, render) {
      if (!freshness.isSure()) return renderAndKeep(key, render);
      const before = look(key) ?? underWay.get(key);
      if (before) return before;
      const rendering = renderAndKeep(key, render).finally(() => {
        if (underWay.get(key) === rendering) underWay.delete(key);
      });
      underWay.set(key, rendering);
      return rendering;
    },
  };
}
