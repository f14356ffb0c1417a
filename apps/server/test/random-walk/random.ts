/** Numbers that look random and come again with the same seed (mulberry32). */
export interface Random {
  /** From 0 to below `end`. */
  below(end: number): number;
  /** Whether something happens that happens in `percent` of all cases. */
  chance(percent: number): boolean;
  pick<Item>(items: readonly Item[]): Item | undefined;
  /**
   * Mostly one that fits, now and then any of all, to which a step is refused. Each second time the last that fits: an
   * older one may be refused each time, as the annex of a contract whose months are over.
   */
  prefer<Item>(fitting: readonly Item[], all: readonly Item[]): Item | undefined;
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
  const chance = (percent: number) => below(100) < percent;
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)];
  return {
    below,
    chance,
    pick,
    prefer(fitting, all) {
      if (fitting.length === 0 || !chance(90)) return pick(all);
      return chance(50) ? fitting.at(-1) : pick(fitting);
    },
  };
}
