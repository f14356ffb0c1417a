import { type BodyOf, users as contract } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import type { LogEntry } from '../../audit-log/log';
import type { Tx } from '../../db';
import { deviceCookieOf } from '../../http/device-cookie';
import type { ResourceRoutes } from '../../http/resource';
import { findPendingPassword } from '../../identity/codes/codes';
import { type DeviceRow, findDevice } from '../../identity/devices/known-device';
import { endSession, refreshSession } from '../../identity/sessions/sessions';
import type { Note } from '../../unit-of-work/write';
import { type Opened, type StatusRefusal, statusRefusal } from './enter';
import { answerOf, type Challenged, enterOrChallenge } from './enter-or-challenge';
import { countFailure, forgetFailures, isLockedAt } from './login-failures';
import * as users from './repository';

const PER_ADDRESS = { name: 'login', max: 30, windowMs: 60 * 1000 };

/** Sign-in, renewal of tokens, sign-out. */
export const loginRoutes: ResourceRoutes = async (app) => {
  const perIp = () => ({ name: 'login-ip', max: app.config.loginLimitPerIp, windowMs: 60 * 1000 });

  app.route({
    ...contract.login,
    handler: async (request, reply) => {
      const { mail } = request.body;
      app.limits.take(perIp(), request.ip);
      const device = await findDevice(app.db, { cookie: deviceCookieOf(request), mail }, app.clock.now());
      app.limits.take(PER_ADDRESS, device ? `device ${device.id}` : mail);
      const proof = await proofOf(app, request.body, device);
      const result = await app.write(request, (tx, note) => signIn(app, tx, { request, ...proof, note }));
      if ('refusal' in result) throw refusalOf(result.refusal);
      return answerOf(app, reply, result);
    },
  });

  app.route({
    ...contract.tokenRefresh,
    handler: async (request) => {
      const result = await app.write(request, async (tx, note) => {
        const refresh = await refreshSession(tx, timesOf(app), request.body.refresh_token);
        if (refresh.outcome === 'reuse') note(reuseOf(refresh));
        return refresh;
      });
      if (result.outcome !== 'renewed') throw new ApiError('no-login');
      return { data: result.tokens };
    },
  });

  app.route({
    ...contract.logout,
    config: { ...contract.logout.config, whileLocked: true },
    handler: async (request) => {
      const { session } = request;
      if (!session) return { data: null };

      return app.write(request, async (tx, note) => {
        await endSession(tx, app.clock.now(), session.id, 'logout');
        // Who signs out while acting has left the screen: their own sign-in ends too.
        if (session.id_session_main) await endSession(tx, app.clock.now(), session.id_session_main, 'logout');
        note({ event: 'user.logout', obj_type: 'user_session', id_obj: session.id });
        return { data: null };
      });
    },
  });
};

function timesOf({ clock }: FastifyInstance) {
  return { now: clock.now(), business: clock.business() };
}

/** A token that was used before is somebody else's. */
function reuseOf({ id_session, id_user }: { id_session: number; id_user: number }): LogEntry {
  return {
    event: 'user.token-reuse',
    level: 'warning',
    obj_type: 'user_session',
    id_obj: id_session,
    id_user,
  };
}

/** What a mail and a password prove, before the row of the account is locked: hashing takes long. */
interface Proof {
  account: users.UserRow | undefined;
  isRight: boolean;
  /** The password is that of a registration which waits for its code. */
  isPending: boolean;
  /** The hash with today's parameters, when the stored one has older ones. */
  newHash: string | undefined;
  now: Date;
}

async function proofOf(
  app: FastifyInstance,
  body: BodyOf<typeof contract.login>,
  device: DeviceRow | undefined,
): Promise<Proof> {
  const { mail, pass } = body;
  const now = app.clock.now();
  const account = await users.findByMail(app.db, mail);
  // A locked address costs the same time and gets the same answer, but no password is checked (Order §2).
  const isLocked = isLockedAt({ account, device }, now);
  const isRight = await app.passwords.matches(isLocked ? undefined : account?.pass_hash, pass);
  const isPending = !isRight && (await isPendingPassword(app, body));
  const isOutdated = account && isRight && app.passwords.isOutdated(account.pass_hash);
  const newHash = isOutdated ? await app.passwords.hash(pass) : undefined;

  return { account, isRight, isPending, newHash, now };
}

/**
 * Whoever registers an address and then tries the chosen password is asked for the code, whether or not the address
 * has an account: a different answer would tell who has one.
 */
async function isPendingPassword(
  app: FastifyInstance,
  { mail, pass }: BodyOf<typeof contract.login>,
): Promise<boolean> {
  const pending = await app.db.transaction((tx) => findPendingPassword(tx, mail));
  // Without a registration the same work is done: the time must not tell of one.
  return app.passwords.matches(pending, pass);
}

interface Attempt extends Proof {
  request: FastifyRequest<{ Body: BodyOf<typeof contract.login> }>;
  note: Note;
}

/**
 * The result of the attempt, decided on the locked row. A refusal is a value: the counters that it changed have to be
 * committed.
 */
async function signIn(app: FastifyInstance, tx: Tx, attempt: Attempt): Promise<SignInResult> {
  const { request, account, isRight, isPending, newHash, now, note } = attempt;
  const wrong = isPending ? ('is-no-active' as const) : ('object-no-exist' as const);
  // Without an account the row of `NOBODY` is locked, so that the time of an answer does not tell who has one.
  const fresh = await users.lockById(tx, account?.id ?? users.NOBODY);
  const cookie = deviceCookieOf(request);
  const device = await findDevice(tx, { cookie, mail: request.body.mail }, now);
  if (!fresh || !isRight || isLockedAt({ account: fresh, device }, now)) {
    await countFailure(app, tx, { account: fresh, device, now, note });
    note({
      event: 'user.login-failed',
      level: 'warning',
      ...(fresh && { obj_type: 'user', id_obj: fresh.id }),
    });
    return { refusal: wrong };
  }
  const refusal = statusRefusal(fresh);
  if (refusal) {
    note({ event: 'user.login-refused', level: 'warning', obj_type: 'user', id_obj: fresh.id });
    return { refusal };
  }

  // Not over a password that was changed since the account was read.
  const renewed = fresh.pass_hash === account?.pass_hash ? newHash : undefined;
  await forgetFailures(tx, { account: fresh, device }, renewed);
  const remember_me = request.body.remember_me ?? 'no';
  const entrance = { request, account: fresh, remember_me, cookie, now };
  const entered = await enterOrChallenge(app, tx, { ...entrance, tellsOfBrowser: true });
  const event = 'challenge' in entered ? 'user.login-challenged' : 'user.login';
  note({ event, obj_type: 'user', id_obj: fresh.id, id_user: fresh.id });
  return entered;
}

type SignInResult = { refusal: LoginRefusal } | Opened | Challenged;
type LoginRefusal = 'object-no-exist' | StatusRefusal;

/** A wrong sign-in is a 400 (Order §1); the code's usual 404 is for objects. */
function refusalOf(code: LoginRefusal): ApiError {
  return code === 'object-no-exist' ? new ApiError(code, null, { status: 400 }) : new ApiError(code);
}
