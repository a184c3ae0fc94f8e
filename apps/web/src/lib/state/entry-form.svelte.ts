import { type EntryView, type Place, type PlayerChoice } from '$lib/entries/types.ts';

/** A box for a player: what stands in it, and whom it means. */
export interface Slot {
  text: string;
  chosen: PlayerChoice | null;
}

const PLACES = ['NS', 'EW', 'substitute'] as const;

const empty = (): Slot => ({ text: '', chosen: null });

const slotOf = ({ name, clubs, playerId }: EntryView['members'][number]): Slot => ({
  text: name,
  chosen: { playerId, name, clubs, affiliated: true },
});

/** A team as it is typed: two pairs of two boxes, and one box more than there are substitutes. */
export class EntryForm {
  name = $state('');
  /** Sending was tried: from then on it is told what is missing. */
  tried = $state(false);
  readonly slots: Record<Place, Slot[]> = $state({ NS: [], EW: [], substitute: [] });

  constructor(name: string, members: EntryView['members'] = []) {
    this.name = name;
    for (const place of PLACES) {
      this.slots[place] = members.filter((member) => member.place === place).map(slotOf);
      while (place !== 'substitute' && this.slots[place].length < 2) this.slots[place].push(empty());
    }
    this.slots.substitute.push(empty());
  }

  /** Keeps an empty box at the end of the substitutes. */
  roomForMore(): void {
    if (this.slots.substitute.at(-1)?.text.trim() !== '') this.slots.substitute.push(empty());
  }

  get nameFault(): boolean {
    return this.name.trim() === '' || /^\s*[=+\-@]/.test(this.name);
  }

  /** Boxes with something in them that is no player. */
  get unknown(): number {
    return this.#all().filter(({ slot }) => slot.text.trim() !== '' && slot.chosen === null).length;
  }

  /** Who is chosen, as the API takes it. */
  get members(): { playerId: string; place: Place }[] {
    return this.#all().flatMap(({ slot, place }) =>
      slot.chosen === null || slot.text.trim() === '' ? [] : [{ playerId: slot.chosen.playerId, place }],
    );
  }

  /** Players of the other boxes. */
  others(slot: Slot): string[] {
    return this.#all().flatMap((each) =>
      each.slot === slot || each.slot.chosen === null ? [] : [each.slot.chosen.playerId],
    );
  }

  #all(): { slot: Slot; place: Place }[] {
    return PLACES.flatMap((place) => this.slots[place].map((slot) => ({ slot, place })));
  }
}
