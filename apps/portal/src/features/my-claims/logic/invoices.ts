import { type Grosze, type IsoDate, isIsoDate } from '@urzad/domain';
import { type ClaimLineAnswers, COST_DOCUMENT_CODES, COST_KIND_CODES, PAID_FORM_CODES } from '@urzad/grants';
import { EMPTY_ITEM, groszeOf, priceText, type TypedInvoice, type TypedItem } from './claim-values';

/** What the amounts of an invoice are compared with. */
export interface PlannedCost {
  planned_cost: Grosze;
  /** The kind of cost that the contract is about: the stay, the pay of a nanny. */
  main: ClaimLineAnswers['kind'];
  /** The question where the rest comes from is asked; it does not suit the pay of a nanny. */
  asksForRest: boolean;
}

/** What the rest above the cost of the contract may be. */
export const REST_KINDS = ['ZAJECIA_DODATKOWE', 'POBYT', 'WPISOWE'] as const;

/** The part of a line that stands once on its document. */
const DOCUMENT_NAMES = [
  'document_kind',
  'document_no',
  'document_date',
  'seller_name',
  'seller_nip',
  'period_from',
  'period_to',
  'paid_date',
  'paid_form',
] as const satisfies readonly (keyof ClaimLineAnswers & keyof TypedInvoice)[];

/** Lines with the same document are one invoice. `apart`: each line for itself, as a correction names single lines. */
export function invoicesOf(
  lines: readonly ClaimLineAnswers[],
  planned: PlannedCost,
  { apart = false } = {},
): TypedInvoice[] {
  const groups: ClaimLineAnswers[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.[0] && !apart && isSameDocument(last[0], line)) last.push(line);
    else groups.push([line]);
  }
  // Beside another invoice nothing is asked about what is above the contract: each part keeps its amount.
  const asksForRest = planned.asksForRest && groups.length === 1;
  return groups.map((group, at) => typedInvoice(group, String(at), { ...planned, asksForRest }, apart));
}

function typedInvoice(
  group: readonly ClaimLineAnswers[],
  key: string,
  planned: PlannedCost,
  apart: boolean,
): TypedInvoice {
  const [first, second] = group;
  if (!first) throw new Error('An invoice has a line.');
  const total = first.document_total ?? sumOf(group);
  const isAlone = group.length === 1 && !apart && (first.amount === total || first.amount === null);
  const isRest = second !== undefined && isRestOf(group, total, planned);
  return {
    key,
    ...documentOf(first),
    total: priceText(total),
    split: isAlone || isRest ? '' : 'yes',
    extra: isRest ? second.kind : restOfOne(first, planned),
    items: (isRest ? [first] : group).map(typedItem),
    file_ids: first.file_ids,
  };
}

/** One line of the whole amount that is more than the contract has: the fee has risen. */
function restOfOne({ amount, kind }: ClaimLineAnswers, planned: PlannedCost): string {
  return kind === planned.main && amount !== null && amount > planned.planned_cost ? planned.main : '';
}

/** The cost of the contract, and one line of what is above it. */
function isRestOf(group: readonly ClaimLineAnswers[], total: Grosze | null, planned: PlannedCost): boolean {
  const [first, second] = group;
  if (!first || !second || group.length !== 2 || !planned.asksForRest) return false;
  const isKnown = second.kind === '' || (REST_KINDS as readonly string[]).includes(second.kind);
  const isPlain = second.discount === 0 && second.other_public === 0;
  const isWhole = sumOf(group) === total && second.paid_amount === second.amount;
  return (
    first.kind === planned.main && first.amount === planned.planned_cost && isKnown && isPlain && isWhole
  );
}

function sumOf(lines: readonly ClaimLineAnswers[]): Grosze | null {
  if (lines.some(({ amount }) => amount === null)) return null;
  return lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}

function isSameDocument(one: ClaimLineAnswers, other: ClaimLineAnswers): boolean {
  return (
    DOCUMENT_NAMES.every((name) => one[name] === other[name]) &&
    one.document_total === other.document_total &&
    one.file_ids.join() === other.file_ids.join()
  );
}

function documentOf(line: ClaimLineAnswers) {
  const { document_kind, document_no, document_date, seller_name, seller_nip } = line;
  const { period_from, period_to, paid_date, paid_form } = line;
  return {
    document_kind,
    document_no,
    document_date,
    seller_name,
    seller_nip,
    period_from,
    period_to,
    paid_date,
    paid_form,
  };
}

function typedItem({ kind, amount, discount, other_public, paid_amount }: ClaimLineAnswers): TypedItem {
  const isPaid = paid_amount === null || paid_amount === wholeOf({ amount, discount, other_public });
  return {
    kind,
    amount: priceText(amount),
    discount: discount === 0 ? '' : priceText(discount),
    other_public: other_public === 0 ? '' : priceText(other_public),
    paid_amount: isPaid ? '' : priceText(paid_amount),
  };
}

/** How much more than in the contract stands on the only invoice of a claim; 0 where that is not asked. */
export function restAbove(invoices: readonly TypedInvoice[], planned: PlannedCost): Grosze {
  const [only] = invoices;
  if (!only || invoices.length > 1 || only.split === 'yes' || !planned.asksForRest) return 0;
  if (only.items[0]?.kind !== planned.main) return 0;
  return Math.max(0, (groszeOf(only.total) ?? 0) - planned.planned_cost);
}

/** The items of an invoice with their amounts: those that were typed, or those that follow from the total. */
function itemsOf(invoice: TypedInvoice, rest: Grosze, planned: PlannedCost): TypedItem[] {
  const { split, items, total, extra } = invoice;
  const [first = EMPTY_ITEM] = items;
  if (split === 'yes') return items;
  if (rest === 0 || extra === planned.main) return [{ ...first, amount: total }];
  return [
    { ...first, amount: priceText(planned.planned_cost) },
    { ...EMPTY_ITEM, kind: extra, amount: priceText(rest) },
  ];
}

/** A line of the wire, and where in the form it was typed. */
interface PlacedLine {
  line: ClaimLineAnswers;
  invoice: number;
  /** Undefined for the rest above the contract, which has no item. */
  item: number | undefined;
}

/** The lines as they are sent, each with its place in the form. */
export function placedLines(invoices: readonly TypedInvoice[], planned: PlannedCost): PlacedLine[] {
  const rest = restAbove(invoices, planned);
  return invoices.flatMap((invoice, at) =>
    itemsOf(invoice, rest, planned).map((item, itemAt) => ({
      line: lineOf(invoice, item),
      invoice: at,
      item: invoice.split === 'yes' || itemAt === 0 ? itemAt : undefined,
    })),
  );
}

/** The lines as they are sent: what cannot be read is empty in them. */
export function linesOf(invoices: readonly TypedInvoice[], planned: PlannedCost): ClaimLineAnswers[] {
  return placedLines(invoices, planned).map(({ line }) => line);
}

/** What is left to the parent to pay: who leaves the paid amount empty does not say that they paid a discount too. */
function wholeOf({
  amount,
  discount,
  other_public,
}: Pick<ClaimLineAnswers, 'amount' | 'discount' | 'other_public'>): Grosze | null {
  return amount === null ? null : Math.max(0, amount - discount - other_public);
}

function lineOf(invoice: TypedInvoice, item: TypedItem): ClaimLineAnswers {
  const amounts = {
    amount: groszeOf(item.amount),
    discount: groszeOf(item.discount) ?? 0,
    other_public: groszeOf(item.other_public) ?? 0,
  };
  return {
    kind: oneOf(COST_KIND_CODES, item.kind),
    document_kind: oneOf(COST_DOCUMENT_CODES, invoice.document_kind),
    document_no: invoice.document_no,
    document_date: dayOf(invoice.document_date),
    seller_name: invoice.seller_name,
    seller_nip: invoice.seller_nip,
    period_from: dayOf(invoice.period_from),
    period_to: dayOf(invoice.period_to),
    ...amounts,
    document_total: groszeOf(invoice.total),
    paid_amount: item.paid_amount === '' ? wholeOf(amounts) : groszeOf(item.paid_amount),
    paid_date: dayOf(invoice.paid_date),
    paid_form: oneOf(PAID_FORM_CODES, invoice.paid_form),
    file_ids: invoice.file_ids,
  };
}

function oneOf<Code extends string>(codes: readonly Code[], text: string): Code | '' {
  return codes.find((code) => code === text) ?? '';
}

function dayOf(text: string): IsoDate | '' {
  return isIsoDate(text) ? text : '';
}

/** The invoice with amounts of its own for each item. */
export function splitInvoice(invoice: TypedInvoice, rest: Grosze, planned: PlannedCost): TypedInvoice {
  return {
    ...invoice,
    split: 'yes',
    extra: '',
    items: itemsOf(invoice, rest, planned),
  };
}

/** A further document of the same seller and month. */
export function nextInvoice(before: TypedInvoice, key: string): TypedInvoice {
  return {
    ...before,
    key,
    document_no: '',
    document_date: '',
    paid_date: '',
    total: '',
    split: '',
    extra: '',
    items: [EMPTY_ITEM],
    file_ids: [],
  };
}

/** The invoices before one more is added: what was answered about the only one becomes its lines. */
export function beforeNext(invoices: readonly TypedInvoice[], planned: PlannedCost): readonly TypedInvoice[] {
  const rest = restAbove(invoices, planned);
  return rest > 0 ? invoices.map((invoice) => splitInvoice(invoice, rest, planned)) : invoices;
}

/** Something was typed that a copy of an earlier month would write over. */
export function isFilledIn(invoices: readonly TypedInvoice[]): boolean {
  return (
    invoices.length > 1 ||
    invoices.some(
      ({ document_no, document_date, paid_date, total, split }) =>
        [document_no, document_date, paid_date, total, split].join('') !== '',
    )
  );
}

/** The files that prove only this invoice. */
export function filesOnlyOf(invoices: readonly TypedInvoice[], key: string): number[] {
  const others = new Set(invoices.filter((other) => other.key !== key).flatMap(({ file_ids }) => file_ids));
  const own = invoices.find((invoice) => invoice.key === key)?.file_ids ?? [];
  return own.filter((id) => !others.has(id));
}
