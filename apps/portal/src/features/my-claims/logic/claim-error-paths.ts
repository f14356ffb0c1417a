import type { TypedInvoice } from './claim-values';
import { type PlannedCost, placedLines } from './invoices';

/** The step in which something is asked. */
export const INVOICE_STEP = 1;
export const ATTENDANCE_STEP = 2;

const OF_ITEM: ReadonlySet<string> = new Set(['kind', 'amount', 'discount', 'other_public', 'paid_amount']);

/**
 * Errors by the fields of the form: `lines.2.amount` of the law and of the server is a field of an invoice, and what is
 * wrong with a document is said once, whatever the number of its lines.
 */
export function errorsInForm<Code extends string>(
  errors: Readonly<Record<string, Code>>,
  invoices: readonly TypedInvoice[],
  planned: PlannedCost,
): Record<string, Code> {
  const places = placedLines(invoices, planned);
  const found: Record<string, Code> = {};
  for (const [name, code] of Object.entries(errors)) {
    const [, at, field = ''] = /^lines\.([0-9]+)(?:\.(.+))?$/.exec(name) ?? [];
    const place = at === undefined ? undefined : places[Number(at)];
    found[place ? pathOf(place, field, invoices) : name === 'lines' ? 'invoices' : name] ??= code;
  }
  return found;
}

function pathOf(
  { invoice, item }: Pick<ReturnType<typeof placedLines>[number], 'invoice' | 'item'>,
  field: string,
  invoices: readonly TypedInvoice[],
): string {
  const of = `invoices.${invoice}`;
  if (field === '') return `${of}.document_no`;
  if (field === 'document_total') return `${of}.total`;
  if (!OF_ITEM.has(field)) return `${of}.${field}`;
  // The amounts of items that follow from the total have no field of their own.
  if (item === undefined) return field === 'kind' ? `${of}.extra` : `${of}.total`;
  if (field === 'amount' && invoices[invoice]?.split !== 'yes') return `${of}.total`;
  return `${of}.items.${item}.${field}`;
}

/** The step of a field of the form. */
export function stepOfField(path: string): number {
  return path.startsWith('header') ? ATTENDANCE_STEP : INVOICE_STEP;
}
