import type { Contract } from '@urzad/contract';
import {
  COUNTED,
  countText,
  formatBankAccount,
  formatMoney,
  type Locale,
  longDateText,
  type Option,
  optionOf,
} from '@urzad/domain';
import { CARE_FORM } from '@urzad/grants';

/** One value of a contract beside that of the registration. */
export interface ComparedTerm {
  key: string;
  label: string;
  /** Of the registration; empty where it has none. */
  before: string;
  /** Of the contract. */
  after: string;
  differs: boolean;
}

/** The names of the values. */
export interface TermLabels {
  child: string;
  careForm: string;
  provider: string;
  start: string;
  months: string;
  cost: string;
  account: string;
  returnDeadline: string;
  period: string;
  amount: string;
}

type Child = Pick<
  Contract['care'][number],
  'firstname' | 'lastname' | 'care_form' | 'care_start' | 'care_months' | 'planned_cost' | 'provider'
>;

type Terms = Pick<
  Contract,
  'registered' | 'bank_account_number' | 'return_deadline' | 'date_from' | 'date_to' | 'amount_max'
>;

/**
 * What a contract says, beside what the registration says: what its documents changed can be seen.
 * @param reading `forms`: forms of care in the words of the office
 */
export function comparedTerms(
  { care, registered, ...contract }: Terms & { care: readonly Child[] },
  labels: TermLabels,
  reading: { locale: Locale; forms?: readonly Option[] },
): ComparedTerm[] {
  const { locale, forms = CARE_FORM } = reading;
  if (!registered) return [];
  const day = (date: string | null) =>
    date ? longDateText(date as `${number}-${number}-${number}`, locale) : '';
  const period = (of: Pick<Contract, 'date_from' | 'date_to'>) =>
    of.date_from && of.date_to ? `${day(of.date_from)} – ${day(of.date_to)}` : '';
  const several = care.length > 1;
  const term = (key: string, label: string, before: string, after: string): ComparedTerm => ({
    ...{ key, label, before, after },
    differs: before !== after,
  });

  return [
    ...care.flatMap((child, at) => {
      const of = registered.children[at] ?? child;
      const name = (label: string) => (several ? `${label}: ${child.firstname}` : label);
      const line = (key: string, label: string, textOf: (one: Child) => string) =>
        term(`${at}.${key}`, name(label), textOf(of), textOf(child));
      return [
        line('child', labels.child, ({ firstname, lastname }) => `${firstname} ${lastname}`),
        line('care_form', labels.careForm, ({ care_form }) => optionOf(forms, care_form)?.[locale] ?? ''),
        line('provider', labels.provider, ({ provider: { name: who, register_no, city } }) =>
          [who, register_no, city].filter(Boolean).join(', '),
        ),
        line('care_start', labels.start, ({ care_start }) => day(care_start)),
        line('care_months', labels.months, ({ care_months }) =>
          care_months === null ? '' : countText(care_months, COUNTED.month, locale),
        ),
        line('planned_cost', labels.cost, ({ planned_cost }) =>
          planned_cost === null ? '' : formatMoney(planned_cost),
        ),
      ];
    }),
    term('period', labels.period, period(registered), period(contract)),
    term('amount', labels.amount, formatMoney(registered.amount_max), formatMoney(contract.amount_max)),
    term(
      'account',
      labels.account,
      formatBankAccount(registered.bank_account_number),
      formatBankAccount(contract.bank_account_number),
    ),
    term('return', labels.returnDeadline, day(registered.return_deadline), day(contract.return_deadline)),
  ];
}
