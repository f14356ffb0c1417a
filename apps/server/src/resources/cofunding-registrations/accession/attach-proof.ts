import type { accession, BodyOf } from '@urzad/contract';
import { ATTACHMENT_EXTENSIONS } from '@urzad/domain';
import { accessionSlots, isSameSlot, presentFile } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import type { Tx } from '../../../db';
import { filesOf } from '../../uploads/public';
import * as registrations from '../repository';
import { noteOf } from '../step';
import { findAccessionFiles, insertAccessionFile, updateAccessionFile } from './accession-files-repository';
import { lockDocuments } from './lock-documents';

/** The files of the documents stage lie beside those of the application itself. */
const proofFiles = filesOf<registrations.RegistrationRecord>({
  entity: 'cofundingregistration',
  kinds: ATTACHMENT_EXTENSIONS,
  // Twice as many as an application has: some are exchanged, and all of them stay.
  most: 60,
  lock: lockDocuments,
  refuse: async () => undefined,
  change: (tx, { id }, by) => registrations.touch(tx, id, { values: {}, by }),
  isEvidence: () => true,
  noteOf,
});

type Body = BodyOf<typeof accession.attach>;

/**
 * Attaches an upload as one of the documents that are asked for. The one before is exchanged and stays in the store: the
 * office may have read it.
 * @throws ApiError `not-valid` for a document that is not asked for, `illegal-step` for an accepted one
 */
export async function attachProof(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body: { filename, kind, child } }: { id: number; body: Body },
): Promise<void> {
  await proofFiles.attach(app, request, { id, filename, kind }, async (tx, record, file) => {
    await refuseUnasked(record, { kind, child });
    await exchange(tx, id, { kind, child });
    await insertAccessionFile(tx, { id_registration: id, id_file: file.id, kind, child });
  });
}

async function refuseUnasked(
  { form }: registrations.RegistrationRecord,
  slot: Pick<Body, 'kind' | 'child'>,
): Promise<void> {
  const isAsked = accessionSlots(formOfDraft(form)).some((asked) => isSameSlot(asked, slot));
  if (!isAsked) throw new ApiError('not-valid', { kind: 'not-valid-option' });
}

async function exchange(tx: Tx, id_registration: number, slot: Pick<Body, 'kind' | 'child'>): Promise<void> {
  const before = presentFile(await findAccessionFiles(tx, id_registration), slot);
  if (before?.status === 'accepted') throw new ApiError('illegal-step', { reason: 'accepted' });
  if (before) await updateAccessionFile(tx, before.id, { status: 'removed' });
}
