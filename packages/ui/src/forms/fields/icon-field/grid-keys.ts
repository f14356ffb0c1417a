export interface GridShape {
  columns: number;
  count: number;
  /** Visible rows, the step of Page Up and Page Down. */
  rows: number;
  isRtl: boolean;
}

interface Press {
  key: string;
  ctrlKey: boolean;
}

/**
 * The cell that a key leads to in a grid that is filled row by row; `up` above the top row, `undefined` for other
 * keys.
 */
export function cellAfter({ key, ctrlKey }: Press, at: number, shape: GridShape): number | 'up' | undefined {
  const { columns, count, rows, isRtl } = shape;
  const last = count - 1;
  const rowStart = at - (at % columns);
  const rowEnd = Math.min(rowStart + columns - 1, last);
  const forward = isRtl ? -1 : 1;

  switch (key) {
    case 'ArrowRight':
      return within(at + forward, last);
    case 'ArrowLeft':
      return within(at - forward, last);
    case 'ArrowDown':
      return at + columns <= last ? at + columns : rowEnd === last ? at : last;
    case 'ArrowUp':
      return at < columns ? 'up' : at - columns;
    case 'Home':
      return ctrlKey ? 0 : rowStart;
    case 'End':
      return ctrlKey ? last : rowEnd;
    case 'PageDown':
      return within(at + columns * rows, last);
    case 'PageUp':
      return within(at - columns * rows, last);
    default:
      return undefined;
  }
}

function within(at: number, last: number): number {
  return Math.max(0, Math.min(at, last));
}
