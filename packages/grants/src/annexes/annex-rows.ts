import {
  formatBankAccount,
  formatMoney,
  type Grosze,
  getIsoDate,
  isIsoDate,
  type Locale,
  longDateText,
  monthText,
  type Option,
  optionOf,
} from '@urzad/domain';
import { CARE_FORM } from '../dictionaries/dictionaries';

/** What a row of the table „było / jest” is about. */
export const ANNEX_FIELDS = {
  provider: { pl: 'Kto sprawuje opiekę', en: 'Who cares for the child', type: 'text' },
  register_no: { pl: 'Numer w rejestrze', en: 'Number in the register', type: 'text' },
  care_form: { pl: 'Forma opieki', en: 'Form of care', type: 'care_form' },
  planned_cost: { pl: 'Koszt miesięczny', en: 'Monthly cost', type: 'money' },
  date_to: { pl: 'Dofinansowanie do dnia', en: 'Co-funding until', type: 'date' },
  born_date: { pl: 'Data urodzenia dziecka', en: 'Date of birth of the child', type: 'date' },
  suspended: { pl: 'Miesiące zawieszone', en: 'Suspended months', type: 'months' },
  amount: { pl: 'Dofinansowanie najwyżej', en: 'Co-funding at most', type: 'money' },
  bank_account_number: { pl: 'Rachunek do wypłat', en: 'Account for payments', type: 'account' },
  contract_to: { pl: 'Umowa do dnia', en: 'Contract until', type: 'date' },
  amount_max: { pl: 'Kwota maksymalna umowy', en: 'Maximum amount of the contract', type: 'money' },
  text: { pl: 'Inne postanowienia', en: 'Other provisions', type: 'text' },
} as const satisfies Record<string, { pl: string; en: string; type: string }>;
export type AnnexField = keyof typeof ANNEX_FIELDS;
export const ANNEX_FIELD_CODES = Object.keys(ANNEX_FIELDS).filter(isAnnexField);

/** One row of the table „było / jest”. Values are as they are stored; `annexValueText` says them. */
export interface AnnexRowOf {
  field: AnnexField;
  /** Of the support of this child; `null`: of the whole contract. */
  child: string | null;
  /** Words of the office in place of those of the field. */
  label: string | null;
  before: string;
  after: string;
}

/** A value of the table as people read it. @param reading `forms`: forms of care in the words of the office */
export function annexValueText(
  field: AnnexField,
  value: string,
  { locale = 'pl', forms = CARE_FORM }: { locale?: Locale; forms?: readonly Option[] } = {},
): string {
  if (value === '') return '–';
  switch (ANNEX_FIELDS[field].type) {
    case 'money':
      return formatMoney(Number(value) as Grosze);
    case 'date':
      return isIsoDate(value) ? longDateText(getIsoDate(value), locale) : value;
    case 'care_form':
      return optionOf(forms, value)?.[locale] ?? value;
    case 'months':
      return value
        .split(',')
        .map((month) => monthText(month, locale))
        .join(', ');
    case 'account':
      return formatBankAccount(value);
    default:
      return value;
  }
}

/** What a row is about, in words. */
export function annexRowLabel(
  { field, child, label }: Omit<AnnexRowOf, 'before' | 'after'>,
  locale: Locale = 'pl',
) {
  const words = label ?? ANNEX_FIELDS[field][locale];
  return child === null ? words : `${child}: ${words}`;
}

function isAnnexField(text: string): text is AnnexField {
  return Object.hasOwn(ANNEX_FIELDS, text);
}
