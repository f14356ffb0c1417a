import { createHash } from 'node:crypto';
import { CODE_LIVES_MINUTES, type Countersigned } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import type { Db, Tx } from '../../../db';
import { keepIfDone } from '../../../files/keep-if-done';
import { maskedMail } from '../../../mail/masked-mail';
import { officeSealProvider } from '../../../signatures/providers/office-seal-provider';
import { proveSignCode, signCodeSubject } from '../../../signatures/providers/prove-code';
import { type DocumentRow, doesCount, parentSignature, storeBytes } from '../../documents/public';
import { getReader, proveOwnPassword, senderOf } from '../../users/public';
import type { StaffViewer } from '../policy';
import { outcomeOf, recordCountersignature } from './countersign';
import { deskCodeEmail } from './emails';
import type { SignedKind, SignedRecord } from './signed-kind';
import { officeSession, waitingDocument } from './waiting-document';

interface Chosen {
  of: SignedKind;
  record: SignedRecord;
  document: DocumentRow;
}

/**
 * Mails the code for a list of contracts. It is bound to the digests of their documents: another list needs another code.
 * @throws ApiError `illegal-step`, `no-privilege` when one of them cannot be signed by the caller now
 */
export async function sendDeskCode(
  app: FastifyInstance,
  tx: Tx,
  request: FastifyRequest,
  { of, ids, viewer }: { of: SignedKind; ids: readonly number[]; viewer: StaffViewer },
): Promise<{ mail: string; valid_minutes: number }> {
  const chosen = await findChosen(tx, { of, ids, viewer });
  for (const one of chosen) await refuseUnsignable(tx, one, viewer);
  const { user } = request;
  const code = await app.codes.issue(tx, signCodeSubject(request, listIdOf(chosen)), app.clock.now());
  const sender = await senderOf(app, tx, user.id_application);
  const told = { words: of.words, code, count: chosen.length };
  await app.mail.send(tx, deskCodeEmail(await getReader(tx, user.id), told, sender));
  return { mail: maskedMail(user.mail), valid_minutes: CODE_LIVES_MINUTES };
}

/**
 * Signs a list by password and one code. Each has a transaction of its own, and the code is used up after the
 * last one: when the server died between two of them, the same code signs the rest.
 */
export async function sealList(
  app: FastifyInstance,
  request: FastifyRequest,
  {
    of,
    ids,
    pass,
    code,
    viewer,
  }: { of: SignedKind; ids: readonly number[]; pass: string; code: string; viewer: StaffViewer },
): Promise<Countersigned[]> {
  const chosen = await findChosen(app.db, { of, ids, viewer });
  const id_obj = listIdOf(chosen);
  if (!(await proveOwnPassword(app, request, pass))) {
    throw new ApiError('not-valid', { pass: 'not-valid-pass' });
  }
  const provedAt = await proveSignCode(app, request, { code, id_obj, isOfList: true });
  const list = chosen.map(({ document }) => document.sha256);
  const results: Countersigned[] = [];
  for (const one of chosen) {
    const { id, number } = one.record;
    results.push(
      await outcomeOf({ filename: null, id, number, verdict: null }, () =>
        sealOne(app, request, { ...one, list, viewer }),
      ),
    );
  }
  // What was signed is told also when another code was asked for meanwhile.
  await app.db.transaction((tx) =>
    app.codes.check(tx, { ...signCodeSubject(request, id_obj), code }, provedAt),
  );
  return results;
}

async function sealOne(
  app: FastifyInstance,
  request: FastifyRequest,
  { list, viewer, ...one }: Chosen & { list: readonly string[]; viewer: StaffViewer },
): Promise<void> {
  await refuseUnsignable(app.db, one, viewer);
  const statement = { text: one.of.deskStatement.pl, version: one.of.deskStatement.version };
  const session = await officeSession(app, request, one);
  const completed = await officeSealProvider(app).complete(session, { statement, list });
  const sealed = await storeBytes(app, completed.pdf);
  await keepIfDone(app.files, sealed.filename, () =>
    recordCountersignature(app, request, { ...one, completed, file: { sealed } }),
  );
}

/** In the order of their ids. @throws ApiError `object-no-exist` for one that the caller may not see */
async function findChosen(
  db: Db,
  { of, ids, viewer }: { of: SignedKind; ids: readonly number[]; viewer: StaffViewer },
): Promise<Chosen[]> {
  const chosen: Chosen[] = [];
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
    const record = await of.get(db, id, viewer);
    chosen.push({ of, record, document: await waitingDocument(db, record) });
  }
  return chosen;
}

async function refuseUnsignable(db: Db, { of, record, document }: Chosen, viewer: StaffViewer) {
  of.requireStep('signOffice', record, viewer);
  const refusal = of.refusalOf(record, 'signOffice', viewer);
  if (refusal) throw refusal;
  if (!doesCount(await parentSignature(db, document))) {
    throw new ApiError('illegal-step', { status: record.status, reason: 'unclear' });
  }
}

/** One number for a list, from the digests of its documents: what its code is bound to. */
function listIdOf(chosen: readonly Chosen[]): number {
  const digests = chosen.map(({ document }) => `${document.id} ${document.sha256}`).join('\n');
  return Number.parseInt(createHash('sha256').update(digests).digest('hex').slice(0, 7), 16);
}
