import { refOf } from '@urzad/contract';
import type { LetterSection } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import { officeOf } from '../../../office';
import { getCall } from '../../cofunding-calls/public';
import { type MadeDocument, makeDocument, recordDocument, recordSigning } from '../../documents/public';
import { fileDocument } from '../../office-cases/public';
import type { RegistrationRecord } from '../repository';
import { applicantOf } from '../signing/form-document';

const SEAL_REASON = 'Pismo urzędu';

/** Renders and seals a letter to the parent. Slow: to be done before the transaction that sends it. */
export async function renderLetter(
  app: FastifyInstance,
  record: RegistrationRecord,
  { title, sections, created }: { title: string; sections: LetterSection[]; created: Date },
): Promise<MadeDocument> {
  const { data: office } = await officeOf(app.db, record.id_application);
  const call = await getCall(app.db, record.id_call);

  return makeDocument(app, {
    kind: 'PISMO',
    version_no: record.version_no,
    created,
    seal: { reason: SEAL_REASON, location: office.name, signingTime: created },
    content: {
      office,
      title,
      applicant: applicantOf(record.form),
      subject: [
        { label: 'Zgłoszenie', value: record.number ?? '' },
        { label: 'Nabór', value: `Nabór nr ${call.number}` },
      ],
      sections,
    },
  });
}

/** Writes the row of a letter, its seal, and its place in the main case. */
export async function recordLetter(
  app: FastifyInstance,
  tx: Tx,
  { made, record }: { made: MadeDocument; record: RegistrationRecord },
  by: Author,
): Promise<void> {
  const now = app.clock.now();
  const owner = refOf('cofundingregistration', record.id);
  const recording = { owner, id_user: record.id_user, status: 'frozen' as const };
  const row = await recordDocument(tx, { made, now }, recording, by);
  const { data: office } = await officeOf(tx, record.id_application);
  const signature = { signer_kind: 'SEAL', provider: 'OFFICE_SEAL', name: office.name } as const;
  await recordSigning(tx, { row, now }, { ...signature, sign_date: made.created }, by);
  await fileDocument(tx, { id_document: row.id, ref: owner }, by);
}
