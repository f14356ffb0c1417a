import type { Countersigned } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import type { StoredFile } from '../../../files/file-store';
import { keepIfDone } from '../../../files/keep-if-done';
import type { Completed } from '../../../signatures/providers/signature-provider';
import { getInContract } from '../../cofunding-registrations/public';
import {
  attachSigned,
  type DocumentRow,
  doesCount,
  getDocument,
  parentSignature,
  recordSigning,
} from '../../documents/public';
import { staffViewerOf } from '../policy';
import { activate } from './activate';
import { makeSignatureCard } from './signature-card';
import type { SignedKind, SignedRecord } from './signed-kind';
import { parentOf } from './waiting-document';

/** The signature of the office on one contract or annex, made and not recorded yet. */
interface Countersigning {
  of: SignedKind;
  record: SignedRecord;
  document: DocumentRow;
  completed: Completed;
  /** The file with it: one that came back, or one that the office sealed. */
  file: { uploaded: string } | { sealed: StoredFile };
}

/**
 * Records the signature of the office, with all that follows from it, in one transaction.
 * @throws ApiError `illegal-step` when another signature was faster, `no-privilege` for who prepared the contract
 */
export async function recordCountersignature(
  app: FastifyInstance,
  request: FastifyRequest,
  { of, record: found, document, completed, file }: Countersigning,
): Promise<void> {
  const { signature } = completed;
  const parents = await parentSignature(app.db, document);
  const registration = await getInContract(app.db, found.id_registration);
  const card = await makeSignatureCard(app, {
    of,
    record: found,
    document,
    person: parentOf(registration).name,
    signatures: [...(parents ? [parents] : []), signature],
  });
  app.crash.at('countersign.after-card');

  await keepIfDone(app.files, card.file.filename, () =>
    app.write(request, async (tx, note) => {
      const viewer = staffViewerOf(request.user);
      const { record, registration: locked } = await of.lockForStep(tx, {
        id: found.id,
        viewer,
        step: 'signOffice',
      });
      const row = await getDocument(tx, document.id);
      if (record.id_document !== document.id || row.filename !== document.filename) {
        throw new ApiError('conflict', { id_document: record.id_document });
      }
      if (!doesCount(await parentSignature(tx, row))) {
        throw new ApiError('illegal-step', { status: record.status, reason: 'unclear' });
      }

      await completed.confirm?.(tx);
      const by = { ...authorOf(app, request), id: request.user.id };
      const now = app.clock.now();
      const added =
        'sealed' in file
          ? { sealed: file.sealed }
          : { uploaded: await attachSigned(app, tx, { filename: file.uploaded, document }, by) };
      await recordSigning(tx, { row, now, ...added }, signature, by);
      await activate(
        app,
        tx,
        { of, record, registration: locked, step: 'signOffice', id_signatory: by.id, card },
        { by, note },
      );
      return null;
    }),
  );
}

/** What became of one contract of several: a refusal of one keeps no other back. */
export async function outcomeOf(
  of: Pick<Countersigned, 'filename' | 'id' | 'number' | 'verdict'>,
  work: () => Promise<void>,
): Promise<Countersigned> {
  try {
    await work();
    return { ...of, outcome: 'signed', reason: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...of, outcome: 'refused', reason: reasonOf(error) };
  }
}

/** The reason where the refusal has one, else its code. */
function reasonOf({ code, data }: ApiError): string {
  const reason = typeof data === 'object' && data !== null && 'reason' in data ? data.reason : undefined;
  return typeof reason === 'string' ? reason : code;
}
