import type { Contract } from '@urzad/contract';
import {
  type FieldErrorCode,
  formatBankAccount,
  isBankAccount,
  isIsoDate,
  normaliseBankAccount,
  parsePrice,
  toPriceText,
} from '@urzad/domain';

/** The values of the form; those of the children are texts until they are sent. */
export interface TermsValues {
  bank_account_number: string;
  return_deadline: string;
  care: { care_start: string; care_months: string; planned_cost: string }[];
}

type Child = Contract['care'][number];
/** What the form shows of a contract. */
interface Terms extends Pick<Contract, 'bank_account_number' | 'return_deadline'> {
  care: readonly Pick<Child, 'care_start' | 'care_months' | 'planned_cost'>[];
}
/** What is sent with it. */
interface SetTerms extends Pick<Contract, 'row_version'> {
  care: readonly Pick<Child, 'position'>[];
}

export function termsValuesOf({ bank_account_number, return_deadline, care }: Terms): TermsValues {
  return {
    bank_account_number: formatBankAccount(bank_account_number),
    return_deadline: return_deadline ?? '',
    care: care.map(({ care_start, care_months, planned_cost }) => ({
      care_start,
      care_months: care_months === null ? '' : String(care_months),
      planned_cost: planned_cost === null ? '' : toPriceText(planned_cost),
    })),
  };
}

/** What is wrong, by the path of the field. */
export function termsErrors({
  bank_account_number,
  return_deadline,
  care,
}: TermsValues): Record<string, FieldErrorCode> {
  const found: [string, FieldErrorCode][] = care.flatMap((child, at) => careErrors(child, at));
  return {
    ...(bank_account_number !== '' &&
      !isBankAccount(bank_account_number) && { bank_account_number: 'not-valid-bank-account' as const }),
    ...(return_deadline !== '' &&
      !isIsoDate(return_deadline) && { return_deadline: 'not-valid-date' as const }),
    ...Object.fromEntries(found),
  };
}

function careErrors(
  { care_start, care_months, planned_cost }: TermsValues['care'][number],
  at: number,
): [string, FieldErrorCode][] {
  return [
    ...(isIsoDate(care_start) ? [] : [[`care.${at}.care_start`, dayError(care_start)] as const]),
    ...(/^[1-9][0-9]{0,2}$/.test(care_months)
      ? []
      : [[`care.${at}.care_months`, 'not-valid-number'] as const]),
    ...((parsePrice(planned_cost) ?? 0) > 0
      ? []
      : [[`care.${at}.planned_cost`, 'not-valid-decimal'] as const]),
  ].map(([path, code]) => [path, code]);
}

/** The body of the request, of values without errors. */
export function termsBody(values: TermsValues, { row_version, care }: SetTerms) {
  const { bank_account_number, return_deadline } = values;
  return {
    row_version,
    bank_account_number: normaliseBankAccount(bank_account_number),
    return_deadline: isIsoDate(return_deadline) ? return_deadline : null,
    care: care.map(({ position }, at) => {
      const { care_start = '', care_months = '', planned_cost = '' } = values.care[at] ?? {};
      if (!isIsoDate(care_start)) throw new Error(`${care_start} is no day.`);
      return {
        position,
        care_start,
        care_months: Number(care_months),
        planned_cost: parsePrice(planned_cost) ?? 0,
      };
    }),
  };
}

function dayError(text: string): FieldErrorCode {
  return text === '' ? 'is-empty' : 'not-valid-date';
}
