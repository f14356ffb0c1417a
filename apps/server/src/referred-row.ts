/**
 * The row that a reference leads to. A foreign key guarantees it (decision 0044), which the type of a query cannot
 * express.
 * @throws when there is none
 */
export function referredRow<Row>(row: Row | undefined): Row {
  if (row === undefined)
    throw new Error('A foreign key leads to no row: the database was changed without it.');
  return row;
}
