import type { accession, BodyOf } from '@urzad/contract';
import {
  accessionSlots,
  childrenBeyondAge,
  isSameSlot,
  presentFile,
  type RegistrationStep,
  returnedTo,
} from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { type Author, authorOf } from '../../../author';
import type { Tx } from '../../../db';
import { refuseActing } from '../../../http/refuse-acting';
import { markInsured } from '../../care-providers/public';
import { getCall } from '../../cofunding-calls/public';
import { requireLead, viewerOf } from '../policy';
import type { RegistrationRecord } from '../repository';
import { refuseUnclear } from '../signing/unclear-signatures';
import { lockForStep, noteOf, refuseStale, takeStep } from '../step';
import { documentsReturnedText } from './accession-emails';
import { findAccessionFiles } from './accession-files-repository';
import { termOf } from './lock-documents';
import { recordCertificates } from './record-certificates';
import type { AccessionFileRow } from './table';
import { tellParent } from './tell-parent';

type Acting = { id: number; body: BodyOf<typeof accession.return> };

/**
 * Asks the parent for the returned documents again (N12). Whoever has little time left gets the days of a correction.
 * @throws ApiError `not-valid` without a returned document
 */
export async function returnDocuments(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: Acting,
): Promise<void> {
  await app.write(request, async (tx, note) => {
    const record = await lock(tx, request, { id, step: 'returnDocuments' });
    refuseStale(record, body);
    const files = await findAccessionFiles(tx, id);
    const returned = files.filter(({ status }) => status === 'rejected');
    if (returned.length === 0) throw new ApiError('not-valid', { files: 'is-empty' });

    const by = authorOf(app, request);
    const { params } = await getCall(tx, record.id_call);
    const documents_to = returnedTo(termOf(record), params, by.date);
    const values = { documents_to, due_date: documents_to, documents_reminded: null };
    const after = await takeStep(tx, { record, step: 'returnDocuments' }, { values, by });
    const text = documentsReturnedText({ number: after.number ?? '', documents_to });
    await tellParent(app, tx, { record: after, text }, by);
    note(noteOf('returndocuments', record, after, { kinds: returned.map(({ kind }) => kind), documents_to }));
    return { id };
  });
}

/**
 * Ends the stage: the certificates of work are recorded (Process §2.6), and the contract can be prepared.
 * @throws ApiError `not-valid` before every document is accepted, and for a child beyond the age (E5)
 */
export async function acceptDocuments(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: Acting,
): Promise<void> {
  refuseActing(request.user);
  await app.write(request, async (tx, note) => {
    const record = await lock(tx, request, { id, step: 'acceptDocuments' });
    refuseStale(record, body);
    const files = await findAccessionFiles(tx, id);
    await refuseUnchecked(tx, record, files);
    await refuseUnclear(tx, record);

    const by = authorOf(app, request);
    await recordCertificates(tx, files, by);
    await insure(tx, files, by);
    const after = await takeStep(tx, { record, step: 'acceptDocuments' }, { values: { due_date: null }, by });
    note(noteOf('acceptdocuments', record, after));
    return { id };
  });
}

async function lock(
  tx: Tx,
  { user }: FastifyRequest,
  { id, step }: { id: number; step: RegistrationStep },
): Promise<RegistrationRecord> {
  const record = await lockForStep(tx, { id, viewer: viewerOf(user), step });
  requireLead(record, user);
  return record;
}

async function refuseUnchecked(
  tx: Tx,
  record: RegistrationRecord,
  files: readonly AccessionFileRow[],
): Promise<void> {
  const form = formOfDraft(record.form);
  const areAccepted = files.every(({ status }) => status === 'accepted');
  const isComplete = accessionSlots(form).every((slot) => !slot.required || presentFile(files, slot));
  if (!areAccepted || !isComplete) throw new ApiError('not-valid', { files: 'is-empty' });

  const { params } = await getCall(tx, record.id_call);
  const beyond = childrenBeyondAge(form, params);
  if (beyond.length > 0) {
    throw new ApiError(
      'not-valid',
      Object.fromEntries(beyond.map((at) => [`children.${at}.pesel`, 'not-eligible-e4'])),
    );
  }
}

/** Each registration with the insurance is that of the nanny of its child. */
async function insure(tx: Tx, files: readonly AccessionFileRow[], by: Author): Promise<void> {
  const nannies = files.flatMap(({ kind, child, id_careprovider }) => {
    const isInsured = files.some((file) => isSameSlot(file, { kind: 'ZUS_ZUA', child }));
    return kind === 'UMOWA_UAKTYWNIAJACA' && isInsured && id_careprovider !== null ? [id_careprovider] : [];
  });
  for (const id of new Set(nannies)) await markInsured(tx, id, by);
}
