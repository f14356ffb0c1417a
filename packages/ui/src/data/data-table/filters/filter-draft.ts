import {
  type ColumnFilter,
  type ColumnType,
  type ColumnValue,
  columnText,
  type FieldErrorCode,
  fieldErrorText,
  isEmptyCell,
  isIsoDate,
  isTimeOfDay,
  type Locale,
  parseNumber,
  parsePrice,
  toPriceText,
} from '@urzad/domain';
import type { DataColumn } from '../columns/data-column';

/** The typed text of one column's filter; for a range the values of its two fields. */
export interface FilterDraft {
  text: string;
  from: string;
  to: string;
  values: readonly string[];
}

export const FILTER_ENDS = ['from', 'to'] as const;
export type FilterEnd = (typeof FILTER_ENDS)[number];

export const EMPTY_DRAFT: FilterDraft = { text: '', from: '', to: '', values: [] };

type Column = Pick<DataColumn<never>, 'type' | 'options'>;

export function draftOf({ type }: Column, filter: ColumnFilter | undefined): FilterDraft {
  if (filter?.kind === 'contains') return { ...EMPTY_DRAFT, text: filter.text };
  if (filter?.kind === 'options') return { ...EMPTY_DRAFT, values: filter.values };
  if (!filter) return EMPTY_DRAFT;
  return { ...EMPTY_DRAFT, from: boundText(type, filter.from), to: boundText(type, filter.to) };
}

/** The filter of a draft without errors. */
export function filterOf({ type, options }: Column, draft: FilterDraft): ColumnFilter {
  if (options) return { kind: 'options', values: draft.values };
  if (type === 'text') return { kind: 'contains', text: draft.text.trim() };
  return { kind: 'range', from: boundOf(type, draft.from) ?? null, to: boundOf(type, draft.to) ?? null };
}

/** The error of one end of a range: no such value, or an end before the beginning. */
export function endError(
  type: ColumnType,
  draft: FilterDraft,
  end: FilterEnd,
  locale: Locale,
): string | undefined {
  if (type === 'text') return undefined;
  const bound = boundOf(type, draft[end]);
  if (bound === undefined) return fieldErrorText(NOT_VALID[type], locale);

  const least = boundOf(type, draft.from);
  if (end === 'from' || isEmptyCell(bound) || isEmptyCell(least) || least <= bound) return undefined;
  return typeof least === 'number'
    ? fieldErrorText('is-too-small', locale, { n: columnText(type, least, locale) })
    : fieldErrorText('not-valid-range', locale);
}

/** The ends of a range of timestamps are days. */
const NOT_VALID: Record<Exclude<ColumnType, 'text'>, FieldErrorCode> = {
  number: 'not-valid-decimal',
  price: 'not-valid-price',
  date: 'not-valid-date',
  time: 'not-valid-time',
  datetime: 'not-valid-date',
};

/** One end of a range, parsed; `null` for an empty one, `undefined` for other text. */
function boundOf(type: ColumnType, text: string): string | number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  if (type === 'number') return parseNumber(typed);
  if (type === 'price') return parsePrice(typed);
  if (type === 'time') return isTimeOfDay(typed) ? typed : undefined;
  return isIsoDate(typed) ? typed : undefined;
}

function boundText(type: ColumnType, bound: ColumnValue): string {
  if (isEmptyCell(bound)) return '';
  return type === 'price' ? toPriceText(Number(bound)) : String(bound);
}
