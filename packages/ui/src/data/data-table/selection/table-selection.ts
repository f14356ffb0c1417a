import type { ReactNode } from 'react';

/** The keys of the selected rows; `all`, only with `remote`, means every row that passes the filters, on all pages. */
export type SelectedKeys = ReadonlySet<string> | 'all';

/** The selection of rows, which the caller keeps. */
export interface TableSelection<Row> {
  /** The selected rows. */
  keys: SelectedKeys;
  /** Called with the new selection. */
  onChange: (keys: SelectedKeys) => void;
  /** The name of the row for its checkbox: the applicant or the number. */
  nameOf: (row: Row) => string;
  /** Buttons for the selected rows; shown in a bar of their own, so that columns never move. */
  actions?: ReactNode;
}

export type SelectionState = 'all' | 'some' | 'none';

export function isSelected(keys: SelectedKeys, key: string): boolean {
  return keys === 'all' || keys.has(key);
}

/** Whether all, some or none of the visible rows are selected. Other rows do not count. */
export function selectionOf(keys: SelectedKeys, inSight: readonly string[]): SelectionState {
  const count = inSight.filter((key) => isSelected(keys, key)).length;
  if (count === 0) return 'none';
  return count === inSight.length ? 'all' : 'some';
}

/** The selection after a press of the header's checkbox: all visible rows are added, or all of them removed. */
export function withAll(keys: SelectedKeys, inSight: readonly string[]): SelectedKeys {
  const seen = new Set(inSight);
  const rest = keys === 'all' ? [] : [...keys].filter((key) => !seen.has(key));
  return new Set(selectionOf(keys, inSight) === 'all' ? rest : [...rest, ...inSight]);
}

/** Adds or removes a row. Removing one from a selection of everything leaves the other visible rows. */
export function withToggled(
  keys: SelectedKeys,
  key: string,
  inSight: readonly string[],
): ReadonlySet<string> {
  const next = new Set(keys === 'all' ? inSight : keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
