import { FORM_STATEMENT, PERSONAL_DATA_STATEMENT, pathTo, portalPaths } from '@urzad/contract';
import type { RegistrationStep, SignedKind } from '@urzad/grants';
import { ApiError } from '../../../api-error';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import { FORM_TOLD, type SignedTold } from '../../../signatures/sign-code-email';
import type { CallRow } from '../../cofunding-calls/public';
import { refuseLateDocuments, refuseTooLate, type Viewer } from '../policy';
import * as registrations from '../repository';
import { requireStep, takeStep } from '../step';

type Row = registrations.RegistrationRecord;

/** One of the documents of a registration that its parent signs. */
interface Signable {
  kind: SignedKind;
  /** The step without which it cannot be signed now. */
  step: RegistrationStep;
  /** The sentence above the button. */
  statement: { version: string; pl: string };
  told: SignedTold;
  /** @throws ApiError `illegal-step` after the last day */
  refuseLate(record: Row, call: CallRow, now: Date): void;
  /** What becomes of the registration. */
  signed(tx: Tx, record: Row, by: Author): Promise<Row>;
  /** In the log. */
  event: string;
}

const FORM: Signable = {
  kind: 'FORMULARZ',
  step: 'sign',
  statement: FORM_STATEMENT,
  told: FORM_TOLD,
  refuseLate: refuseTooLate,
  signed: (tx, record, by) => takeStep(tx, { record, step: 'sign' }, { by }),
  event: 'sign',
};

/** Signed during the documents stage, which it does not end. */
const PERSONAL_DATA: Signable = {
  kind: 'PERSONAL_DATA',
  step: 'sendDocuments',
  statement: PERSONAL_DATA_STATEMENT,
  told: {
    pl: 'formularz danych uczestnika',
    en: 'the form of participant’s data',
    page: (id) => pathTo(portalPaths.personalDataSign, id),
  },
  refuseLate: (record, _call, now) => refuseLateDocuments(record, now),
  signed: (tx, { id }, by) => registrations.update(tx, id, { values: {}, by }),
  event: 'signpersonaldata',
};

/** @throws ApiError `conflict`, or what `refusal` says, for a document that is none of those to sign now */
export function signableOf(
  { id_document, id_personal_document }: Row,
  id: number,
  refusal: 'conflict' | 'object-no-exist' = 'conflict',
): Signable {
  if (id === id_document) return FORM;
  if (id === id_personal_document) return PERSONAL_DATA;
  throw new ApiError(refusal, { id_document });
}

/**
 * The registration, locked for the signature of one of its documents.
 * @throws ApiError `object-no-exist` for somebody else's, `conflict` or `refusal` for another document, and what `requireStep` throws
 */
export async function lockSignable(
  tx: Tx,
  { id, viewer, id_document }: { id: number; viewer: Viewer; id_document: number },
  refusal?: Parameters<typeof signableOf>[2],
): Promise<{ record: Row; signable: Signable }> {
  const record = await registrations.getLocked(tx, id, viewer);
  const signable = signableOf(record, id_document, refusal);
  requireStep(signable.step, record, viewer);
  return { record, signable };
}
