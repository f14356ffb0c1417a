import { addMonths, type IsoMonth, toIsoDate } from '@urzad/domain';

/** Months in a row: a quarter of the year. */
export const COLUMNS = 3;
const YEAR = 12;

export const yearOf = (dayOrMonth: string) => Number(dayOrMonth.slice(0, 4));

/** The month of a year by its index, from 0. */
export function monthAt(year: number, index: number): IsoMonth {
  return `${String(year).padStart(4, '0')}-${String(index + 1).padStart(2, '0')}`;
}

/** From 0 for January. */
export const monthIndex = (month: IsoMonth) => Number(month.slice(5)) - 1;

/** The month that a key leads to, also in another year; `undefined` for other keys. */
export function monthAfter(key: string, month: IsoMonth, isRtl: boolean): IsoMonth | undefined {
  const step = stepOf(key, monthIndex(month) % COLUMNS, isRtl ? -1 : 1);
  const first = toIsoDate(yearOf(month), monthIndex(month) + 1, 1);
  return step === undefined || !first ? undefined : addMonths(first, step).slice(0, 7);
}

function stepOf(key: string, column: number, forward: 1 | -1): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return forward;
    case 'ArrowLeft':
      return -forward;
    case 'ArrowDown':
      return COLUMNS;
    case 'ArrowUp':
      return -COLUMNS;
    case 'Home':
      return -column;
    case 'End':
      return COLUMNS - 1 - column;
    case 'PageDown':
      return YEAR;
    case 'PageUp':
      return -YEAR;
    default:
      return undefined;
  }
}
