import { users as contract } from '@urzad/contract';
import { ApiError } from '../../api-error';
import { refuseUnlessRight } from '../../codes/codes';
import type { ResourceRoutes } from '../../http/resource';
import { NO_EMAIL } from '../../mail/mail';
import { newPasswordError } from '../../passwords/new-password';
import { endSessionsOf, startSession } from '../../sessions/sessions';
import { recoverEmail } from './account-emails';
import * as users from './repository';
import { senderOf } from './sender';
import { newPasswordFields, tellPasswordChanged } from './set-password';

/** After a right code each new password is compared with five slow hashes. */
const SET_PER_IP = { name: 'recover-set', max: 60, windowMs: 60 * 60 * 1000 };

/** Password recovery: a mailed code, then a new password. */
export const recoverRoutes: ResourceRoutes = async (app) => {
  const perIp = { name: 'recover', max: app.config.recoverLimitPerIp, windowMs: 60 * 60 * 1000 };

  app.route({
    ...contract.recover,
    handler: async (request) => {
      const { mail } = request.body;
      app.limits.take(perIp, request.ip);

      return app.write(request, async (tx, note) => {
        const account = await users.findByMail(tx, mail);
        // Code and e-mail are written for an unknown address too: limits and time must not tell who has an account.
        const code = await app.codes.issue(tx, { mail, purpose: 'recover' }, app.clock.now());
        const email = await app.mail.send(tx, recoverEmail(mail, code, await senderOf(app, tx)));
        await app.mail.recall(tx, account?.status === 'active' ? NO_EMAIL : email);
        note({ event: 'user.recover', id_user: account?.id ?? null });
        return { data: null };
      });
    },
  });

  app.route({
    ...contract.recoverSet,
    handler: async (request) => {
      const { mail, code, pass } = request.body;
      app.limits.take(SET_PER_IP, request.ip);
      const now = app.clock.now();
      const weakness = newPasswordError(pass, { mail });
      if (weakness) throw new ApiError('not-valid', { pass: weakness });

      // The code is checked first, so that the answer about earlier passwords is for the owner of the mailbox only.
      // It is marked as used with the new password: a person whose password is refused needs no other code.
      const verdict = await app.write(request, async (tx, note) => {
        const found = await app.codes.prove(tx, { mail, purpose: 'recover', code }, now);
        if (found.outcome !== 'right') note({ event: 'user.code-refused', level: 'warning' });
        return found;
      });
      refuseUnlessRight(verdict);
      const account = await users.findByMail(app.db, mail);
      if (!account) throw new ApiError('not-valid-code', { code: 'not-valid-code' });
      if (account.status === 'locked') throw new ApiError('account-lock');
      if (account.status !== 'active') throw new ApiError('is-no-active');
      const fields = await newPasswordFields(app, account, pass);

      return app.write(request, async (tx, note) => {
        refuseUnlessRight(await app.codes.check(tx, { mail, purpose: 'recover', code }, now));
        const by = { id: account.id, ip: request.ip, date: app.clock.business() };
        await users.update(tx, account.id, { values: fields, by });
        await endSessionsOf(tx, now, { id_user: account.id, end_reason: 'new-password' });
        await tellPasswordChanged(app, tx, mail);
        note({ event: 'user.pass-recovered', obj_type: 'user', id_obj: account.id, id_user: account.id });
        const tokens = await startSession(tx, now, {
          id_user: account.id,
          remember_me: 'no',
          ip: request.ip,
          user_agent: request.headers['user-agent'],
        });
        return { data: tokens };
      });
    },
  });
};
