import type { ReactNode } from 'react';
import type { LocaleProp } from '../../foundations/locale/locale';
import type { SmallScreen } from '../../internal/hooks/use-phone';
import type { TableLabels } from './table.labels';

export interface TableProps<Row> extends LocaleProp {
  /** The name of the table. Always read by screen readers, shown with `captionShown`. */
  caption: string;
  /** Shows the caption above the rows. */
  captionShown?: boolean;
  /** The columns, from the start of the line. */
  columns: readonly TableColumn<Row>[];
  /** The rows, in the order in which they are shown. */
  rows: readonly Row[];
  /** A key of the row, unique in the table. */
  rowKey: (row: Row) => string;
  /** Shows placeholder rows, and says that it is loading. */
  loading?: boolean;
  /** Shown instead of rows when there are none: usually an `EmptyState`. */
  empty?: ReactNode;
  /** Rows of 52 or 46 px. @default 'loose' */
  density?: 'loose' | 'dense';
  /**
   * One row on a small screen, usually a `FolderCard`, and wherever the columns do not fit, as with large text.
   * Without it a card with the headers as terms, on small screens only.
   */
  card?: ((row: Row) => ReactNode) | undefined;
  /**
   * The widest screen on which rows are cards: more than five columns do not fit on a tablet with large text.
   * `never`: rows on every screen, which scroll sideways where they do not fit.
   * @default 'phone'
   */
  cardsUpTo?: SmallScreen | 'never';
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<TableLabels>;
}

/** One column of a `Table`. */
export interface TableColumn<Row> {
  /** Unique among the columns. */
  key: string;
  /** The heading of the column, and its term on a card. */
  header: string;
  /** The content of the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** Numbers and money are aligned at the end. @default 'start' */
  align?: 'start' | 'end';
  /** Only for screen readers: a column of buttons. */
  headerHidden?: boolean;
}
