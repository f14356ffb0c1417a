import {
  type BodyOf,
  CLAIM_STATEMENT,
  type cofundingRequests as contract,
  pathTo,
  portalPaths,
  refOf,
} from '@urzad/contract';
import { isClaimLate } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { type Author, authorOf } from '../../../author';
import type { Db, Tx } from '../../../db';
import { mailSignCode, refuseOther, type SealedByCode, sealByCode } from '../../../signatures/code-signing';
import { ownerSession } from '../../../signatures/owner-session';
import type { Note } from '../../../unit-of-work/write';
import { getCall } from '../../cofunding-calls/public';
import { getMonth, lockOwnMonth, setMonth } from '../../cofunding-members/public';
import { type DocumentRow, getDocument, recordSigning } from '../../documents/public';
import { fileDocument } from '../../office-cases/public';
import { claimCorrectedText, claimSentText } from '../claim-emails';
import { refuseLateCorrection, refuseUnsettled, storedAmounts } from '../draft/draft-claim';
import { asOwner, refusalOf, type Viewer, visibleTo } from '../policy';
import { type ClaimRecord, claims } from '../repository';
import { lockForStep, noteOf, requireStep, takeStep } from '../step';
import { tellOfficer, tellParent } from '../tell-of-claim';

type Signing = { id: number } & BodyOf<typeof contract.sign>;

/**
 * Mails the code for the document that waits.
 * @throws ApiError `conflict` for another document
 */
export async function sendClaimCode(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, id_document }: { id: number; id_document: number },
  { tx, note }: { tx: Tx; note: Note },
): Promise<{ mail: string; valid_minutes: number }> {
  const viewer = asOwner(request.user);
  const record = await lockForStep(tx, { id, viewer, step: 'sign' });
  await refuseUnsignable(app, tx, { record, viewer });
  const document = await waitingDocument(tx, record);
  if (document.id !== id_document) throw new ApiError('conflict', { id_document: document.id });

  const owner = refOf('cofundingrequest', id);
  const session = await ownerSession(app, request, { record, document, owner, db: tx });
  const told = {
    pl: `rozliczenie ${record.number}`,
    en: `claim ${record.number}`,
    page: () => pathTo(portalPaths.claimSign, id),
  };
  return mailSignCode(app, { tx, note }, { session, told });
}

/**
 * Checks password and mailed code, seals, and submits the claim in the transaction that uses the code up. A request for
 * a claim that is submitted with this document changes nothing, so ten at once make one signature.
 * @throws ApiError `not-valid` `{pass}`, `not-valid-code`, `conflict` for another document than the one that waits
 */
export async function signClaim(
  app: FastifyInstance,
  request: FastifyRequest,
  signing: Signing,
): Promise<void> {
  const { id, pass, code } = signing;
  const viewer = asOwner(request.user);
  const record = await claims.get(app.db, id, visibleTo(viewer));
  const document = await waitingDocument(app.db, record);
  refuseOther(document, signing);
  if (document.status === 'signed' && record.status === 'submitted') return;
  requireStep('sign', record, viewer);
  await refuseUnsignable(app, app.db, { record, viewer });

  const owner = refOf('cofundingrequest', id);
  const session = await ownerSession(app, request, { record, document, owner, db: app.db });
  await sealByCode(app, session, {
    ...{ pass, code, statement: CLAIM_STATEMENT, point: 'claim-sign.after-seal' },
    record: (signed) => submit(app, request, { ...signed, of: record, document }),
  });
}

interface Sealed extends SealedByCode {
  of: Pick<ClaimRecord, 'id' | 'id_grant' | 'month'>;
  document: DocumentRow;
}

async function submit(
  app: FastifyInstance,
  request: FastifyRequest,
  { of: { id, id_grant, month }, document, completed, sealed }: Sealed,
): Promise<void> {
  await app.write(request, async (tx, note) => {
    const viewer = asOwner(request.user);
    // Before the claim, as the end of a participation does: nobody else moves the month on until it is claimed.
    await lockOwnMonth(tx, { id_grant, month, ...viewer });
    const record = await lockForStep(tx, { id, viewer, step: 'sign' });
    await refuseUnsignable(app, tx, { record, viewer });
    const waiting = await waitingDocument(tx, record);
    if (waiting.id !== document.id || waiting.status !== 'frozen') {
      throw new ApiError('conflict', { id_document: waiting.id });
    }

    await completed.confirm?.(tx);
    const by = authorOf(app, request);
    const { signature } = completed;
    await recordSigning(tx, { row: document, sealed, now: app.clock.now() }, signature, by);
    const after = await send(tx, record, { by, note });
    await file(tx, after, { id_document: document.id, by });
    await tell(app, tx, { record, after }, by);
    const { evidence_hash } = signature;
    note(noteOf('sign', record, after, { id_document: document.id, evidence_hash, late: after.is_late }));
    return null;
  });
}

/** The claim is the office's now, and its month is claimed. A correction keeps the time of the first version. */
async function send(tx: Tx, record: ClaimRecord, { by, note }: { by: Author; note: Note }) {
  const { params } = await getCall(tx, record.id_call);
  const isFirst = record.send_date === null;
  const late = isClaimLate(record.month, params, by.date) ? ('yes' as const) : ('no' as const);
  const values = {
    ...(await storedAmounts(tx, record)),
    ...(isFirst && { send_date: by.date, is_late: late }),
    ...{ correction_to: null, correction_reminded: 'no' as const },
  };
  const after = await takeStep(tx, { record, step: 'sign' }, { values, by });
  const { id_grant, month } = record;
  if (isFirst) await setMonth(tx, { id_grant, month, status: 'requested' }, { by, note });
  return after;
}

/** In the case of the participant, with the documents of the application and of the contract. */
async function file(
  tx: Tx,
  record: ClaimRecord,
  { id_document, by }: { id_document: number; by: Author },
): Promise<void> {
  const { member } = await getMonth(tx, record);
  const ref = refOf('cofundingregistration', member.id_registration);
  await fileDocument(tx, { id_document, of: refOf('cofundingrequest', record.id), ref }, by);
}

/** N19, and for a correction the one who checks it. */
async function tell(
  app: FastifyInstance,
  tx: Tx,
  { record, after }: Record<'record' | 'after', ClaimRecord>,
  by: Author,
): Promise<void> {
  const { number, id_user_verifier: to } = after;
  await tellParent(app, tx, { record: after, text: claimSentText({ number, received: by.date }) }, by);
  if (record.send_date === null || to === null) return;
  await tellOfficer(app, tx, { to, record: after, text: claimCorrectedText({ number }) }, by);
}

/** @throws ApiError `illegal-step` while nothing is prepared, for a month that cannot be claimed any more, and too late */
async function refuseUnsignable(
  { clock }: Pick<FastifyInstance, 'clock'>,
  db: Db,
  { record, viewer }: { record: ClaimRecord; viewer: Viewer },
): Promise<void> {
  const refusal = refusalOf(record, 'sign', viewer);
  if (refusal) throw refusal;
  refuseLateCorrection(record, clock.business());
  if (record.status === 'to_sign') refuseUnsettled(await getMonth(db, record), clock.business());
}

async function waitingDocument(db: Db, { id_document, status }: ClaimRecord): Promise<DocumentRow> {
  if (id_document === null) throw new ApiError('illegal-step', { status, reason: 'not-prepared' });
  return getDocument(db, id_document);
}
