import { warsawDate } from '../dates/iso-date';
import { hasWords, searchWords } from '../words/fold-for-search';
import { type ColumnType, type ColumnValue, isEmptyCell } from './column-operations';

/**
 * A filter of a column: words in any order, in any case and with or without diacritics; a range, both ends included; or
 * one of several values.
 */
export type ColumnFilter =
  | { kind: 'contains'; text: string }
  | { kind: 'range'; from: string | number | null; to: string | number | null }
  | { kind: 'options'; values: readonly string[] };

/** Whether the filter excludes anything: an empty text, an open range and no chosen value include every cell. */
export function isNarrowing(filter: ColumnFilter): boolean {
  if (filter.kind === 'contains') return filter.text.trim() !== '';
  if (filter.kind === 'options') return filter.values.length > 0;
  return !isEmptyCell(filter.from) || !isEmptyCell(filter.to);
}

/** A predicate for the cells of one column, prepared once for all of them. An empty cell is in no range. */
export function filterTest(type: ColumnType, filter: ColumnFilter): (value: ColumnValue) => boolean {
  if (!isNarrowing(filter)) return () => true;
  if (filter.kind === 'options') return (value) => filter.values.includes(String(value ?? ''));
  if (filter.kind === 'contains') {
    const words = searchWords(filter.text);
    return (value) => hasWords(String(value ?? ''), words);
  }

  const { from, to } = filter;
  return (value) => {
    if (isEmptyCell(value)) return false;
    // The bounds of timestamps are days of the office.
    const cell = type === 'datetime' ? warsawDate(new Date(value)) : value;
    return (isEmptyCell(from) || cell >= from) && (isEmptyCell(to) || cell <= to);
  };
}
