import { refOf } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { appendLog } from '../../../audit-log/log';
import { authorOf } from '../../../author';
import { keepIfDone } from '../../../files/keep-if-done';
import { refuseUnlessRight } from '../../../identity/codes/codes';
import { officeOf } from '../../../office';
import { originOf } from '../../../unit-of-work/write';
import { getCall } from '../../cofunding-calls/public';
import {
  type DocumentRow,
  getDocument,
  lastEvidenceOf,
  readBytes,
  recordSigning,
  storeBytes,
} from '../../documents/public';
import { proveOwnPassword } from '../../users/public';
import { asOwner } from '../policy';
import * as registrations from '../repository';
import { noteOf, requireStep } from '../step';
import { applicantOf } from './form-document';
import { lockSignable, signableOf } from './signable';

const SEAL_REASON = 'Podpis złożony w portalu';

export interface Signing {
  id: number;
  id_document: number;
  sha256: string;
  pass: string;
  code: string;
}

/**
 * Checks password and mailed code, seals, and records the signature in one transaction that also marks the code as
 * used: after a crash or a full disk the same code can finish the signature. A request for a document that is signed
 * already changes nothing, so ten at once make one signature.
 * @throws ApiError `not-valid` `{pass}` for a wrong password, `not-valid-code`, `too-many-requests`, `conflict` for
 * another document than the one that waits
 */
export async function signDocument(
  app: FastifyInstance,
  request: FastifyRequest,
  signing: Signing,
): Promise<void> {
  const { record, document, isSigned } = await findWaiting(app, request, signing);
  if (isSigned) return;
  if (!(await proveOwnPassword(app, request, signing.pass))) {
    throw new ApiError('not-valid', { pass: 'not-valid-pass' });
  }
  const provedAt = await proveCode(app, request, signing);
  const sealed = await sealDocument(app, request, { record, document });
  app.crash.at('sign.after-seal');
  await keepIfDone(app.files, sealed.file.filename, () =>
    recordSealed(app, request, { ...signing, provedAt, document, sealed }),
  );
}

/** The document that waits for a signature; its digest has to be the one that the caller was shown. */
async function findWaiting(app: FastifyInstance, { user }: FastifyRequest, signing: Signing) {
  const viewer = asOwner(user);
  const record = await registrations.getById(app.db, signing.id, viewer);
  const signable = signableOf(record, signing.id_document);
  const document = await getDocument(app.db, signing.id_document);
  if (document.sha256 !== signing.sha256) throw new ApiError('conflict', { sha256: document.sha256 });
  const isSigned = document.status === 'signed';
  if (!isSigned) {
    requireStep(signable.step, record, viewer);
    signable.refuseLate(record, await getCall(app.db, record.id_call), app.clock.business());
  }
  return { record, document, isSigned };
}

/** The code belongs to one document, and so to its bytes. */
function codeSubject({ user }: FastifyRequest, { id_document, code }: Signing) {
  return { mail: user.mail, purpose: 'sign' as const, id_obj: id_document, code };
}

/**
 * A wrong try is counted even though the request fails.
 * @returns the time at which the code was right
 */
async function proveCode(app: FastifyInstance, request: FastifyRequest, signing: Signing): Promise<Date> {
  const now = app.clock.now();
  // Not `app.write`: this is no answer to the request, so no Idempotency-Key may find it.
  const verdict = await app.db.transaction(async (tx) => {
    const outcome = await app.codes.prove(tx, codeSubject(request, signing), now);
    if (outcome.outcome !== 'right') {
      const refusal = {
        event: 'basedocument.code-refused',
        obj_type: 'basedocument',
        id_obj: signing.id_document,
      };
      await appendLog(tx, originOf(request, app.clock.business()), [{ ...refusal, level: 'warning' }]);
    }
    app.crash.at('sign-code.before-commit');
    return outcome;
  });
  app.crash.at('sign-code.after-commit');
  refuseUnlessRight(verdict);
  return now;
}

async function sealDocument(
  app: FastifyInstance,
  request: FastifyRequest,
  { record, document }: { record: registrations.RegistrationRecord; document: DocumentRow },
) {
  const date = app.clock.business();
  const { data: office } = await officeOf(app.db, record.id_application);
  const { statement } = signableOf(record, document.id);
  const facts = {
    statement_text: statement.pl,
    statement_version: statement.version,
    name: applicantOf(record.form),
    pesel_last4: (record.form.pesel ?? '').slice(-4),
    sign_date: date,
    ip: request.ip,
    user_agent: request.headers['user-agent'] ?? '',
    code_channel: 'EMAIL' as const,
    doc_sha256: document.sha256,
  };
  const prev_hash = await lastEvidenceOf(app.db, refOf('cofundingregistration', record.id));
  const { pdf, evidence } = await app.seal.seal(await readBytes(app, document.filename), {
    reason: SEAL_REASON,
    location: office.name,
    signingTime: date,
    evidence: { facts, prev_hash },
  });
  return { file: await storeBytes(app, pdf), facts, evidence };
}

interface Sealed extends Signing {
  provedAt: Date;
  document: DocumentRow;
  sealed: Awaited<ReturnType<typeof sealDocument>>;
}

async function recordSealed(app: FastifyInstance, request: FastifyRequest, signing: Sealed) {
  const { id, id_document, provedAt, document, sealed } = signing;
  const { file, facts, evidence } = sealed;
  const viewer = asOwner(request.user);
  await app.write(request, async (tx, note) => {
    const { record, signable } = await lockSignable(tx, { id, viewer, id_document });
    const isFirst = (await getDocument(tx, id_document)).status === 'frozen';
    if (!isFirst) throw new ApiError('conflict', { id_document });

    // Checked for the time of its proof: sealing takes time, and the code must not expire meanwhile.
    refuseUnlessRight(await app.codes.check(tx, codeSubject(request, signing), provedAt));
    const by = authorOf(app, request);
    const { statement_text, statement_version, name, pesel_last4, sign_date, ip, user_agent, code_channel } =
      facts;
    await recordSigning(
      tx,
      { row: document, sealed: file, now: app.clock.now() },
      {
        ...{ statement_text, statement_version, name, pesel_last4, sign_date, ip, user_agent, code_channel },
        signer_kind: 'CITIZEN',
        provider: 'PORTAL_CODE',
        id_user: viewer.id_user,
        id_session: request.session?.id ?? null,
        evidence: evidence?.json ?? null,
        prev_hash: evidence?.prev_hash ?? null,
        evidence_hash: evidence?.evidence_hash ?? null,
      },
      by,
    );
    const after = await signable.signed(tx, record, by);
    note(noteOf(signable.event, record, after, { id_document, evidence_hash: evidence?.evidence_hash }));
    return null;
  });
}
