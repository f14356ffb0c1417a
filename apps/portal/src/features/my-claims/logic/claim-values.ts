import { type Grosze, parsePrice, toPriceText } from '@urzad/domain';
import type { ClaimHeader } from '@urzad/grants';

/** The amounts of one item of an invoice, as text. */
export interface TypedItem {
  kind: string;
  amount: string;
  discount: string;
  other_public: string;
  /** Empty: all was paid that a discount and public money leave. */
  paid_amount: string;
}

/** One accounting document with what it is for. The wire repeats the document in each of its lines. */
export interface TypedInvoice {
  /** Files on their way belong to it; the same each time that a claim is opened. */
  key: string;
  document_kind: string;
  document_no: string;
  document_date: string;
  seller_name: string;
  seller_nip: string;
  period_from: string;
  period_to: string;
  paid_date: string;
  paid_form: string;
  /** Total of the document. */
  total: string;
  /** `yes`: each item has its own amount. Otherwise the amounts follow from the total and from `extra`. */
  split: string;
  /** What is more than the cost of the contract: the kind of cost; empty while it is not answered. */
  extra: string;
  /** At least one. */
  items: TypedItem[];
  file_ids: number[];
}

/** Answers about the whole month, as text. */
export type TypedHeader = Record<keyof ClaimHeader, string>;

/** The values of the form of a claim. */
export interface ClaimValues {
  invoices: TypedInvoice[];
  header: TypedHeader;
}

export const EMPTY_ITEM: TypedItem = {
  kind: '',
  amount: '',
  discount: '',
  other_public: '',
  paid_amount: '',
};

/** Null for an empty, unreadable or negative amount, which the wire cannot carry. */
export function groszeOf(text: string): Grosze | null {
  const amount = parsePrice(text);
  return amount === undefined || amount < 0 ? null : amount;
}

export function priceText(amount: Grosze | null): string {
  return amount === null ? '' : toPriceText(amount);
}

const DAYS = /^[0-9]{1,2}$/;

function daysOf(text: string): number | null {
  return DAYS.test(text) ? Number(text) : null;
}

export function typedHeader(header: ClaimHeader): TypedHeader {
  const { days_present, days_absent_sick, ...answers } = header;
  return {
    ...answers,
    days_present: days_present === null ? '' : String(days_present),
    days_absent_sick: days_absent_sick === null ? '' : String(days_absent_sick),
  };
}

export function headerOf(typed: TypedHeader): ClaimHeader {
  return {
    days_present: daysOf(typed.days_present),
    days_absent_sick: daysOf(typed.days_absent_sick),
    sick_leave_over_30: yesNoOf(typed.sick_leave_over_30),
    employment_confirmed: yesNoOf(typed.employment_confirmed),
    decl_no_double: yesNoOf(typed.decl_no_double),
    decl_paid: yesNoOf(typed.decl_paid),
    decl_no_change: yesNoOf(typed.decl_no_change),
    note: typed.note,
  };
}

function yesNoOf(text: string): 'yes' | 'no' | '' {
  return text === 'yes' || text === 'no' ? text : '';
}
