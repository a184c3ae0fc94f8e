import { type DrawPreview, type TeamView } from '$lib/api/director-types.ts';
import { type Outcome } from '$lib/api/outcome.ts';
import { type ProblemBody } from '$lib/api/problem.ts';
import { type Director } from '$lib/state/director.svelte.ts';

export type DrawWanted =
  { kind: 'all-play-all' } | { kind: 'by-hand'; pairings: { home: number; away: number }[] };

/** A draw while it is thought about: how, which pairings, and what it would give. */
export class DrawPlan {
  kind = $state<DrawWanted['kind']>('all-play-all');
  pairings = $state.raw<readonly { readonly home: number; readonly away: number }[]>([]);
  preview = $state.raw<DrawPreview | null>(null);
  problem = $state.raw<ProblemBody | null>(null);

  readonly #teams: () => readonly TeamView[];

  /** Teams that can still be put into a match. */
  readonly free: readonly TeamView[] = $derived.by(() => {
    const busy = new Set(this.pairings.flatMap(({ home, away }) => [home, away]));
    return this.#teams().filter(({ number, withdrawn }) => !withdrawn && !busy.has(number));
  });

  readonly wanted: DrawWanted = $derived(
    this.kind === 'all-play-all'
      ? { kind: 'all-play-all' }
      : { kind: 'by-hand', pairings: this.pairings.map((pairing) => ({ ...pairing })) },
  );

  readonly empty: boolean = $derived(this.kind === 'by-hand' && this.pairings.length === 0);

  constructor(teams: () => readonly TeamView[]) {
    this.#teams = teams;
  }

  add(home: number, away: number): void {
    this.pairings = [...this.pairings, { home, away }];
  }

  remove(home: number): void {
    this.pairings = this.pairings.filter((pairing) => pairing.home !== home);
  }

  /** Asks what the draw would give; an answer that has been overtaken is dropped. */
  async look(director: Director, stageId: string): Promise<void> {
    const { wanted } = this;
    if (this.empty) {
      this.preview = null;
      this.problem = null;
      return;
    }
    const outcome: Outcome<DrawPreview> = await director.outcome(
      director.api.POST('/api/stages/{id}/draw-preview', { params: { path: { id: stageId } }, body: wanted }),
    );
    if (wanted !== this.wanted) return;
    this.preview = outcome.ok ? outcome.data : null;
    this.problem = outcome.ok ? null : outcome.problem;
  }
}
