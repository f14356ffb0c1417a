import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and money end at one line. @default 'start' */
  align?: 'start' | 'end';
  /** Only for screen readers: a column of buttons. */
  headerHidden?: boolean;
}
