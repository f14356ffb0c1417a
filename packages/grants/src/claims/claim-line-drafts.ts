import { allowedKinds } from './claim-kinds';
import type { ClaimLineAnswers } from './claim-line';
import type { ClaimMoneyTerms } from './claim-terms';

/** The one line that a new claim begins with: all that the contract says, so that four fields are left to fill in. */
export function defaultLines(terms: ClaimMoneyTerms): ClaimLineAnswers[] {
  const isNanny = terms.care_form === 'NIANIA';
  return [
    {
      kind: isNanny ? 'WYNAGRODZENIE_NIANI' : 'POBYT',
      document_kind: isNanny ? 'RACHUNEK' : 'FAKTURA',
      document_no: '',
      document_date: '',
      ...placeOf(terms),
      amount: null,
      document_total: null,
      discount: 0,
      other_public: 0,
      paid_amount: null,
      paid_date: '',
      paid_form: 'PRZELEW',
      file_ids: [],
    },
  ];
}

/**
 * The lines of an earlier claim for this month: the same kinds and amounts, without what is new each month. An entry fee
 * and a correction are of their month alone.
 */
export function linesFromLast(
  lines: readonly ClaimLineAnswers[],
  terms: ClaimMoneyTerms,
): ClaimLineAnswers[] {
  const kinds = allowedKinds(terms.care_form);
  const repeated = lines.filter(
    ({ kind }) => kind !== '' && kind !== 'WPISOWE' && kind !== 'KOREKTA' && kinds.includes(kind),
  );
  if (repeated.length === 0) return defaultLines(terms);
  return repeated.map((line) => ({
    ...line,
    ...placeOf(terms, line),
    document_no: '',
    document_date: '',
    paid_date: '',
    file_ids: [],
  }));
}

/** Who issued the document, and for which days. A nanny is a person without a NIP. */
function placeOf(
  { care_form, seller_name, seller_nip, period_from, period_to }: ClaimMoneyTerms,
  last?: Pick<ClaimLineAnswers, 'seller_name' | 'seller_nip'>,
) {
  const seller = last?.seller_name ? last : { seller_name, seller_nip };
  return {
    seller_name: seller.seller_name,
    seller_nip: care_form === 'NIANIA' ? '' : seller.seller_nip,
    period_from,
    period_to,
  };
}
