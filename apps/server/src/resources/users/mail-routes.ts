import { userAccount as contract } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { ResourceRoutes } from '../../http/resource';
import { refuseUnlessRight } from '../../identity/codes/codes';
import { readerOf } from '../../mail/reader';
import { breaksKey } from './breaks-key';
import { ownView } from './find-routes';
import { newMailEmail } from './mail-emails';
import { requireThemselves } from './own-account';
import { proveOwnPassword } from './own-password';
import * as users from './repository';
import { tellSecurity } from './security-notices';
import { senderOf } from './sender';

/** Unique index of the database: it decides when two accounts claim one address at once. */
const MAIL_KEY = 'user_mail_key';

/** A new address of the caller: its code proves it, and the old address is told. */
export const mailRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);
  app.addHook('onRequest', requireThemselves);

  app.route({
    ...contract.mailChange,
    handler: async (request) => {
      const { mail, pass } = request.body;
      if (mail === request.user.mail) throw new ApiError('not-valid', { mail: 'not-valid' });
      if (!(await proveOwnPassword(app, request, pass))) {
        throw new ApiError('not-valid', { pass: 'is-no-equal' });
      }
      return app.write(request, async (tx, note) => {
        const account = await users.lockById(tx, request.user.id);
        if (!account) throw new ApiError('object-no-exist');
        const code = await app.codes.issue(tx, subjectOf(request, mail), app.clock.now());
        const reader = { ...readerOf(account), mail };
        await app.mail.send(tx, newMailEmail(reader, code, await senderOf(app, tx)));
        note({ event: 'user.mail-change', obj_type: 'user', id_obj: account.id });
        return { data: null };
      });
    },
  });

  app.route({
    ...contract.mailConfirm,
    handler: async (request) => {
      const { mail, code } = request.body;
      const verdict = await app.write(request, async (tx, note) => {
        const tried = { ...subjectOf(request, mail), code };
        const found = await app.codes.prove(tx, tried, app.clock.now());
        if (found.outcome !== 'right') note({ event: 'user.code-refused', level: 'warning' });
        return found;
      });
      refuseUnlessRight(verdict);
      return confirmed(app, request).catch((error: unknown) => {
        throw breaksKey(error, MAIL_KEY) ? new ApiError('object-exist') : error;
      });
    },
  });
};

/** Uses the code up and stores the address, in one transaction: of two at once one finds the code used. */
function confirmed(app: FastifyInstance, request: FastifyRequest<{ Body: { mail: string; code: string } }>) {
  const { mail, code } = request.body;
  return app.write(request, async (tx, note) => {
    const account = await users.lockById(tx, request.user.id);
    if (!account) throw new ApiError('object-no-exist');
    refuseUnlessRight(await app.codes.check(tx, { ...subjectOf(request, mail), code }, app.clock.now()));
    await users.update(tx, account.id, { values: { mail }, by: authorOf(app, request) });
    await tellSecurity(app, tx, { account, event: 'mail' });
    note({ event: 'user.mail-changed', level: 'warning', obj_type: 'user', id_obj: account.id });
    return { data: await ownView(app, tx, account.id) };
  });
}

/** The code belongs to one account: nobody else confirms the address with it. */
function subjectOf({ user }: FastifyRequest, mail: string) {
  return { mail, purpose: 'mail' as const, id_obj: user.id };
}
