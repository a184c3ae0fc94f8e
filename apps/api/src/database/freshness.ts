import { type Listener } from './listener.ts';

/** What is kept in memory: what the public sees, and who may do what. */
export type Topic = 'public' | 'people';

const TOPICS: readonly Topic[] = ['public', 'people'];

/** Tells whether what is kept in memory is still what the database has. */
export interface Freshness {
  /** False while changes by other processes cannot be heard: then nothing kept may be used. */
  isSure(): boolean;
  /** Grows with every change: what was read under an older number must not be kept. */
  generation(topic: Topic): number;
  /** Says that this process has changed something; everything kept about it is gone when this returns. */
  changed(topic: Topic): void;
  onChange(topic: Topic, forget: () => void): void;
}

/**
 * Freshness by what the database tells on `spadille_changes` (migration tell_of_changes). When the listener is cut off
 * everything kept is forgotten and nothing is kept until it is back.
 */
export function listeningFreshness(listener: Listener): Freshness {
  const generations: Record<Topic, number> = { public: 0, people: 0 };
  const forgets: { readonly topic: Topic; readonly forget: () => void }[] = [];

  function changed(topic: Topic): void {
    generations[topic] += 1;
    for (const entry of forgets) if (entry.topic === topic) entry.forget();
  }

  listener.onHeard('spadille_changes', (payload) =>
    TOPICS.filter((topic) => topic === payload).forEach(changed),
  );
  listener.onGap(() => TOPICS.forEach(changed));
  return {
    isSure: () => listener.isSure(),
    generation: (topic) => generations[topic],
    changed,
    onChange: (topic, forget) => void forgets.push({ topic, forget }),
  };
}
