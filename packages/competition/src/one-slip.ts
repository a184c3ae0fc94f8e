/** Whether two texts are the same but for one letter more, less or other, or two beside each other that changed places. */
export function isOneSlipApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const turned = short[at] === long[at + 1] && short[at + 1] === long[at];
  return turned && short.slice(at + 2) === long.slice(at + 2);
}
