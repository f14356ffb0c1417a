import type { Recovery } from '@urzad/contract';
import { type IsoDate, isIsoDate, parsePrice, toPriceText } from '@urzad/domain';
import { type Due, recoveryInterest, recoveryParts } from '@urzad/grants';

/** The form of what a participant has returned. */
export interface ReturnValues {
  date: string;
  amount: string;
  bank_ref: string;
}

export type ReturnError = 'date' | 'amount';

/** Yearly rates of interest. */
type Rates = Parameters<typeof recoveryInterest>[1];

/** What is owed, with the rates at which it bears interest. */
type Returned = Pick<Recovery, 'left' | 'paid_date' | 'returns'> & { rates: Rates };

/** All that is owed, today. */
export function returnValuesOf({ due }: Pick<Recovery, 'due'>, today: IsoDate): ReturnValues {
  return { date: today, amount: toPriceText(due), bank_ref: '' };
}

/** The first day that may be booked: that of the payment, or of the last return. */
export function firstDayOf({ paid_date, returns }: Omit<Returned, 'rates'>): IsoDate {
  return returns.at(-1)?.date ?? paid_date;
}

/** What is owed on a day; undefined for a text that is none. */
export function dueOn({ left, paid_date, rates }: Returned, day: string): Due | undefined {
  if (!isIsoDate(day) || day < paid_date) return undefined;
  const reckoned = recoveryInterest({ principal: left, paid: paid_date, returned: day }, rates);
  return reckoned && { principal: left, interest: reckoned.interest };
}

/** How the typed sum is divided; undefined while it is none, or more than is owed. */
export function partsOf(
  of: Returned,
  { date, amount }: Pick<ReturnValues, 'date' | 'amount'>,
): Due | undefined {
  const due = dueOn(of, date);
  return due && recoveryParts(parsePrice(amount) ?? 0, due);
}

export function returnErrors(
  of: Returned,
  values: ReturnValues,
  today: IsoDate,
): Partial<Record<keyof ReturnValues, ReturnError>> {
  const { date } = values;
  const isDay = isIsoDate(date) && date >= firstDayOf(of) && date <= today;
  if (!isDay) return { date: 'date' };
  return partsOf(of, values) ? {} : { amount: 'amount' };
}
