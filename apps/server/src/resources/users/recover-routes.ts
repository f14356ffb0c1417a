import { users as contract } from '@urzad/contract';
import { DAY_MS } from '@urzad/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import { deviceCookieOf } from '../../http/device-cookie';
import { localeOfRequest } from '../../http/request-locale';
import type { ResourceRoutes } from '../../http/resource';
import { type CodeSubject, refuseUnlessRight } from '../../identity/codes/codes';
import { findDevice, forgetDevicesOf } from '../../identity/devices/known-device';
import { endLinksOf } from '../../identity/login-links/login-links';
import { newPasswordError } from '../../identity/passwords/new-password';
import { endChallengesOf } from '../../identity/second-factor/challenges';
import { endSessionsOf } from '../../identity/sessions/sessions';
import { NO_EMAIL } from '../../mail/mail';
import { readerOf } from '../../mail/reader';
import { recoverEmail } from './emails';
import { endCalendarOf } from './end-calendar';
import { statusRefusal } from './enter';
import { answerOf, enterOrChallenge } from './enter-or-challenge';
import * as users from './repository';
import { tellSecurity } from './security-notices';
import { senderOf } from './sender';
import { newPasswordFields } from './set-password';

const HOUR_MS = 60 * 60 * 1000;

/** Recoveries that one browser, or one address of a machine, may ask for at one address. */
const PER_REQUESTER = [
  { name: 'recover-hour', max: 5, windowMs: HOUR_MS },
  { name: 'recover-day', max: 10, windowMs: DAY_MS },
] as const;

/** Password recovery: a mailed code, then a new password. */
export const recoverRoutes: ResourceRoutes = async (app) => {
  const perIp = () => ({ name: 'recover', max: app.config.recoverLimitPerIp, windowMs: HOUR_MS });
  // After a right code each new password is compared with five slow hashes.
  const setPerIp = () => ({ name: 'recover-set', max: app.config.newPassLimitPerIp, windowMs: HOUR_MS });

  app.route({
    ...contract.recover,
    handler: async (request) => {
      const { mail } = request.body;
      app.limits.take(perIp(), request.ip);
      const subject = await subjectOf(app, request, mail);
      // A stranger uses up what they may ask for, not what the owner may.
      const requester = subject.id_obj === undefined ? `${request.ip} ${mail}` : `device ${subject.id_obj}`;
      for (const limit of PER_REQUESTER) app.limits.refuse(limit, requester);
      const answer = await sendCode(app, request, subject);
      for (const limit of PER_REQUESTER) app.limits.take(limit, requester);
      return answer;
    },
  });

  app.route({
    ...contract.recoverSet,
    handler: async (request, reply) => {
      const { mail, pass, code } = request.body;
      app.limits.take(setPerIp(), request.ip);
      const weakness = newPasswordError(pass, { mail });
      if (weakness) throw new ApiError('not-valid', { pass: weakness });

      const now = app.clock.now();
      const tried = { ...(await subjectOf(app, request, mail)), code };
      await proveCode(app, request, { tried, now });
      const account = await getActiveAccount(app, mail);
      const fields = await newPasswordFields(app, account, pass);
      return answerOf(app, reply, await setPassword(app, request, { tried, account, fields, now }));
    },
  });
};

/**
 * The codes of a known browser are apart from those that strangers ask for, who can neither replace nor spend them
 * (Order §11).
 */
async function subjectOf(app: FastifyInstance, request: FastifyRequest, mail: string): Promise<CodeSubject> {
  const device = await findDevice(app.db, { cookie: deviceCookieOf(request), mail }, app.clock.now());
  return { mail, purpose: 'recover', ...(device && { id_obj: device.id }) };
}

/** Code and e-mail are written for an unknown address too: limits and time must not tell who has an account. */
function sendCode(app: FastifyInstance, request: FastifyRequest, subject: CodeSubject) {
  const { mail } = subject;
  return app.write(request, async (tx, note) => {
    const account = await users.findByMail(tx, mail);
    const code = await app.codes.issue(tx, subject, app.clock.now());
    const reader = readerOf({ mail, config: account?.config ?? {} }, localeOfRequest(request));
    const email = await app.mail.send(tx, recoverEmail(reader, code, await senderOf(app, tx)));
    await app.mail.recall(tx, account?.status === 'active' ? NO_EMAIL : email);
    note({ event: 'user.recover', id_user: account?.id ?? null });
    return { data: null };
  });
}

interface Proof {
  tried: CodeSubject & { code: string };
  /** Technical time of the request. */
  now: Date;
}

/**
 * Checks the code first, so that the answer about earlier passwords is for the owner of the mailbox only. It is marked
 * as used with the new password: a person whose password is refused needs no other code.
 */
async function proveCode(app: FastifyInstance, request: FastifyRequest, { tried, now }: Proof) {
  const verdict = await app.write(request, async (tx, note) => {
    const found = await app.codes.prove(tx, tried, now);
    if (found.outcome !== 'right') note({ event: 'user.code-refused', level: 'warning' });
    return found;
  });
  refuseUnlessRight(verdict);
}

async function getActiveAccount(app: FastifyInstance, mail: string): Promise<users.UserRow> {
  const account = await users.findByMail(app.db, mail);
  // Without an account the code was sent to nobody: its digits were guessed.
  if (!account) throw new ApiError('not-valid-code', { code: 'expired-code' });
  const refusal = statusRefusal(account);
  if (refusal) throw new ApiError(refusal);
  return account;
}

interface NewPassword extends Proof {
  account: users.UserRow;
  fields: Awaited<ReturnType<typeof newPasswordFields>>;
}

/** Ends all sessions of the person and starts one, or asks for their second factor. */
function setPassword(
  app: FastifyInstance,
  request: FastifyRequest,
  { tried, now, account, fields }: NewPassword,
) {
  const { id } = account;
  return app.write(request, async (tx, note) => {
    refuseUnlessRight(await app.codes.check(tx, tried, now));
    const by = { ...authorOf(app, request), id };
    const stored = await users.update(tx, id, { values: fields, by });
    // The account may have been locked since it was read.
    const refusal = statusRefusal(stored);
    if (refusal) throw new ApiError(refusal);
    await endSessionsOf(tx, now, { id_user: id, end_reason: 'new-password' });
    await forgetDevicesOf(tx, id);
    await endLinksOf(tx, tried.mail, now);
    await endChallengesOf(tx, id);
    await tellSecurity(app, tx, { account, event: 'password' });
    await endCalendarOf(app, tx, account);
    note({ event: 'user.pass-recovered', obj_type: 'user', id_obj: id, id_user: id });
    const entrance = { request, account: stored, remember_me: 'no' as const, cookie: undefined, now };
    // The owner is told of the new password.
    return enterOrChallenge(app, tx, { ...entrance, tellsOfBrowser: false });
  });
}
