import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import type { Tx } from '../../db';
import { deviceCookieOf } from '../../http/device-cookie';
import { TRIES_MAX } from '../../identity/codes/codes';
import { findDevice } from '../../identity/devices/known-device';
import { type ChallengeRow, findChallenge, noteChallenge } from '../../identity/second-factor/challenges';
import { type FactorRow, findFactor } from '../../identity/second-factor/factors';
import type { Note } from '../../unit-of-work/write';
import { type Opened, openSession, statusRefusal } from './enter';
import { tellOfNewBrowser } from './new-browser';
import * as users from './repository';
import {
  type FactorVerdict,
  isRecoveryCode,
  judgeFactor,
  refuseUnlessProven,
  sendFactorCode,
} from './second-factor-code';
import { tellSecurity } from './security-notices';

const PER_IP = { name: 'challenge-ip', windowMs: 60 * 1000 };

/** Completes a sign-in by the second factor or a recovery code. */
export async function completeSignIn(
  app: FastifyInstance,
  request: FastifyRequest,
  { challenge, code }: { challenge: string; code: string },
): Promise<Opened> {
  app.limits.take({ ...PER_IP, max: app.config.loginLimitPerIp }, request.ip);
  const result = await app.write(request, async (tx, note) => {
    const begun = await lockBegun(tx, challenge, app.clock.now());
    if (!begun) {
      note({ event: 'user.code-refused', level: 'warning' });
      return { refused: ended() };
    }
    return judge(app, tx, { ...begun, request, code, note });
  });
  if ('tokens' in result) return result;
  if (result.refused instanceof ApiError) throw result.refused;
  refuseUnlessProven(result.refused);
  throw new Error('A right code was refused.');
}

/** Sends the code of a sign-in again. */
export async function sendSignInCode(
  app: FastifyInstance,
  request: FastifyRequest,
  challenge: string,
): Promise<{ data: null }> {
  app.limits.take({ ...PER_IP, max: app.config.loginLimitPerIp }, request.ip);
  return app.write(request, async (tx, note) => {
    const now = app.clock.now();
    const begun = await lockBegun(tx, challenge, now);
    if (begun?.factor.kind !== 'mail') throw ended();
    const { account } = begun;
    const device = await findDevice(tx, { cookie: deviceCookieOf(request), mail: account.mail }, now);
    await sendFactorCode(app, tx, { account, purpose: 'sign-in', id_device: device?.id, now });
    note({ event: 'user.code-sent' });
    return { data: null };
  });
}

interface Begun {
  account: users.UserRow;
  row: ChallengeRow;
  factor: FactorRow;
}

/** The challenge with its account, locked: of two answers at once the second finds it answered. */
async function lockBegun(tx: Tx, challenge: string, now: Date): Promise<Begun | undefined> {
  const found = await findChallenge(tx, challenge, now);
  const account = found && (await users.lockById(tx, found.id_user));
  const row = account && (await findChallenge(tx, challenge, now));
  const factor = row && (await findFactor(tx, row.id_user));
  return account && row && factor?.confirm_date ? { account, row, factor } : undefined;
}

interface Attempt extends Begun {
  request: FastifyRequest;
  code: string;
  note: Note;
}

/** A refusal is a value: the try that was counted has to be committed. */
async function judge(
  app: FastifyInstance,
  tx: Tx,
  { account, row, factor, request, code, note }: Attempt,
): Promise<Opened | { refused: FactorVerdict | ApiError }> {
  const about = { obj_type: 'user', id_obj: account.id } as const;
  const refusal = statusRefusal(account);
  if (refusal) {
    note({ event: 'user.login-refused', level: 'warning', ...about });
    return { refused: new ApiError(refusal) };
  }
  const now = app.clock.now();
  // Mailed codes count their own tries, and another one may be asked for.
  const isCounted = factor.kind === 'app' || isRecoveryCode(code);
  if (isCounted && row.tries >= TRIES_MAX) return { refused: { outcome: 'spent' } };

  const cookie = deviceCookieOf(request);
  const device = await findDevice(tx, { cookie, mail: account.mail }, now);
  const tried = { account, factor, code, purpose: 'sign-in' as const, id_device: device?.id, now };
  let verdict = await judgeFactor(app, tx, tried);
  if (verdict.outcome !== 'right') {
    if (verdict.outcome === 'wrong' && isCounted) {
      await noteChallenge(tx, row.id, { tries: row.tries + 1 });
      verdict = { outcome: 'wrong', tries_left: TRIES_MAX - row.tries - 1 };
    }
    if (verdict.outcome === 'wrong' && verdict.tries_left === 0) {
      await tellSecurity(app, tx, { account, event: 'factor-refused' });
    }
    note({ event: 'user.login-refused', level: 'warning', ...about, diff: { reason: 'code' } });
    return { refused: verdict };
  }

  await noteChallenge(tx, row.id, { used_date: now });
  if (isRecoveryCode(code)) await tellSecurity(app, tx, { account, event: 'recovery-code' });
  note({ event: 'user.login', ...about, id_user: account.id });
  await tellOfNewBrowser(app, tx, { request, account, cookie, now });
  return openSession(tx, { request, id_user: account.id, remember_me: row.remember_me, cookie, now });
}

function ended(): ApiError {
  return new ApiError('not-valid-code', { code: 'expired-challenge' });
}
