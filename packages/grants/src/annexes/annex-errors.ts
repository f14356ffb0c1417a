import { type IsoDate, isBankAccount, partsOf } from '@urzad/domain';
import { monthOfDay } from '../co-fundings/month-status';
import type { AnnexChange, CoFundingChange } from './annex-change';
import { type AnnexParams, afterAnnex, monthsLeft, rowsAllowed, type Support } from './annex-schedule';

export type AnnexErrors = Record<
  string,
  'not-valid' | 'not-valid-date' | 'is-too-big' | 'not-valid-bank-account'
>;

interface AnnexFacts {
  /** By the id of the co-funding. */
  supports: ReadonlyMap<number, Support>;
  valid_from: IsoDate;
  /** The first day from which this officer may let it hold. */
  earliest: IsoDate;
  today: IsoDate;
  params: AnnexParams;
}

/** What is wrong with the changes of an annex, by the path of the field; co-fundings that are not known are none of it. */
export function annexErrors({ care, bank_account_number }: AnnexChange, facts: AnnexFacts): AnnexErrors {
  const { supports, valid_from, earliest } = facts;
  const isRefused = partsOf(valid_from).day !== 1 || valid_from < earliest;
  return {
    ...(isRefused && { valid_from: 'not-valid-date' as const }),
    ...(bank_account_number !== null &&
      !isBankAccount(bank_account_number) && { bank_account_number: 'not-valid-bank-account' as const }),
    ...Object.fromEntries(
      care.flatMap((change, at) => {
        const support = supports.get(change.id_grant);
        const errors = support ? careErrors(change, support, facts) : {};
        return Object.entries(errors).map(([field, code]) => [`care.${at}.${field}`, code] as const);
      }),
    ),
  };
}

function careErrors(change: CoFundingChange, support: Support, facts: AnnexFacts): AnnexErrors {
  const { valid_from, today, params } = facts;
  const { care_form, date_to, born_date, suspended } = change;
  const errors: AnnexErrors = {};
  if (care_form !== null && (!params.care_forms.includes(care_form) || params.cap[care_form] === undefined)) {
    errors.care_form = 'not-valid';
  }
  if (born_date !== null && born_date > today) errors.born_date = 'not-valid-date';
  if (date_to !== null && date_to < valid_from) errors.date_to = 'not-valid-date';
  if (suspended && !isWithin(suspended.months, support, valid_from)) errors.suspended = 'not-valid';
  if (Object.keys(errors).length > 0) return errors;

  const { after } = afterAnnex(support, change, { valid_from, params });
  if (!after)
    return { [date_to === null && born_date === null ? 'valid_from' : 'date_to']: 'not-valid-date' };
  // A day that the months of the call, or the age of the child, do not reach.
  const isBeyond = date_to !== null && date_to > after.date_to && date_to > support.date_to;
  const isFull = after.months >= rowsAllowed(support, { valid_from, params });
  return isBeyond ? { date_to: isFull ? 'is-too-big' : 'not-valid-date' } : {};
}

function isWithin(months: readonly string[], support: Support, valid_from: IsoDate): boolean {
  const left = new Set(monthsLeft(support, valid_from).filter((month) => month >= monthOfDay(valid_from)));
  return new Set(months).size === months.length && months.every((month) => left.has(month));
}
