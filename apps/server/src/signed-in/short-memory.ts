/** A writer that is not this process is noticed after this time at the latest. */
const REMEMBERED_MS = 2_000;
const REMEMBERED_ROWS = 5_000;

export interface ShortMemory<Row> {
  /** The row, as it was read at most two seconds before `now` (technical time) and not before the last `forget`. */
  find(key: string, now: Date): Promise<Row | undefined>;
  /** Everything is read anew from here on. To be called as soon as something was written. */
  forget(): void;
}

/** Spares the database a question that every request asks. What is not there is asked for each time. */
export function shortMemory<Row>(read: (key: string) => Promise<Row | undefined>): ShortMemory<Row> {
  const rows = new Map<string, { row: Row; readAt: number }>();
  let generation = 0;

  return {
    async find(key, now) {
      const known = rows.get(key);
      // A clock that was set back makes nothing younger.
      const age = known ? now.getTime() - known.readAt : Number.NaN;
      if (known && age >= 0 && age < REMEMBERED_MS) return known.row;

      const begun = generation;
      const row = await read(key);
      // Somebody wrote while we read: perhaps this is the row from before.
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
