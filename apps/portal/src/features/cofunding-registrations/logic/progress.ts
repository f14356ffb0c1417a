import type { OfficeDocument, Registration } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { isWaitingStatus } from '@urzad/grants';
import { paths } from '#shared/paths';
import { withId } from './waiting';

export const PROGRESS_STEPS = ['clause', 'form', 'signature', 'sending'] as const;
/** A correction begins with the form: the clause was read before the first submission. */
export const CORRECTION_STEPS = ['form', 'signature', 'sending'] as const;
export type ProgressStep = (typeof PROGRESS_STEPS)[number];

type Progressing = Pick<Registration, 'id' | 'status' | 'steps' | 'clause' | 'documents' | 'version_no'>;

/** The next step of the parent before the submission; undefined afterwards. */
export function nextProgressStep(registration: Progressing): ProgressStep | undefined {
  const { status, steps, clause } = registration;
  if (!isWaitingStatus(status)) return undefined;
  if (clause.status === 'to_sign') return 'clause';
  // The server offers a step only when its document exists.
  if (steps.includes('sign')) return 'signature';
  if (status === 'signed' || steps.includes('send')) return 'sending';
  return 'form';
}

/** A correction with remarks that still have to be answered: one that is signed waits for its submission only. */
export function isToCorrect(registration: Progressing): boolean {
  return registration.status === 'to_correct' && nextProgressStep(registration) === 'form';
}

export function progressPath(step: ProgressStep, { id, clause }: Progressing): string {
  const targets: Record<ProgressStep, string> = {
    clause: paths.clauseSign(clause.id),
    form: paths.registrationEdit(id),
    signature: withId(paths.registrationSign, id),
    sending: withId(paths.registrationSendShow, id),
  };

  return targets[step];
}

/** The form that waits for its signature. */
export function findDocumentToSign({
  documents,
}: Pick<Registration, 'documents'>): OfficeDocument | undefined {
  return documents.find(({ kind, status }) => kind === 'FORMULARZ' && status === 'frozen');
}

/** Whether a correction was submitted. */
export function isCorrected({
  send_date,
  received_date,
}: Pick<Registration, 'send_date' | 'received_date'>): boolean {
  return received_date !== null && received_date !== send_date;
}

export function findReceipt({ documents }: Pick<Registration, 'documents'>): OfficeDocument | undefined {
  return documents.find(({ kind, status }) => kind === 'POTWIERDZENIE_ZLOZENIA' && status !== 'void');
}

/** The last day for the documents that the office asked for; undefined without any. */
export function documentsDay({ status, accession }: AskedForDocuments): IsoDate | undefined {
  return status === 'documents' ? accession?.documents_to : undefined;
}

type AskedForDocuments = Pick<Registration, 'status'> & {
  accession: Pick<NonNullable<Registration['accession']>, 'documents_to'> | null;
};
