import { type IsoDate, isBlank, isNip, LARGEST_INT, normaliseNip } from '@urzad/domain';
import type { FileKind } from '../dictionaries/dictionaries';
import type { ClaimErrorCode } from './claim-error-texts';
import { allowedKinds } from './claim-kinds';
import type { ClaimLineAnswers } from './claim-line';
import type { CostKind } from './claim-options';
import type { ClaimMoneyTerms } from './claim-terms';

export interface LineFacts {
  terms: ClaimMoneyTerms;
  files: readonly { id: number; kind: FileKind }[];
  today: IsoDate;
}

export type LineErrors = { [Name in keyof ClaimLineAnswers]?: ClaimErrorCode | undefined };

/** Kinds that another firm than the care facility may have issued. */
const OF_ANY_SELLER: readonly (CostKind | '')[] = ['ZAJECIA_DODATKOWE', 'INNE'];

/** What is wrong with one line, apart from the others (Process §2.14). */
export function lineErrors(line: ClaimLineAnswers, facts: LineFacts): LineErrors {
  return {
    kind: kindError(line, facts),
    document_kind: emptyError(line.document_kind),
    document_no: emptyError(line.document_no),
    document_date: pastDayError(line.document_date, facts),
    seller_name: facts.terms.care_form === 'NIANIA' ? undefined : emptyError(line.seller_name),
    seller_nip: nipError(line, facts),
    ...periodErrors(line, facts),
    ...amountErrors(line),
    ...paymentErrors(line, facts),
    file_ids: filesError(line, facts),
  };
}

function emptyError(answer: string): ClaimErrorCode | undefined {
  return isBlank(answer) ? 'is-empty' : undefined;
}

function kindError({ kind }: ClaimLineAnswers, { terms }: LineFacts): ClaimErrorCode | undefined {
  if (kind === '') return 'is-empty';
  return allowedKinds(terms.care_form).includes(kind) ? undefined : 'other-form';
}

function pastDayError(day: IsoDate | '', { today }: LineFacts): ClaimErrorCode | undefined {
  if (day === '') return 'is-empty';
  return day > today ? 'is-in-future' : undefined;
}

function nipError({ kind, seller_nip }: ClaimLineAnswers, { terms }: LineFacts): ClaimErrorCode | undefined {
  const nip = normaliseNip(seller_nip);
  if (terms.care_form === 'NIANIA') return nip === '' ? undefined : 'nanny-has-no-nip';
  if (nip === '') return 'is-empty';
  if (!isNip(nip)) return 'not-valid-nip';
  const provider = normaliseNip(terms.seller_nip);
  if (provider === '' || OF_ANY_SELLER.includes(kind)) return undefined;
  return nip === provider ? undefined : 'other-seller';
}

function periodErrors({ period_from, period_to }: ClaimLineAnswers, { terms }: LineFacts) {
  const isOutside = (day: IsoDate) => day < terms.period_from || day > terms.period_to;
  const dayError = (day: IsoDate | ''): ClaimErrorCode | undefined => {
    if (day === '') return 'is-empty';
    return isOutside(day) ? 'outside-period' : undefined;
  };
  const isTurned = period_from !== '' && period_to !== '' && period_to < period_from;
  return {
    period_from: dayError(period_from),
    period_to: dayError(period_to) ?? (isTurned ? ('not-valid-range' as const) : undefined),
  };
}

function amountErrors({ amount, document_total, discount, other_public }: ClaimLineAnswers) {
  return {
    amount: positiveError(amount),
    document_total: positiveError(document_total),
    discount: partError(discount, amount),
    other_public: partError(other_public, amount),
  };
}

function positiveError(amount: number | null): ClaimErrorCode | undefined {
  if (amount === null) return 'is-empty';
  if (amount > LARGEST_INT) return 'is-too-big';
  return amount > 0 ? undefined : 'not-positive';
}

function partError(part: number, amount: number | null): ClaimErrorCode | undefined {
  if (part < 0) return 'not-valid-price';
  return amount !== null && part > amount ? 'above-amount' : undefined;
}

/** What a correction gives back was never paid by the parent, so nothing is asked about its payment. */
function paymentErrors(line: ClaimLineAnswers, facts: LineFacts) {
  const { kind, amount, paid_amount, paid_date, paid_form } = line;
  if (kind === 'KOREKTA') return { paid_amount: undefined, paid_date: undefined, paid_form: undefined };
  // A line that a discount covers whole is paid by nobody.
  const isUnpaid = paid_amount === 0;
  const isBill = line.document_kind === 'RACHUNEK' || line.document_kind === 'FAKTURA';
  const isCashWithoutBill = paid_form === 'GOTOWKA' && line.document_kind !== '' && !isBill;
  const noForm = isUnpaid ? undefined : emptyError(paid_form);
  return {
    paid_amount: paidError(paid_amount, amount),
    paid_date: isUnpaid && paid_date === '' ? undefined : pastDayError(paid_date, facts),
    paid_form: isCashWithoutBill ? ('cash-needs-bill' as const) : noForm,
  };
}

function paidError(paid: number | null, amount: number | null): ClaimErrorCode | undefined {
  if (paid === null) return 'is-empty';
  if (paid < 0) return 'not-valid-price';
  return amount !== null && paid > amount ? 'paid-above-amount' : undefined;
}

function filesError(
  { file_ids, paid_form }: ClaimLineAnswers,
  { files }: LineFacts,
): ClaimErrorCode | undefined {
  const own = files.filter(({ id }) => file_ids.includes(id));
  if (own.length === 0) return 'no-file';
  if (paid_form !== 'GOTOWKA') return undefined;
  return own.some(({ kind }) => kind === 'FAKTURA') ? undefined : 'cash-needs-file';
}
