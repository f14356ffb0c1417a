import { warsawDate } from '../dates/iso-date';
import { foldForSearch } from '../words/polish-order';
import { type ColumnType, type ColumnValue, isEmptyCell } from './column-operations';

/** A text that must be inside, whatever its case and accents; from and to, both included; or one of several values. */
export type ColumnFilter =
  | { kind: 'contains'; text: string }
  | { kind: 'range'; from: string | number | null; to: string | number | null }
  | { kind: 'options'; values: readonly string[] };

/** Whether the filter narrows anything: an empty text, an open range and no chosen value let every cell through. */
export function isNarrowing(filter: ColumnFilter): boolean {
  if (filter.kind === 'contains') return filter.text.trim() !== '';
  if (filter.kind === 'options') return filter.values.length > 0;
  return !isEmptyCell(filter.from) || !isEmptyCell(filter.to);
}

/** A test of one column's cells. What can be prepared once for all cells, is. An empty cell is in no range. */
export function filterTest(type: ColumnType, filter: ColumnFilter): (value: ColumnValue) => boolean {
  if (!isNarrowing(filter)) return () => true;
  if (filter.kind === 'options') return (value) => filter.values.includes(String(value ?? ''));
  if (filter.kind === 'contains') {
    const wanted = foldForSearch(filter.text.trim());
    return (value) => foldForSearch(String(value ?? '')).includes(wanted);
  }

  const { from, to } = filter;
  return (value) => {
    if (isEmptyCell(value)) return false;
    // The bounds of instants are days of the office.
    const cell = type === 'datetime' ? warsawDate(new Date(value)) : value;
    return (isEmptyCell(from) || cell >= from) && (isEmptyCell(to) || cell <= to);
  };
}
