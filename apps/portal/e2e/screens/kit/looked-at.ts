/**
 * The audit looks at every row. `npm test` looks at the last one of each address on each side of the desk: the states of
 * a screen differ by widgets, which their stories hold.
 *
 * @param isOffice whether somebody of the office looks
 */
export function lookedAt<Row extends { path: string }>(
  rows: readonly Row[],
  isOffice: (row: Row) => boolean,
): readonly Row[] {
  if (process.env.AUDIT) return rows;
  const screenOf = (row: Row) => `${isOffice(row)} ${row.path.replace(/\?.*/, '').replaceAll(/\d+/g, ':id')}`;
  return [...new Map(rows.map((row) => [screenOf(row), row])).values()];
}
