/** [choice] Nobody sees that what he follows is a second old. */
const KEEP_MS = 1000;

/**
 * Makes of many asking for the same thing one work a second: who asks while it is under way, or within a second of its
 * beginning, is given what comes of it; unless `generation` has grown since it was begun, because then it may be of
 * before a change that he knows of. Work that failed is not kept.
 */
export function onceASecond<T>(
  generation: () => number,
): (key: string, work: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { readonly begun: number; readonly result: Promise<T> }>();
  return (key, work) => {
    const own = `${generation()} ${key}`;
    const now = performance.now();
    for (const [each, { begun }] of kept) if (now - begun >= KEEP_MS) kept.delete(each);
    const before = kept.get(own);
    if (before) return before.result;
    const result = work();
    kept.set(own, { begun: now, result });
    result.catch(() => kept.delete(own));
    return result;
  };
}
