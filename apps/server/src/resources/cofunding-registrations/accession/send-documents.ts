import { type accession, type BodyOf, refOf } from '@urzad/contract';
import { type AccessionGaps, accessionGaps, countGaps } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import type { Db, Tx } from '../../../db';
import { notify } from '../../../notify';
import { getDocument } from '../../documents/public';
import { fileDocument } from '../../office-cases/public';
import type { RegistrationRecord } from '../repository';
import { noteOf, refuseStale, takeStep } from '../step';
import { documentsSentText } from './accession-emails';
import { findAccessionFiles } from './accession-files-repository';
import { lockDocuments } from './lock-documents';

/**
 * Sends everything to the office, which is told. The signed form of participant's data is filed in the main case.
 * @throws ApiError `not-valid` with what is missing
 */
export async function sendDocuments(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: BodyOf<typeof accession.send> },
): Promise<void> {
  await app.write(request, async (tx, note) => {
    const record = await lockDocuments(app, tx, { user: request.user, id });
    refuseStale(record, body);
    const gaps = await gapsOf(tx, record);
    if (countGaps(gaps) > 0) throw new ApiError('not-valid', errorsOf(gaps));

    const by = authorOf(app, request);
    const values = { documents_sent_date: by.date, due_date: null };
    const after = await takeStep(tx, { record, step: 'sendDocuments' }, { values, by });
    const ref = refOf('cofundingregistration', id);
    if (after.id_personal_document !== null) {
      await fileDocument(tx, { id_document: after.id_personal_document, ref }, by);
    }
    const text = documentsSentText({ number: after.number ?? '' });
    if (after.id_user_owner !== null) await notify(app, tx, { to: after.id_user_owner, text, ref }, by);
    note(noteOf('senddocuments', record, after));
    return { id };
  });
}

async function gapsOf(db: Db | Tx, record: RegistrationRecord): Promise<AccessionGaps> {
  const { id, form, bank_account_number, id_personal_document } = record;
  const document = id_personal_document === null ? undefined : await getDocument(db, id_personal_document);
  return accessionGaps({
    form: formOfDraft(form),
    files: await findAccessionFiles(db, id),
    bank_account_number,
    isPersonalDataSigned: document?.status === 'signed',
  });
}

function errorsOf({ slots, isAccountMissing, isPersonalDataMissing }: AccessionGaps) {
  return {
    ...Object.fromEntries(
      slots.map(({ kind, child }) => [`files.${child === null ? kind : `${kind}.${child}`}`, 'is-empty']),
    ),
    ...(isAccountMissing && { bank_account_number: 'is-empty' }),
    ...(isPersonalDataMissing && { personal_data: 'is-empty' }),
  };
}
