/** A write of another process is noticed after this time at the latest. */
const REMEMBERED_MS = 2_000;
const REMEMBERED_ROWS = 5_000;

export interface ShortMemory<Row> {
  /** The row, as it was read at most two seconds before `now` (technical time) and not before the last `forget`. */
  find(key: string, now: Date): Promise<Row | undefined>;
  /** Empties the cache. To be called after each write. */
  forget(): void;
}

/** A cache of rows for two seconds, as every request asks for its session. A missing row is not cached. */
export function shortMemory<Row>(read: (key: string) => Promise<Row | undefined>): ShortMemory<Row> {
  const rows = new Map<string, { row: Row; readAt: number }>();
  let generation = 0;

  return {
    async find(key, now) {
      const known = rows.get(key);
      // After the clock was set back an entry counts as expired.
      const age = known ? now.getTime() - known.readAt : Number.NaN;
      if (known && age >= 0 && age < REMEMBERED_MS) return known.row;

      const begun = generation;
      const row = await read(key);
      // A write happened during the read: the row may be the old one, and is not cached.
      if (row === undefined || begun !== generation) return row;
      if (rows.size >= REMEMBERED_ROWS) rows.clear();
      rows.set(key, { row, readAt: now.getTime() });
      return row;
    },
    forget() {
      generation += 1;
      rows.clear();
    },
  };
}
