import { loginLinks as contract, pathOfLoginLink } from '@urzad/contract';
import { DAY_MS } from '@urzad/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import type { Tx } from '../../db';
import { deviceCookieOf } from '../../http/device-cookie';
import { localeOfRequest } from '../../http/request-locale';
import type { ResourceRoutes } from '../../http/resource';
import { findDevice } from '../../identity/devices/known-device';
import { issueLink, spendLink } from '../../identity/login-links/login-links';
import { NO_EMAIL } from '../../mail/mail';
import { readerOf } from '../../mail/reader';
import type { Note } from '../../unit-of-work/write';
import { loginLinkEmail } from './emails';
import { type Opened, type StatusRefusal, statusRefusal } from './enter';
import { answerOf, type Challenged, enterOrChallenge } from './enter-or-challenge';
import * as users from './repository';
import { senderOf } from './sender';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** Links that one browser, or one address of a machine, may ask for at one address. */
const PER_REQUESTER = [
  { name: 'login-link-pause', max: 1, windowMs: MINUTE_MS },
  { name: 'login-link-hour', max: 5, windowMs: HOUR_MS },
  { name: 'login-link-day', max: 10, windowMs: DAY_MS },
] as const;

/** Of all who ask for links to one address: strangers may not fill a mailbox. */
const PER_ADDRESS = { name: 'login-link-address', max: 30, windowMs: DAY_MS };

/** Sign-in by a mailed link. */
export const linkRoutes: ResourceRoutes = async (app) => {
  const askedPerIp = () => ({ name: 'login-link', max: app.config.recoverLimitPerIp, windowMs: HOUR_MS });
  const usedPerIp = () => ({ name: 'autologin-ip', max: app.config.loginLimitPerIp, windowMs: MINUTE_MS });

  app.route({
    ...contract.loginLink,
    handler: async (request) => {
      const { mail } = request.body;
      app.limits.take(askedPerIp(), request.ip);
      const device = await findDevice(app.db, { cookie: deviceCookieOf(request), mail }, app.clock.now());
      // A stranger uses up what they may ask for, not what the owner may.
      const requester = device ? `device ${device.id}` : `${request.ip} ${mail}`;
      for (const limit of PER_REQUESTER) app.limits.refuse(limit, requester);
      app.limits.take(PER_ADDRESS, device ? requester : mail);
      for (const limit of PER_REQUESTER) app.limits.take(limit, requester);
      return sendLink(app, request, mail);
    },
  });

  app.route({
    ...contract.autologin,
    handler: async (request, reply) => {
      app.limits.take(usedPerIp(), request.ip);
      const result = await app.write(request, (tx, note) => signIn(app, tx, { request, note }));
      if ('refusal' in result) throw refusalOf(result.refusal);
      return answerOf(app, reply, result);
    },
  });
};

/** Link and e-mail are written for an unknown address too: limits and time must not tell who has an account. */
function sendLink(app: FastifyInstance, request: FastifyRequest, mail: string) {
  return app.write(request, async (tx, note) => {
    const account = await users.findByMail(tx, mail);
    const path = pathOfLoginLink(await issueLink(tx, mail, app.clock.now()));
    const reader = readerOf({ mail, config: account?.config ?? {} }, localeOfRequest(request));
    const email = await app.mail.send(tx, loginLinkEmail(reader, path, await senderOf(app, tx)));
    await app.mail.recall(tx, account?.status === 'active' ? NO_EMAIL : email);
    note({ event: 'user.login-link', id_user: account?.id ?? null });
    return { data: null };
  });
}

interface Attempt {
  request: FastifyRequest<{ Body: { token: string } }>;
  note: Note;
}

/** A refusal is a value: the link that was used up has to be committed. */
async function signIn(
  app: FastifyInstance,
  tx: Tx,
  { request, note }: Attempt,
): Promise<Opened | Challenged | { refusal: LinkRefusal }> {
  const now = app.clock.now();
  const mail = await spendLink(tx, request.body.token, now);
  const found = mail === undefined ? undefined : await users.findByMail(tx, mail);
  const account = found && (await users.lockById(tx, found.id));
  if (!account) {
    note({ event: 'user.link-refused', level: 'warning' });
    return { refusal: 'not-valid-code' };
  }
  const refusal = statusRefusal(account);
  if (refusal) {
    note({ event: 'user.login-refused', level: 'warning', obj_type: 'user', id_obj: account.id });
    return { refusal };
  }

  note({ event: 'user.autologin', obj_type: 'user', id_obj: account.id, id_user: account.id });
  const cookie = deviceCookieOf(request);
  const entrance = { request, account, remember_me: 'no' as const, cookie, now };
  return enterOrChallenge(app, tx, { ...entrance, tellsOfBrowser: true });
}

type LinkRefusal = 'not-valid-code' | StatusRefusal;

function refusalOf(code: LinkRefusal): ApiError {
  return code === 'not-valid-code' ? new ApiError(code, { code: 'expired-code' }) : new ApiError(code);
}
