/** What is asked of an element of the page. */
interface Boxed {
  readonly isConnected: boolean;
  getBoundingClientRect: () => Pick<DOMRect, 'top' | 'bottom'>;
}

/** A message in sight, and how far below the top of the box it begins, in px; negative when it begins above. */
export interface KeptRow<Row extends Boxed = Boxed> {
  row: Row;
  below: number;
}

/** The first row of which something is in sight below `top`. */
export function rowInSight<Row extends Boxed>(rows: Iterable<Row>, top: number): KeptRow<Row> | undefined {
  for (const row of rows) {
    const at = row.getBoundingClientRect();
    if (at.bottom > top) return { row, below: at.top - top };
  }
  return undefined;
}

/** How far the box has to be scrolled, in px, so that the row is where it was; 0 for one that is shown no more. */
export function wayBackTo({ row, below }: KeptRow, top: number): number {
  return row.isConnected ? row.getBoundingClientRect().top - top - below : 0;
}
