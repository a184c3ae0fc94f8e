/**
 * Lets work for the same key wait for each other: however many requests come for one table, they take one connection to
 * the database, and leave the others to everybody else.
 */
export function takingTurns<K>() {
  const last = new Map<K, Promise<unknown>>();
  return async <T>(key: K, work: () => Promise<T>): Promise<T> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    const settled = turn.catch(() => undefined);
    last.set(key, settled);
    try {
      return await turn;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}
