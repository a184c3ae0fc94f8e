import { invalidate } from '$app/navigation';
import { type StageSituation, type StagesView } from '$lib/api/director-types.ts';
import { Action } from '$lib/state/action.svelte.ts';
import { type Director } from '$lib/state/director.svelte.ts';

/** What is written in the form of a stage. */
export interface StageInput {
  readonly name: string;
  readonly kind: StageSituation['kind'];
  readonly carryOver: StageSituation['carryOver'];
  readonly advancePerPool: number;
  readonly advanceBestOfRest: number;
}

/** What is asked before it is done. */
export type StageQuestion = 'edit' | 'finish' | 'reopen' | 'remove';

type Stage = Pick<StageSituation, 'id' | 'version'>;

/** What can be done on the stages' page. Each gives whether it was done; the page then has the stages as they are. */
export class StageActions {
  readonly action: Action;
  readonly #director: Director;

  constructor(director: Director) {
    this.#director = director;
    this.action = new Action(director);
  }

  /** A newer state is fetched either way, and the tournament's other pages with it. */
  async #run(call: Parameters<Action['run']>[0]): Promise<boolean> {
    const outcome = await this.action.run(call);
    await Promise.all([invalidate('director:stages'), invalidate('director:tournament')]);
    return outcome?.ok === true;
  }

  readonly #at = ({ id }: Stage) => ({ path: { id } });

  add(tournamentId: string, input: StageInput): Promise<boolean> {
    const header = this.action.keys.for([tournamentId, input]);
    return this.#run(() =>
      this.#director.api.POST('/api/tournaments/{id}/stages', {
        params: { path: { id: tournamentId }, header },
        body: input,
      }),
    );
  }

  change(stage: Stage, input: StageInput): Promise<boolean> {
    return this.#run(() =>
      this.#director.api.PATCH('/api/stages/{id}', {
        params: this.#at(stage),
        body: { expectedVersion: stage.version, ...input },
      }),
    );
  }

  remove(stage: Stage): Promise<boolean> {
    return this.#run(() => this.#director.api.DELETE('/api/stages/{id}', { params: this.#at(stage) }));
  }

  /** Changes a stage's place with that of its neighbour. */
  move({ tournament, stages }: StagesView, index: number, by: 1 | -1): Promise<boolean> {
    const ids = stages.map(({ id }) => id);
    const [one, other] = [ids[index], ids[index + by]];
    if (one === undefined || other === undefined) return Promise.resolve(false);
    ids[index] = other;
    ids[index + by] = one;
    return this.#run(() =>
      this.#director.api.PUT('/api/tournaments/{id}/stages/order', {
        params: { path: { id: tournament.id } },
        body: { expectedVersion: tournament.version, stageIds: ids },
      }),
    );
  }

  finish(stage: Stage, reason?: string): Promise<boolean> {
    const body = { expectedVersion: stage.version, ...(reason !== undefined && { reason }) };
    return this.#run(() =>
      this.#director.api.POST('/api/stages/{id}/finish', { params: this.#at(stage), body }),
    );
  }

  reopen(stage: Stage, reason: string): Promise<boolean> {
    return this.#run(() =>
      this.#director.api.POST('/api/stages/{id}/reopening', {
        params: this.#at(stage),
        body: { expectedVersion: stage.version, reason },
      }),
    );
  }

  confirm(stage: Stage, teamIds: string[], reason?: string): Promise<boolean> {
    const body = { expectedVersion: stage.version, teamIds, ...(reason !== undefined && { reason }) };
    const header = this.action.keys.for([stage.id, body]);
    return this.#run(() =>
      this.#director.api.POST('/api/stages/{id}/advancement', {
        params: { ...this.#at(stage), header },
        body,
      }),
    );
  }

  takeBack(stage: Stage, reason: string): Promise<boolean> {
    return this.#run(() =>
      this.#director.api.POST('/api/stages/{id}/advancement/withdrawal', {
        params: this.#at(stage),
        body: { expectedVersion: stage.version, reason },
      }),
    );
  }

  drawPlayOff(stage: Stage, date: string): Promise<boolean> {
    const header = this.action.keys.for([stage.id, date]);
    return this.#run(() =>
      this.#director.api.POST('/api/stages/{id}/play-offs', {
        params: { ...this.#at(stage), header },
        body: { date },
      }),
    );
  }
}
