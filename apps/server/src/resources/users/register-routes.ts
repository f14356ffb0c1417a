import { type BodyOf, users as contract, DEFAULT_APPLICATION } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import type { Tx } from '../../db';
import { deviceCookieOf, setDeviceCookie } from '../../http/device-cookie';
import { localeOfRequest } from '../../http/request-locale';
import type { ResourceRoutes } from '../../http/resource';
import { findPendingPassword, hasRivalPassword, refuseUnlessRight } from '../../identity/codes/codes';
import { rememberDevice } from '../../identity/devices/known-device';
import { newPasswordError } from '../../identity/passwords/new-password';
import { startSession } from '../../identity/sessions/sessions';
import { contestedEmail, registerEmail } from './emails';
import * as users from './repository';
import { senderOf } from './sender';
import { completeSignIn, sendSignInCode } from './sign-in-challenge';

/**
 * A new account exists once its code is entered; until then the row of the code has the hash of the chosen password.
 * When two passwords were chosen for one address, one may be a stranger's: the owner of the mailbox is signed in, but
 * the account gets neither.
 */
export const registerRoutes: ResourceRoutes = async (app) => {
  const perIp = () => ({ name: 'register', max: app.config.codeLimitPerIp, windowMs: 60 * 60 * 1000 });

  app.route({
    ...contract.register,
    handler: async (request) => {
      const { mail, pass } = request.body;
      const weakness = newPasswordError(pass, { mail });
      if (weakness) throw new ApiError('not-valid', { pass: weakness });
      app.limits.take(perIp(), request.ip);
      return sendFirstCode(app, request, { mail, pass_hash: await hashOfRegistration(app, request.body) });
    },
  });

  app.route({
    ...contract.codeSend,
    handler: (request) => {
      const { mail, challenge } = request.body;
      if (challenge !== undefined) return sendSignInCode(app, request, challenge);
      if (mail === undefined) throw new ApiError('no-required-data', { mail: 'is-empty' });
      app.limits.take(perIp(), request.ip);
      return sendCodeAgain(app, request, mail);
    },
  });

  app.route({
    ...contract.code,
    handler: async (request, reply) => {
      const { mail, challenge, code } = request.body;
      if (challenge !== undefined) {
        const { tokens, cookie } = await completeSignIn(app, request, { challenge, code });
        setDeviceCookie(app, reply, cookie);
        return { data: tokens };
      }
      if (mail === undefined) throw new ApiError('no-required-data', { mail: 'is-empty' });
      const result = await openAccount(app, request, { mail, code });
      refuseUnlessRight(result.verdict);
      if (!result.tokens) throw new ApiError('object-exist');
      setDeviceCookie(app, reply, result.cookie);
      return { data: result.tokens };
    },
  });
};

/** The same password again is the same registration: its hash is reused, so that it is no rival password. */
async function hashOfRegistration(
  app: FastifyInstance,
  { mail, pass }: BodyOf<typeof contract.register>,
): Promise<string> {
  const pending = await app.db.transaction((tx) => findPendingPassword(tx, mail));
  // Both are computed every time: the time must not tell whether somebody has registered.
  const [isSame, fresh] = await Promise.all([app.passwords.matches(pending, pass), app.passwords.hash(pass)]);
  return isSame && pending !== undefined ? pending : fresh;
}

function sendFirstCode(
  app: FastifyInstance,
  request: FastifyRequest,
  { mail, pass_hash }: { mail: string; pass_hash: string },
) {
  return app.write(request, async (tx, note) => {
    const code = await app.codes.issue(tx, { mail, purpose: 'register', pass_hash }, app.clock.now());
    await app.mail.send(
      tx,
      registerEmail({ mail, locale: localeOfRequest(request) }, code, await senderOf(app, tx)),
    );
    note({ event: 'user.register' });
    return { data: null };
  });
}

/** Counted for every address alike, but an e-mail goes only to somebody who registered. */
function sendCodeAgain(app: FastifyInstance, request: FastifyRequest, mail: string) {
  return app.write(request, async (tx, note) => {
    const pass_hash = await findPendingPassword(tx, mail);
    const code = await app.codes.issue(
      tx,
      { mail, purpose: 'register', ...(pass_hash && { pass_hash }) },
      app.clock.now(),
    );
    if (pass_hash)
      await app.mail.send(
        tx,
        registerEmail({ mail, locale: localeOfRequest(request) }, code, await senderOf(app, tx)),
      );
    note({ event: 'user.code-sent' });
    return { data: null };
  });
}

/** Makes the account and signs its owner in. No tokens: the code is wrong, or somebody has an account at this address. */
function openAccount(
  app: FastifyInstance,
  request: FastifyRequest,
  { mail, code }: { mail: string; code: string },
) {
  const now = app.clock.now();

  return app.write(request, async (tx, note) => {
    const verdict = await app.codes.check(tx, { mail, purpose: 'register', code }, now);
    if (verdict.outcome !== 'right' || verdict.pass_hash === null) {
      note({ event: 'user.code-refused', level: 'warning' });
      // The code of an address that nobody registered was sent to nobody: its digits were guessed.
      return { verdict: verdict.outcome === 'right' ? ({ outcome: 'expired' } as const) : verdict };
    }
    // The answer is given here, where the caller has proved to own the mailbox (Order §2).
    if (await users.findByMail(tx, mail)) return { verdict, taken: true };

    const account = await insertAccount(app, tx, { mail, pass_hash: verdict.pass_hash, request });
    const tokens = await startSession(tx, now, {
      id_user: account.id,
      remember_me: 'no',
      ip: request.ip,
      user_agent: request.headers['user-agent'],
    });
    const cookie = await rememberDevice(tx, now, { cookie: deviceCookieOf(request), id_user: account.id });
    note({ event: 'user.add', obj_type: 'user', id_obj: account.id, id_user: account.id });
    return { verdict, tokens, cookie };
  });
}

/**
 * With nobody's password when two were chosen for the address, which its owner is told. Letters go in the language of the
 * registration until the person chooses another; Polish is no choice, but what everybody begins with.
 */
async function insertAccount(
  app: FastifyInstance,
  tx: Tx,
  { mail, pass_hash, request }: { mail: string; pass_hash: string; request: FastifyRequest },
) {
  const locale = localeOfRequest(request);
  const isContested = await hasRivalPassword(tx, { mail, pass_hash }, app.clock.now());
  if (isContested) await app.mail.send(tx, contestedEmail({ mail, locale }, await senderOf(app, tx)));
  return users.insert(tx, {
    mail,
    pass_hash: isContested ? app.passwords.nobodys : pass_hash,
    id_application: DEFAULT_APPLICATION,
    config: locale === 'pl' ? {} : { language: locale },
    date: app.clock.business(),
    ip: request.ip,
  });
}
