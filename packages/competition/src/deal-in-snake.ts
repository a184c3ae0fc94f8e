/**
 * Deals teams into pools in the order of their seeding: 0, 1, 2, 2, 1, 0, 0, 1 … Those that are fixed keep their pool and
 * take up a place there. @param fixedIn the pool of each team in the order of the seeding, null for one that is free
 * @returns the pool of each team
 */
export function dealInSnake(fixedIn: readonly (number | null)[], pools: number): readonly number[] {
  const open = openPlaces(fixedIn, pools);
  let turn = 0;
  const next = (): number => {
    for (;;) {
      const pool = snake(turn, pools);
      turn += 1;
      const places = open[pool] ?? 0;
      if (places === 0) continue;
      open[pool] = places - 1;
      return pool;
    }
  };
  return fixedIn.map((fixed) => fixed ?? next());
}

/** The pool whose turn it is, to and fro. */
function snake(turn: number, pools: number): number {
  const [row, column] = [Math.floor(turn / pools), turn % pools];
  return row % 2 === 0 ? column : pools - 1 - column;
}

/** How many free teams each pool takes: always one more to the smallest, among equals the first by the snake's last row. */
function openPlaces(fixedIn: readonly (number | null)[], pools: number): number[] {
  const fixed = Array.from({ length: pools }, (_, pool) => fixedIn.filter((one) => one === pool).length);
  const sizes = [...fixed];
  const backwards = Math.floor(fixedIn.length / pools) % 2 === 1;
  for (let placed = fixed.reduce((sum, one) => sum + one, 0); placed < fixedIn.length; placed += 1) {
    const least = Math.min(...sizes);
    const smallest = backwards ? sizes.lastIndexOf(least) : sizes.indexOf(least);
    sizes[smallest] = least + 1;
  }
  return sizes.map((size, pool) => size - (fixed[pool] ?? 0));
}
