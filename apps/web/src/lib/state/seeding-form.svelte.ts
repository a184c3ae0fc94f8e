import { poolsOf } from '@spadille/competition';
import { type PoolsPreview, type PoolsView } from '$lib/api/director-types.ts';
import { type ProblemBody } from '$lib/api/problem.ts';
import { type Director } from './director.svelte.ts';
import { wholeNumber } from './stage-form.svelte.ts';

/** A seeding as the API takes it. */
export type SeedingWanted =
  | { method: 'draw' | 'last-year'; chanceSeed: string; pools: number; clubsApart: boolean }
  | { method: 'by-hand'; order: string[]; pools: number; clubsApart: boolean };

/** A number for a draw, of nine digits at most. Works on plain http as well. */
export function newChanceSeed(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 1_000_000_000);
}

/** How teams are to be put into pools while it is thought about, and what would come of it. */
export class SeedingForm {
  method = $state<SeedingWanted['method']>('draw');
  count = $state('');
  clubsApart = $state(true);
  chanceSeed = $state(newChanceSeed());
  /** Ids of the teams, the first seeded first. */
  order = $state.raw<readonly string[]>([]);
  preview = $state.raw<PoolsPreview | null>(null);
  problem = $state.raw<ProblemBody | null>(null);

  readonly teams: number;
  readonly mostPools: number;

  readonly pools: number | null = $derived(wholeNumber(this.count, 1, this.#most()));
  readonly seedFault: boolean = $derived(!/^\d{1,9}$/.test(this.chanceSeed));
  /** What so many pools are like; null while there is no number. */
  readonly shape = $derived(this.pools === null ? null : poolsOf(this.#teamCount(), this.pools));

  /** Null while something is missing. */
  readonly wanted: SeedingWanted | null = $derived.by(() => {
    const { pools, clubsApart, method, chanceSeed } = this;
    if (pools === null) return null;
    if (method === 'by-hand') return { method, order: [...this.order], pools, clubsApart };
    return this.seedFault ? null : { method, chanceSeed, pools, clubsApart };
  });

  /** `view` is the stage as it stands: what was chosen last time is chosen again, with a number of its own. */
  constructor(view: PoolsView) {
    const leftOut = new Set(view.leftOut.map(({ id }) => id));
    const playing = view.teams.filter(({ id, withdrawn }) => !withdrawn && !leftOut.has(id));
    this.teams = playing.length;
    this.mostPools = Math.max(1, Math.floor(playing.length / 2));
    this.order = playing.map(({ id }) => id);
    this.clubsApart = view.seeding?.clubsApart ?? true;
    this.method = view.seeding?.method ?? 'draw';
    const made = view.pools.filter(({ teamIds }) => teamIds.length > 0).length;
    this.count = String(view.seeding ? made : (view.proposal?.pools ?? 1));
  }

  // Fields that are derived from are read in time only inside a method.
  #most(): number {
    return this.mostPools;
  }

  #teamCount(): number {
    return this.teams;
  }

  /** Moves a team to a place of the order, from 0. */
  move(id: string, to: number): void {
    const rest = this.order.filter((other) => other !== id);
    const place = Math.max(0, Math.min(rest.length, to));
    this.order = [...rest.slice(0, place), id, ...rest.slice(place)];
  }

  /** Asks what the seeding would give; an answer that has been overtaken is dropped. */
  async look(director: Director, stageId: string): Promise<void> {
    const { wanted } = this;
    if (wanted === null) {
      [this.preview, this.problem] = [null, null];
      return;
    }
    const outcome = await director.outcome<PoolsPreview>(
      director.api.POST('/api/stages/{id}/pools/preview', {
        params: { path: { id: stageId } },
        body: wanted,
      }),
    );
    if (wanted !== this.wanted) return;
    this.preview = outcome.ok ? outcome.data : null;
    this.problem = outcome.ok ? null : outcome.problem;
  }
}
