/** Numbers that look random and come again with the same seed (mulberry32). */
export interface Random {
  /** From 0 to below `end`. */
  below(end: number): number;
  /** Whether something happens that happens in `percent` of all cases. */
  chance(percent: number): boolean;
  pick<Item>(items: readonly Item[]): Item | undefined;
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: (items) => items[below(items.length)],
  };
}
