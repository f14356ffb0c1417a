/** The row behind this one; the first of a list that it has left, as a decision takes it out of most. */
export function nextAfter<Row extends { id: number }>(id: number, rows: readonly Row[]): Row | undefined {
  return rows[rows.findIndex((row) => row.id === id) + 1];
}
