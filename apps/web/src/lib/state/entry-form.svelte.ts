import { type EntryView, type Place } from '$lib/entries/types.ts';

/** A box for a player: what stands in it, and whom it means. */
export interface Slot {
  text: string;
  playerId: string | null;
}

const empty = (): Slot => ({ text: '', playerId: null });

const slotOf = ({ name, clubs, playerId }: EntryView['members'][number]): Slot => ({
  text: clubs.length === 0 ? name : `${name} · ${clubs.join(', ')}`,
  playerId,
});

/** A team as it is typed: two pairs of two boxes, and one box more than there are substitutes. */
export class EntryForm {
  name = $state('');
  tried = $state(false);
  readonly slots: Record<Place, Slot[]> = $state({ NS: [], EW: [], substitute: [] });

  constructor(name: string, members: EntryView['members'] = []) {
    this.name = name;
    for (const place of ['NS', 'EW', 'substitute'] as const) {
      this.slots[place] = members.filter((member) => member.place === place).map(slotOf);
    }
    for (const place of ['NS', 'EW'] as const) {
      while (this.slots[place].length < 2) this.slots[place].push(empty());
    }
    this.slots.substitute.push(empty());
  }

  /** Keeps an empty box at the end of the substitutes. */
  roomForMore(): void {
    if (this.slots.substitute.at(-1)?.text !== '') this.slots.substitute.push(empty());
  }

  get nameFault(): boolean {
    return this.name.trim() === '' || /^\s*[=+\-@]/.test(this.name);
  }

  /** Boxes with something in them that is no player. */
  get unknown(): number {
    return this.#all().filter(({ slot }) => slot.text.trim() !== '' && slot.playerId === null).length;
  }

  /** Who is chosen, as the API takes it. */
  get members(): { playerId: string; place: Place }[] {
    return this.#all().flatMap(({ slot, place }) =>
      slot.playerId === null || slot.text.trim() === '' ? [] : [{ playerId: slot.playerId, place }],
    );
  }

  #all(): { slot: Slot; place: Place }[] {
    return (['NS', 'EW', 'substitute'] as const).flatMap((place) =>
      this.slots[place].map((slot) => ({ slot, place })),
    );
  }
}
