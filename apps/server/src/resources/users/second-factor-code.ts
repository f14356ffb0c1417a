import { CODE_LENGTH } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import { keyFor } from '../../config';
import type { Tx } from '../../db';
import { type CodeSubject, type CodeVerdict, refuseUnlessRight } from '../../identity/codes/codes';
import { stepOf } from '../../identity/second-factor/authenticator';
import { type FactorRow, noteFactor } from '../../identity/second-factor/factors';
import { noteWrong, refuseTooManyWrong } from '../../identity/second-factor/failures';
import { spendRecoveryCode } from '../../identity/second-factor/recovery-codes';
import { readerOf } from '../../mail/reader';
import { openSecret } from '../../sealed-secret';
import type { UserRow } from './repository';
import { factorEmail } from './second-factor-emails';
import { senderOf } from './sender';

/** A code completes a sign-in, confirms a factor that was begun, or proves it for a change of it. */
export type FactorPurpose = 'sign-in' | 'factor' | 'factor-change';

export interface TriedFactor {
  account: UserRow;
  factor: FactorRow;
  code: string;
  /** What a mailed code is for. */
  purpose: FactorPurpose;
  /** The known browser. */
  id_device: number | undefined;
  now: Date;
}

export type FactorVerdict =
  | CodeVerdict
  /** Of an app or a recovery code, whose tries the caller counts. */
  | { outcome: 'wrong'; tries_left?: undefined }
  /** A code of the app that was accepted before, or an earlier one. It is no guess. */
  | { outcome: 'used' };

/** Keys for secrets of authenticator apps and for recovery codes. */
export function factorKeyOf({ config }: Pick<FastifyInstance, 'config'>): Buffer {
  return keyFor(config.secretKey, 'second-factor');
}

export function isRecoveryCode(code: string): boolean {
  return code.length !== CODE_LENGTH;
}

/**
 * Judges a code and uses a right one up; the row of the account is locked. A wrong one is counted: the caller lets the
 * transaction commit and refuses afterwards.
 * @throws ApiError `too-many-requests` after too many wrong ones
 */
export async function judgeFactor(app: FastifyInstance, tx: Tx, tried: TriedFactor): Promise<FactorVerdict> {
  const { account, factor, code, now } = tried;
  const trier = { id_user: account.id, id_obj: tried.id_device, isRecovery: isRecoveryCode(code) };
  await refuseTooManyWrong(tx, trier, now);
  const verdict = await verdictOf();
  if (verdict.outcome === 'wrong') await noteWrong(tx, trier, now);
  return verdict;

  async function verdictOf(): Promise<FactorVerdict> {
    if (trier.isRecovery) {
      const isRight = await spendRecoveryCode(tx, factorKeyOf(app), { id_user: account.id, code, now });
      return isRight ? { outcome: 'right', pass_hash: null } : { outcome: 'wrong' };
    }
    if (factor.kind === 'mail') return app.codes.check(tx, { ...codeSubjectOf(tried), code }, now);

    const step = stepOf(secretOf(app, factor), code, now);
    if (step === undefined) return { outcome: 'wrong' };
    if (step <= factor.last_step) return { outcome: 'used' };
    await noteFactor(tx, account.id, { last_step: step });
    return { outcome: 'right', pass_hash: null };
  }
}

/** Throws the refusal of a code, after the transaction that counted the try. */
export function refuseUnlessProven(verdict: FactorVerdict): void {
  if (verdict.outcome === 'used') throw new ApiError('not-valid-code', { code: 'used-code' });
  if (verdict.outcome === 'wrong' && verdict.tries_left === undefined) {
    throw new ApiError('not-valid-code', { code: 'not-valid-code' });
  }
  refuseUnlessRight(verdict);
}

type Addressee = Pick<TriedFactor, 'account' | 'purpose' | 'id_device' | 'now'>;

/** @throws ApiError `too-many-requests` as `CodeKeeper.issue` */
export async function sendFactorCode(app: FastifyInstance, tx: Tx, to: Addressee): Promise<void> {
  const { account, purpose, now } = to;
  const code = await app.codes.issue(tx, codeSubjectOf(to), now);
  const told = { code, isSignIn: purpose === 'sign-in' };
  await app.mail.send(tx, factorEmail(readerOf(account), told, await senderOf(app, tx)));
}

/** A code of the account is for its owner alone; one of a sign-in is apart for a known browser (Order §11). */
export function codeSubjectOf({ account, purpose, id_device }: Omit<Addressee, 'now'>): CodeSubject {
  const id_obj = purpose === 'sign-in' ? id_device : account.id;
  return { mail: account.mail, purpose, ...(id_obj !== undefined && { id_obj }) };
}

export function secretOf(app: FastifyInstance, { secret, id_user }: FactorRow): string {
  if (secret === null) throw new Error(`The authenticator app of account ${id_user} has no secret.`);
  return openSecret(factorKeyOf(app), { sealed: secret, owner: String(id_user) });
}
