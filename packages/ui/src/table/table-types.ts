import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and money end at one line. @default 'start' */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Only for screen readers: a column of buttons. */
  headerHidden?: boolean;
}

export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface TableSelection<Row> {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
  /** Names the row for its checkbox: the applicant or the number. */
  nameOf: (row: Row) => string;
  /** Buttons for what is selected; shown in a bar of their own, so that columns never move. */
  actions?: ReactNode;
}

/** A click on a header: the same column turns round, another starts ascending. */
export function nextSort(sort: TableSort | undefined, key: string): TableSort {
  const turned = sort?.key === key && sort.direction === 'ascending';
  return { key, direction: turned ? 'descending' : 'ascending' };
}

/** Of the rows in sight: all, some or none are selected. Rows of other pages do not count. */
export function selectionOf(keys: ReadonlySet<string>, inSight: readonly string[]): 'all' | 'some' | 'none' {
  const count = inSight.filter((key) => keys.has(key)).length;
  if (count === 0) return 'none';
  return count === inSight.length ? 'all' : 'some';
}

/** The selection after the box of the header: every row in sight joins it, or all of them leave. */
export function withAll(keys: ReadonlySet<string>, inSight: readonly string[]): ReadonlySet<string> {
  const rest = [...keys].filter((key) => !inSight.includes(key));
  return new Set(selectionOf(keys, inSight) === 'all' ? rest : [...rest, ...inSight]);
}

export function withToggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
