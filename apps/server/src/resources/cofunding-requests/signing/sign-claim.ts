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
import { keepIfDone } from '../../../files/keep-if-done';
import { maskedMail } from '../../../mail/masked-mail';
import { portalCodeProvider } from '../../../signatures/providers/portal-code-provider';
import type { Completed, SigningSession } from '../../../signatures/providers/signature-provider';
import { signCodeEmail } from '../../../signatures/sign-code-email';
import type { Note } from '../../../unit-of-work/write';
import { getCall } from '../../cofunding-calls/public';
import { getMonth, setMonth } from '../../cofunding-members/public';
import { type DocumentRow, getDocument, readBytes, recordSigning, storeBytes } from '../../documents/public';
import { fileDocument } from '../../office-cases/public';
import { accountOf, getReader, nameOf, senderOf } from '../../users/public';
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
): Promise<string> {
  const { user } = request;
  const viewer = asOwner(user);
  const record = await lockForStep(tx, { id, viewer, step: 'sign' });
  await refuseUnsignable(app, tx, { record, viewer });
  const document = await waitingDocument(tx, record);
  if (document.id !== id_document) throw new ApiError('conflict', { id_document: document.id });

  const session = await sessionOf(app, request, { record, document, db: tx });
  const { code } = await portalCodeProvider(app).start(tx, session);
  const told = {
    pl: `rozliczenie ${record.number}`,
    en: `claim ${record.number}`,
    page: () => pathTo(portalPaths.claimSign, id),
  };
  const sender = await senderOf(app, tx, user.id_application);
  await app.mail.send(tx, signCodeEmail(await getReader(tx, user.id), { id, code, told }, sender));
  note({ event: 'basedocument.code-sent', obj_type: 'basedocument', id_obj: id_document });
  return maskedMail(user.mail);
}

/**
 * Checks password and mailed code, seals, and submits the claim in the transaction that uses the code up. A request for
 * a claim that is submitted with this document changes nothing, so ten at once make one signature.
 * @throws ApiError `not-valid` `{pass}`, `not-valid-code`, `conflict` for another document than the one that waits
 */
export async function signClaim(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, id_document, sha256, pass, code }: Signing,
): Promise<void> {
  const viewer = asOwner(request.user);
  const record = await claims.get(app.db, id, visibleTo(viewer));
  const document = await waitingDocument(app.db, record);
  if (document.id !== id_document || document.sha256 !== sha256) {
    throw new ApiError('conflict', { sha256: document.sha256 });
  }
  if (document.status === 'signed' && record.status === 'submitted') return;
  requireStep('sign', record, viewer);
  await refuseUnsignable(app, app.db, { record, viewer });

  const session = await sessionOf(app, request, { record, document, db: app.db });
  const { pl: text, version } = CLAIM_STATEMENT;
  const completed = await portalCodeProvider(app).complete(session, {
    ...{ pass, code },
    statement: { text, version },
  });
  const sealed = await storeBytes(app, completed.pdf);
  app.crash.at('claim-sign.after-seal');
  await keepIfDone(app.files, sealed.filename, () =>
    submit(app, request, { id, document, completed, sealed }),
  );
}

interface Sealed {
  id: number;
  document: DocumentRow;
  completed: Completed;
  sealed: Awaited<ReturnType<typeof storeBytes>>;
}

async function submit(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, document, completed, sealed }: Sealed,
): Promise<void> {
  await app.write(request, async (tx, note) => {
    const viewer = asOwner(request.user);
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

/** The act of signing, by the participant. `db` is the transaction where there is one: a database may have one connection. */
async function sessionOf(
  app: FastifyInstance,
  request: FastifyRequest,
  { record, document, db }: { record: ClaimRecord; document: DocumentRow; db: Db },
): Promise<SigningSession> {
  const account = await accountOf(db, record.id_user);
  // Nobody has signed it before.
  const read = () => readBytes(app, document.filename);
  return {
    request,
    id_application: record.id_application,
    document: { ...document, issued: read, read },
    signer: { id_user: record.id_user, side: 'CITIZEN', name: nameOf(account), pesel: account.pesel },
    owner: refOf('cofundingrequest', record.id),
  };
}
