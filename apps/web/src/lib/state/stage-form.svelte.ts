import { DEFAULT_FIRST_DEALER } from '@spadille/rules';
import { DEFAULT_WALKOVER_GAME_POINTS, DM_SCALE } from '@spadille/scoring';
import { DM_STANDINGS } from '@spadille/standings';
import { type StageSettings } from '$lib/api/director-types.ts';
import { parsePoints } from '../slip/parse-points.ts';

/** The championship's settings, which a stage has unless told otherwise. */
const DEFAULTS: StageSettings = {
  boardsPerMatch: 40,
  firstDealer: DEFAULT_FIRST_DEALER,
  scale: DM_SCALE.map((step) => ({ ...step })),
  walkoverGamePoints: DEFAULT_WALKOVER_GAME_POINTS,
  decisivePlaces: [...DM_STANDINGS.decisivePlaces],
  ownMatchesFor: DM_STANDINGS.ownMatchesFor,
  withdrawal: DM_STANDINGS.withdrawal,
  protestMinutes: 30,
};

/** A whole number typed into a field, or null when it is none from `from` to `to`. */
export function wholeNumber(text: string, from: number, to: number): number | null {
  if (!/^\s*\d{1,6}\s*$/.test(text)) return null;
  const value = Number(text);
  return value >= from && value <= to ? value : null;
}

const places = (text: string): number[] | null => {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  const numbers = parts.map((part) => wholeNumber(part, 1, 999));
  return numbers.includes(null) ? null : [...new Set(numbers as number[])].sort((a, b) => a - b);
};

/** A stage's settings while they are typed: texts as they stand in the fields, and what they come to. */
export class StageForm {
  boards = $state('');
  firstDealer = $state<StageSettings['firstDealer']>('N');
  steps = $state<{ from: string; matchPoints: string }[]>([]);
  walkover = $state('');
  decisive = $state('');
  ownMatchesFor = $state<StageSettings['ownMatchesFor']>('every-place');
  withdrawal = $state<StageSettings['withdrawal']>('keep-results');
  protest = $state('');
  /** Faults are told once sending was tried. */
  tried = $state(false);

  #began = $state.raw<StageSettings>(DEFAULTS);

  readonly numbers = $derived({
    boardsPerMatch: wholeNumber(this.boards, 1, 200),
    walkoverGamePoints: wholeNumber(this.walkover, 0, 1000),
    protestMinutes: wholeNumber(this.protest, 0, 100_000),
    decisivePlaces: places(this.decisive),
  });

  readonly scale = $derived(
    this.steps.map(({ from, matchPoints }) => ({
      from: parsePoints(from),
      matchPoints: wholeNumber(matchPoints, 1, 100),
    })),
  );

  /** What the fields say, or null while one of them says nothing that can be used. */
  readonly values: StageSettings | null = $derived.by(() => {
    const numbers = Object.values(this.numbers);
    const scale = this.scale.flatMap(({ from, matchPoints }) => [from, matchPoints]);
    if (numbers.includes(null) || scale.includes(null) || scale.length === 0) return null;
    return {
      ...(this.numbers as Pick<
        StageSettings,
        'boardsPerMatch' | 'walkoverGamePoints' | 'protestMinutes' | 'decisivePlaces'
      >),
      scale: this.scale as StageSettings['scale'],
      firstDealer: this.firstDealer,
      ownMatchesFor: this.ownMatchesFor,
      withdrawal: this.withdrawal,
    };
  });

  /** Something differs from what the form began with. */
  readonly changed: boolean = $derived(JSON.stringify(this.values) !== JSON.stringify(ordered(this.#began)));

  constructor(settings: StageSettings = DEFAULTS) {
    this.begin(settings);
  }

  /** Fills the fields with settings as they are. */
  begin(settings: StageSettings): void {
    this.#began = settings;
    this.boards = String(settings.boardsPerMatch);
    this.firstDealer = settings.firstDealer;
    this.steps = settings.scale.map(({ from, matchPoints }) => ({
      from: String(from).replace('-', '−'),
      matchPoints: String(matchPoints),
    }));
    this.walkover = String(settings.walkoverGamePoints);
    this.decisive = settings.decisivePlaces.join(', ');
    this.ownMatchesFor = settings.ownMatchesFor;
    this.withdrawal = settings.withdrawal;
    this.protest = String(settings.protestMinutes);
    this.tried = false;
  }
}

/** The same settings with their fields in the order of `values`, so that the two can be compared as text. */
const ordered = (settings: StageSettings): StageSettings => ({
  boardsPerMatch: settings.boardsPerMatch,
  walkoverGamePoints: settings.walkoverGamePoints,
  protestMinutes: settings.protestMinutes,
  decisivePlaces: settings.decisivePlaces,
  scale: settings.scale.map(({ from, matchPoints }) => ({ from, matchPoints })),
  firstDealer: settings.firstDealer,
  ownMatchesFor: settings.ownMatchesFor,
  withdrawal: settings.withdrawal,
});
