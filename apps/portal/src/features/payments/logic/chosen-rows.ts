import type { SelectedKeys } from '@urzad/ui/data-table';

interface Row {
  id: number;
  amount: number;
}

/** The chosen claims of this page and of those before: `undefined` is a row that was not seen. */
export function chosenRows<Known extends Row>(
  keys: SelectedKeys,
  known: readonly Known[],
): ReadonlyMap<number, Known> {
  if (keys === 'all') return new Map();
  return new Map(known.filter(({ id }) => keys.has(String(id))).map((row) => [row.id, row]));
}

/** What they come to together. */
export function sumOf(rows: Iterable<Row>): number {
  return [...rows].reduce((sum, { amount }) => sum + amount, 0);
}
