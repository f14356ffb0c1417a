import type { Claim, OfficeDocument } from '@urzad/contract';

type Documents = Pick<Claim, 'documents' | 'steps'>;

/** The document that the parent signs now; undefined while the form is not finished. */
export function findDocumentToSign({ documents, steps }: Documents): OfficeDocument | undefined {
  if (!steps.includes('sign')) return undefined;
  return documents.find(({ kind, status }) => kind === 'ROZLICZENIE' && status === 'frozen');
}

/** The receipt of the last submission. */
export function findClaimReceipt({ documents }: Pick<Claim, 'documents'>): OfficeDocument | undefined {
  return documents.find(({ kind }) => kind === 'POTWIERDZENIE_ZLOZENIA');
}

/** The information on the result. */
export function findResultLetter({ documents }: Pick<Claim, 'documents'>): OfficeDocument | undefined {
  return documents.find(({ kind }) => kind === 'PISMO');
}
