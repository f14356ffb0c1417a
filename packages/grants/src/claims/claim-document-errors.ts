import { foldForSearch, type Grosze, normaliseNip } from '@urzad/domain';
import type { ClaimLineAnswers } from './claim-line';
import type { LineErrors } from './claim-line-errors';
import type { ClaimMoneyTerms } from './claim-terms';

/** What is wrong with lines beside each other: parts of one document, entry fees, corrections; by the place of a line. */
export function documentErrors(
  lines: readonly ClaimLineAnswers[],
  { entry_fee_once }: Pick<ClaimMoneyTerms, 'entry_fee_once'>,
): Record<number, LineErrors> {
  const errors: Record<number, LineErrors> = {};
  const add = (at: number, found: LineErrors) => {
    errors[at] = { ...errors[at], ...found };
  };

  const documents = documentsOf(lines);
  const firstFee = lines.findIndex(({ kind }) => kind === 'WPISOWE');
  const isTooLow = costWithoutCorrections(lines) < 0;
  for (const [at, line] of lines.entries()) {
    const document = documents.get(documentOf(line) ?? '');
    if (document && line.document_total !== null) {
      if (document.totals.size > 1) add(at, { document_total: 'other-total' });
      else if (document.sum > line.document_total) add(at, { document_total: 'above-document' });
    }
    if (line.kind === 'WPISOWE' && entry_fee_once === 'yes' && at !== firstFee) {
      add(at, { kind: 'entry-fee-twice' });
    }
    if (line.kind === 'KOREKTA' && isTooLow) add(at, { amount: 'above-cost' });
  }
  return errors;
}

interface AccountingDocument {
  sum: Grosze;
  totals: Set<Grosze>;
}

function documentsOf(lines: readonly ClaimLineAnswers[]): Map<string, AccountingDocument> {
  const documents = new Map<string, AccountingDocument>();
  for (const line of lines) {
    const key = documentOf(line);
    if (key === undefined) continue;
    const document = documents.get(key) ?? { sum: 0, totals: new Set() };
    document.sum += line.amount ?? 0;
    if (line.document_total !== null) document.totals.add(line.document_total);
    documents.set(key, document);
  }
  return documents;
}

/** Number and NIP as they are compared; none of a line whose number is not typed yet. */
function documentOf({ document_no, seller_nip }: ClaimLineAnswers): string | undefined {
  const number = foldForSearch(document_no).replaceAll(' ', '');
  return number === '' ? undefined : `${number} ${normaliseNip(seller_nip)}`;
}

function costWithoutCorrections(lines: readonly ClaimLineAnswers[]): Grosze {
  return lines.reduce((sum, { kind, amount }) => sum + (kind === 'KOREKTA' ? -1 : 1) * (amount ?? 0), 0);
}
