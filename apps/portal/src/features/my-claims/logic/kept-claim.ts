import * as z from 'zod/mini';
import type { ClaimValues } from './claim-values';

const text = z.string();

const KeptItem = z.object({
  kind: text,
  amount: text,
  discount: text,
  other_public: text,
  paid_amount: text,
});

const KeptInvoice = z.object({
  key: text,
  document_kind: text,
  document_no: text,
  document_date: text,
  seller_name: text,
  seller_nip: text,
  period_from: text,
  period_to: text,
  paid_date: text,
  paid_form: text,
  total: text,
  split: text,
  extra: text,
  items: z.array(KeptItem).check(z.minLength(1)),
  file_ids: z.array(z.int()),
});

const KeptHeader = z.object({
  days_present: text,
  days_absent_sick: text,
  sick_leave_over_30: text,
  employment_confirmed: text,
  decl_no_double: text,
  decl_paid: text,
  decl_no_change: text,
  note: text,
});

const KeptClaim = z.object({ invoices: z.array(KeptInvoice), header: KeptHeader });

/** Answers that may be about health: the server alone has them. */
const PRIVATE_NAMES = ['days_absent_sick', 'sick_leave_over_30', 'note'] as const;

/** What a browser may keep: bills of a facility, and answers that are not private. */
export function withoutPrivateAnswers({ invoices, header }: ClaimValues): Record<string, unknown> {
  return { invoices, header: { ...header, ...privateOf(() => '') } };
}

/** The values that this browser has kept, with the private ones of the server; what cannot be read is not used. */
export function withKept(values: ClaimValues, stored: Readonly<Record<string, unknown>>): ClaimValues {
  const found = z.safeParse(KeptClaim, stored);
  if (!found.success) return values;
  const { invoices, header } = found.data;
  return { invoices, header: { ...header, ...privateOf((name) => values.header[name]) } };
}

function privateOf(answerAt: (name: (typeof PRIVATE_NAMES)[number]) => string) {
  return Object.fromEntries(PRIVATE_NAMES.map((name) => [name, answerAt(name)]));
}
