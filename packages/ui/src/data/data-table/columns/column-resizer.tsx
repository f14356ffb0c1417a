import type { DataTableLabels } from '../data-table.labels';
import { COLUMN_WIDTH } from './data-column';
import { useColumnEdge } from './use-column-edge';

interface ColumnResizerProps {
  header: string;
  width: number;
  /** Every step of a drag. */
  onDrag: (width: number) => void;
  /** The width that stays; `undefined` for the column's own. */
  onResize: (width: number | undefined) => void;
  words: DataTableLabels;
}

/** The edge of a column: dragged, or moved with the arrow keys. A double click resets the column to its own width. */
export function ColumnResizer({ header, words, ...edge }: ColumnResizerProps) {
  const { now, isDragged, handlers } = useColumnEdge(edge);

  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved; a separator with a value is the pattern for it.
    <span
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={words.width(header)}
      aria-valuenow={now}
      aria-valuemin={COLUMN_WIDTH.min}
      aria-valuemax={COLUMN_WIDTH.max}
      aria-valuetext={words.pixels(now)}
      data-state={isDragged ? 'dragged' : 'still'}
      className="u:column-edge"
      {...handlers}
    />
  );
}
