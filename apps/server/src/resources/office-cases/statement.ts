import { CASE_STATEMENT, refOf } from '@urzad/contract';
import { type CaseForm, type CaseKind, needsStatement } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Db, Tx } from '../../db';
import { keepIfDone } from '../../files/keep-if-done';
import { officeOf } from '../../office';
import {
  type DocumentRow,
  fileDocumentsIn,
  getDocument,
  type MadeDocument,
  makeDocument,
  recordDocument,
  voidDocument,
} from '../documents/public';
import { type CaseRecord, findMessages, rows, type SubjectRef } from './repository';
import type { CaseSubjects } from './subjects';

interface Stated {
  about: SubjectRef;
  kind: CaseKind;
  form: CaseForm;
  id_application: number;
  version_no: number;
}

/**
 * Makes the document of the statement that a case needs; nothing for one that needs none. Slow: before the transaction.
 */
export async function makeStatement(
  app: FastifyInstance,
  subjects: CaseSubjects,
  { about, kind, form, id_application, version_no }: Stated,
): Promise<MadeDocument | undefined> {
  const { statementOf } = subjects[about.obj_type];
  const now = app.clock.business();
  const stated = await statementOf?.(app.db, { id: about.id_obj, kind, form, now });
  if (!stated) return undefined;

  const { kind: document, ...text } = stated;
  const { data: office } = await officeOf(app.db, id_application);
  const content = { ...text, office, statement: CASE_STATEMENT.pl };
  return makeDocument(app, { kind: document, content, version_no, created: now });
}

/** Runs a transaction that records the made document, if there is one; its file is removed when that fails. */
export function keepStatement<Result>(
  { files }: Pick<FastifyInstance, 'files'>,
  made: MadeDocument | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  return made ? keepIfDone(files, made.file.filename, work) : work();
}

/** Records the document that waits for the applicant's signature, in the place of the one before it. */
export async function recordStatement(
  app: Pick<FastifyInstance, 'clock'>,
  tx: Tx,
  { record, made }: { record: CaseRecord; made: MadeDocument },
  by: Author,
): Promise<CaseRecord> {
  const { id, id_user, id_document } = record;
  const owner = refOf('officecase', id);
  if (id_document !== null) await voidDocument(tx, id_document, by);
  await recordDocument(tx, { made, now: app.clock.now() }, { owner, id_user, status: 'frozen' }, by);
  await fileDocumentsIn(tx, id, { owner, id: made.id }, by);
  return rows.update(tx, id, { values: { id_document: made.id }, by });
}

/** @throws ApiError `illegal-step` `{reason: 'no-statement'}` for a case that needs none */
export async function statementDocument(
  db: Db,
  { id_document, status }: Pick<CaseRecord, 'id_document' | 'status'>,
): Promise<DocumentRow> {
  if (id_document === null) throw new ApiError('illegal-step', { status, reason: 'no-statement' });
  return getDocument(db, id_document);
}

/**
 * A change of an account, of a name or of a participation is accepted once its applicant has signed it: in the portal, or
 * on the paper whose scan the office entered with the case.
 * @throws ApiError `illegal-step` `{reason: 'not-signed'}`
 */
export async function refuseUnsigned(db: Db, record: CaseRecord): Promise<void> {
  const { kind, form, status } = record;
  if (!needsStatement(kind, form) || (await isSigned(db, record))) return;
  throw new ApiError('illegal-step', { status, reason: 'not-signed' });
}

async function isSigned(db: Db, { id, id_user, id_user_create, id_document }: CaseRecord): Promise<boolean> {
  if (id_document !== null) return (await getDocument(db, id_document)).status === 'signed';
  if (id_user_create === id_user) return false;
  const [entered] = await findMessages(db, id);
  return entered !== undefined && entered.direction === 'IN' && entered.files.length > 0;
}
