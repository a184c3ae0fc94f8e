/** Orders items best first, into groups that compare as level. Level items stay in the order given. */
export function levelGroups<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
): readonly (readonly T[])[] {
  const groups: T[][] = [];
  for (const item of [...items].sort(compare)) {
    const last = groups.at(-1);
    if (last && compare(last[0] as T, item) === 0) last.push(item);
    else groups.push([item]);
  }
  return groups;
}
