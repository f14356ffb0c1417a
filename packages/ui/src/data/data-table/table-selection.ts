import type { ReactNode } from 'react';

/** The keys of the selected rows; `all`, only with `remote`, means every row that passes the filters, on all pages. */
export type SelectedKeys = ReadonlySet<string> | 'all';

export interface TableSelection<Row> {
  keys: SelectedKeys;
  onChange: (keys: SelectedKeys) => void;
  /** Names the row for its checkbox: the applicant or the number. */
  nameOf: (row: Row) => string;
  /** Buttons for what is selected; shown in a bar of their own, so that columns never move. */
  actions?: ReactNode;
}

export type SelectionState = 'all' | 'some' | 'none';

export function isSelected(keys: SelectedKeys, key: string): boolean {
  return keys === 'all' || keys.has(key);
}

/** Of the rows in sight: all, some or none are selected. Rows elsewhere do not count. */
export function selectionOf(keys: SelectedKeys, inSight: readonly string[]): SelectionState {
  const count = inSight.filter((key) => isSelected(keys, key)).length;
  if (count === 0) return 'none';
  return count === inSight.length ? 'all' : 'some';
}

/** The selection after the box of the header: every row in sight joins it, or all of them leave. */
export function withAll(keys: SelectedKeys, inSight: readonly string[]): SelectedKeys {
  const seen = new Set(inSight);
  const rest = keys === 'all' ? [] : [...keys].filter((key) => !seen.has(key));
  return new Set(selectionOf(keys, inSight) === 'all' ? rest : [...rest, ...inSight]);
}

/** A row joins or leaves. One that leaves a selection of everything leaves the rows in sight behind. */
export function withToggled(
  keys: SelectedKeys,
  key: string,
  inSight: readonly string[],
): ReadonlySet<string> {
  const next = new Set(keys === 'all' ? inSight : keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
