import {
  type BodyOf,
  CASE_STATEMENT,
  CODE_LIVES_MINUTES,
  type officeCases as contract,
  pathTo,
  portalPaths,
  refOf,
} from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import type { Db, Tx } from '../../db';
import { keepIfDone } from '../../files/keep-if-done';
import { maskedMail } from '../../mail/masked-mail';
import { portalCodeProvider } from '../../signatures/providers/portal-code-provider';
import type { Completed, SigningSession } from '../../signatures/providers/signature-provider';
import { signCodeEmail } from '../../signatures/sign-code-email';
import type { Note } from '../../unit-of-work/write';
import { type DocumentRow, readBytes, recordSigning, storeBytes } from '../documents/public';
import { accountOf, getReader, nameOf, senderOf } from '../users/public';
import { notifyOpened } from './add-case';
import { actingViewerOf, lockCase } from './lock-case';
import { termOf } from './open-case';
import { visibleTo } from './policy';
import { type CaseRecord, rows, subjectOf } from './repository';
import { statementDocument } from './statement';
import { requireStep } from './step';
import type { CaseSubjects } from './subjects';
import { takeCaseStep } from './take-case-step';

type Signing = { id: number } & BodyOf<typeof contract.sign>;

/**
 * Mails the code for the statement that waits.
 * @throws ApiError `conflict` for another document
 */
export async function sendStatementCode(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, id_document }: { id: number; id_document: number },
  { tx, note }: { tx: Tx; note: Note },
): Promise<{ mail: string; valid_minutes: number }> {
  const { user } = request;
  const record = await lockCase(app, tx, { user, id, step: 'sign' });
  const document = await statementDocument(tx, record);
  if (document.id !== id_document) throw new ApiError('conflict', { id_document: document.id });

  const session = await sessionOf(app, request, { record, document, db: tx });
  const { code } = await portalCodeProvider(app).start(tx, session);
  const told = {
    pl: 'oświadczenie',
    en: 'the statement',
    page: () => pathTo(portalPaths.officeCaseSign, id),
  };
  const sender = await senderOf(app, tx, user.id_application);
  await app.mail.send(tx, signCodeEmail(await getReader(tx, user.id), { id, code, told }, sender));
  note({ event: 'basedocument.code-sent', obj_type: 'basedocument', id_obj: id_document });
  return { mail: maskedMail(user.mail), valid_minutes: CODE_LIVES_MINUTES };
}

/**
 * Checks password and mailed code, seals, and sends the case in the transaction that uses the code up. A request for a
 * case that was sent with this document changes nothing.
 * @throws ApiError `not-valid` `{pass}`, `not-valid-code`, `conflict` for another document than the one that waits
 */
export async function signStatement(
  app: FastifyInstance,
  request: FastifyRequest,
  { signing, subjects }: { signing: Signing; subjects: CaseSubjects },
): Promise<void> {
  const { id, id_document, sha256, pass, code } = signing;
  const viewer = actingViewerOf(request.user);
  const record = await rows.get(app.db, id, visibleTo(viewer));
  const document = await statementDocument(app.db, record);
  if (document.id !== id_document || document.sha256 !== sha256) {
    throw new ApiError('conflict', { sha256: document.sha256 });
  }
  if (document.status === 'signed' && viewer.as === 'owner') return;
  requireStep('sign', record, viewer);

  const session = await sessionOf(app, request, { record, document, db: app.db });
  const { pl: text, version } = CASE_STATEMENT;
  const completed = await portalCodeProvider(app).complete(session, {
    ...{ pass, code },
    statement: { text, version },
  });
  const sealed = await storeBytes(app, completed.pdf);
  app.crash.at('case-sign.after-seal');
  await keepIfDone(app.files, sealed.filename, () =>
    send(app, request, { id, document, completed, sealed, subjects }),
  );
}

interface Sealed {
  id: number;
  document: DocumentRow;
  completed: Completed;
  sealed: Awaited<ReturnType<typeof storeBytes>>;
  subjects: CaseSubjects;
}

/** The case is the office's now: its term begins, and both sides are told. */
function send(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, document, completed, sealed, subjects }: Sealed,
): Promise<void> {
  const { signature } = completed;
  return takeCaseStep(app, request, {
    id,
    step: 'sign',
    async change(record, { tx, by }) {
      const waiting = await statementDocument(tx, record);
      if (waiting.id !== document.id || waiting.status !== 'frozen') {
        throw new ApiError('conflict', { id_document: waiting.id });
      }
      // What the statement is about may have changed since it was made.
      const about = subjectOf(record);
      const { kind, form } = record;
      if (about) {
        const opening = { id: about.id_obj, kind, form, now: by.date, id_officecase: id };
        await subjects[about.obj_type].refuseOpening(tx, opening);
      }
      await completed.confirm?.(tx);
      await recordSigning(tx, { row: document, sealed, now: app.clock.now() }, signature, by);
      return { ...termOf(kind, by.date), last_date: by.date };
    },
    follow: (record, { tx, by }) => notifyOpened(app, tx, { record, direction: 'IN' }, by),
    diff: { id_document: document.id, evidence_hash: signature.evidence_hash },
  });
}

/** The act of signing, by the applicant. `db` is the transaction where there is one: a database may have one connection. */
async function sessionOf(
  app: FastifyInstance,
  request: FastifyRequest,
  { record, document, db }: { record: CaseRecord; document: DocumentRow; db: Db },
): Promise<SigningSession> {
  const account = await accountOf(db, record.id_user);
  // Nobody has signed it before.
  const read = () => readBytes(app, document.filename);
  return {
    request,
    id_application: record.id_application,
    document: { ...document, issued: read, read },
    signer: { id_user: record.id_user, side: 'CITIZEN', name: nameOf(account), pesel: account.pesel },
    owner: refOf('officecase', record.id),
  };
}
