import { type IsoDate, partsOf, toIsoDate } from '@urzad/domain';

/** The calendar library counts in local dates; only year, month and day of them are ever read. */
export function toLocalDate(day: IsoDate): Date {
  const { year, month, day: dayOfMonth } = partsOf(day);
  return new Date(year, month - 1, dayOfMonth);
}

export function fromLocalDate(date: Date): IsoDate | undefined {
  return toIsoDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
}
