import { type BodyOf, users as contract, DEFAULT_APPLICATION } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import { findPendingPassword, hasRivalPassword, refuseUnlessRight } from '../../codes/codes';
import type { ResourceRoutes } from '../../http/resource';
import { newPasswordError } from '../../passwords/new-password';
import { startSession } from '../../sessions/sessions';
import { contestedEmail, registerEmail } from './account-emails';
import * as users from './repository';
import { senderOf } from './sender';

/**
 * A new account exists once its code is entered; until then the row of the code has the hash of the chosen password.
 * When two passwords were chosen for one address, one may be a stranger's: the owner of the mailbox is signed in, but
 * the account gets neither.
 */
export const registerRoutes: ResourceRoutes = async (app) => {
  const perIp = { name: 'register', max: app.config.codeLimitPerIp, windowMs: 60 * 60 * 1000 };

  app.route({
    ...contract.register,
    handler: async (request) => {
      const { mail } = request.body;
      const weakness = newPasswordError(request.body.pass, { mail });
      if (weakness) throw new ApiError('not-valid', { pass: weakness });
      app.limits.take(perIp, request.ip);
      const pass_hash = await hashOfRegistration(app, request.body);

      return app.write(request, async (tx, note) => {
        const code = await app.codes.issue(tx, { mail, purpose: 'register', pass_hash }, app.clock.now());
        await app.mail.send(tx, registerEmail(mail, code, await senderOf(app, tx)));
        note({ event: 'user.register' });
        return { data: null };
      });
    },
  });

  app.route({
    ...contract.codeSend,
    handler: async (request) => {
      const { mail } = request.body;
      app.limits.take(perIp, request.ip);

      return app.write(request, async (tx, note) => {
        const pass_hash = await findPendingPassword(tx, mail);
        // Counted for every address alike, but an e-mail goes only to somebody who registered.
        const code = await app.codes.issue(
          tx,
          { mail, purpose: 'register', ...(pass_hash && { pass_hash }) },
          app.clock.now(),
        );
        if (pass_hash) await app.mail.send(tx, registerEmail(mail, code, await senderOf(app, tx)));
        note({ event: 'user.code-sent' });
        return { data: null };
      });
    },
  });

  app.route({
    ...contract.code,
    handler: async (request) => {
      const { mail } = request.body;
      const now = app.clock.now();

      const result = await app.write(request, async (tx, note) => {
        const verdict = await app.codes.check(
          tx,
          { mail, purpose: 'register', code: request.body.code },
          now,
        );
        if (verdict.outcome !== 'right' || verdict.pass_hash === null) {
          note({ event: 'user.code-refused', level: 'warning' });
          return { verdict: verdict.outcome === 'right' ? ({ outcome: 'wrong' } as const) : verdict };
        }
        // The answer is given here, where the caller has proved to own the mailbox (Order §2).
        if (await users.findByMail(tx, mail)) return { verdict, taken: true };

        const { pass_hash } = verdict;
        const isContested = await hasRivalPassword(tx, { mail, pass_hash }, now);
        if (isContested) await app.mail.send(tx, contestedEmail(mail, await senderOf(app, tx)));
        const account = await users.insert(tx, {
          mail,
          pass_hash: isContested ? app.passwords.nobodys : pass_hash,
          id_application: DEFAULT_APPLICATION,
          date: app.clock.business(),
          ip: request.ip,
        });
        const tokens = await startSession(tx, now, {
          id_user: account.id,
          remember_me: 'no',
          ip: request.ip,
          user_agent: request.headers['user-agent'],
        });
        note({ event: 'user.add', obj_type: 'user', id_obj: account.id, id_user: account.id });
        return { verdict, tokens };
      });

      refuseUnlessRight(result.verdict);
      if (!result.tokens) throw new ApiError('object-exist');
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
