import {
  type BodyOf,
  CASE_STATEMENT,
  type officeCases as contract,
  pathTo,
  portalPaths,
  refOf,
} from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import type { Tx } from '../../db';
import { mailSignCode, refuseOther, type SealedByCode, sealByCode } from '../../signatures/code-signing';
import { ownerSession } from '../../signatures/owner-session';
import type { Note } from '../../unit-of-work/write';
import { type DocumentRow, recordSigning } from '../documents/public';
import { notifyOpened } from './add-case';
import { actingViewerOf, lockCase } from './lock-case';
import { termOf } from './open-case';
import { visibleTo } from './policy';
import { rows, subjectOf } from './repository';
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

  const owner = refOf('officecase', id);
  const session = await ownerSession(app, request, { record, document, owner, db: tx });
  const told = {
    pl: 'oświadczenie',
    en: 'the statement',
    page: () => pathTo(portalPaths.officeCaseSign, id),
  };
  return mailSignCode(app, { tx, note }, { session, told });
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
  const { id, pass, code } = signing;
  const viewer = actingViewerOf(request.user);
  const record = await rows.get(app.db, id, visibleTo(viewer));
  const document = await statementDocument(app.db, record);
  refuseOther(document, signing);
  if (document.status === 'signed' && viewer.as === 'owner') return;
  requireStep('sign', record, viewer);

  const owner = refOf('officecase', id);
  const session = await ownerSession(app, request, { record, document, owner, db: app.db });
  await sealByCode(app, session, {
    ...{ pass, code, statement: CASE_STATEMENT, point: 'case-sign.after-seal' },
    record: (signed) => send(app, request, { ...signed, id, document, subjects }),
  });
}

interface Sealed extends SealedByCode {
  id: number;
  document: DocumentRow;
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
