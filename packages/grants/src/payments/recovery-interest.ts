import { addDays, daysBetween, type Grosze, type IsoDate, roundHalfUp } from '@urzad/domain';
import type { InterestRate } from '../dictionaries/office-dictionaries';

type Rate = Pick<InterestRate, 'rate' | 'valid_from'>;

/** Days of one rate, both included. */
export interface InterestPeriod {
  from: IsoDate;
  to: IsoDate;
  days: number;
  /** Yearly, in basis points. */
  rate: number;
}

export interface RecoveryInterest {
  days: number;
  /** Whole złoty, in grosze. */
  interest: Grosze;
  /** What it is the sum of, the first one first. */
  periods: InterestPeriod[];
}

interface Owed {
  /** What is to be returned. */
  principal: Grosze;
  /** The day of its payment, which is not counted. */
  paid: IsoDate;
  /** The day of its return, which is. */
  returned: IsoDate;
}

/** A year of interest has this many days, a leap year too (Ordynacja podatkowa, art. 53-56). */
const YEAR = 365;

/**
 * Interest of a recovery, as for tax arrears: simple, each day at its rate, in whole złoty (Order §12; Ordynacja art. 63).
 * @returns `undefined` where the first day has no rate
 */
export function recoveryInterest(
  { principal, paid, returned }: Owed,
  rates: readonly Rate[],
): RecoveryInterest | undefined {
  const periods = periodsBetween(addDays(paid, 1), returned, rates);
  if (!periods) return undefined;
  const days = periods.reduce((sum, period) => sum + period.days, 0);
  const weighed = periods.reduce((sum, period) => sum + period.days * period.rate, 0);
  // Rounded once, so that no rounded part is rounded again.
  const interest = roundHalfUp(principal * weighed, 10_000 * YEAR * 100) * 100;
  return { days, interest, periods };
}

/** No period of a return on the day of the payment, which bears no interest. */
function periodsBetween(first: IsoDate, last: IsoDate, rates: readonly Rate[]): InterestPeriod[] | undefined {
  const inOrder = rates.toSorted((one, other) => one.valid_from.localeCompare(other.valid_from));
  if (!inOrder.some(({ valid_from }) => valid_from <= first)) return undefined;

  return inOrder.flatMap(({ rate, valid_from }, at) => {
    const next = inOrder[at + 1];
    const from = valid_from > first ? valid_from : first;
    const until = next ? addDays(next.valid_from, -1) : last;
    const to = until < last ? until : last;
    return from > to ? [] : [{ from, to, days: daysBetween(from, to) + 1, rate }];
  });
}
