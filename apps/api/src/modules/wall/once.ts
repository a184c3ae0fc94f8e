/**
 * Makes of several asking for the same thing at once one work: who asks while it is under way is given what comes of it,
 * unless `generation` has grown since it was begun, because then it may be of before a change that he knows of.
 */
export function onceAtATime<T>(
  generation: () => number,
): (key: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, work) => {
    const own = `${generation()} ${key}`;
    const before = underWay.get(own);
    if (before) return before;
    const working = work().finally(() => underWay.delete(own));
    underWay.set(own, working);
    return working;
  };
}
