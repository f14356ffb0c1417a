import { userLocks as contract } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { ResourceRoutes } from '../../http/resource';
import { endLinksOf } from '../../identity/login-links/login-links';
import { endSessionsOf } from '../../identity/sessions/sessions';
import { readerOf } from '../../mail/reader';
import { accountClosedEmail, accountOpenedEmail } from './emails';
import * as users from './repository';
import { senderOf } from './sender';

/** What each of the two does to the status of an account. */
const STEPS = {
  lock: { from: 'active', to: 'locked', event: 'user.account-lock', email: accountClosedEmail },
  unlock: { from: 'locked', to: 'active', event: 'user.account-unlock', email: accountOpenedEmail },
} as const;

/** An administrator locks and unlocks accounts. */
export const accountLockRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requirePrivilege('user_lock'));

  app.route({ ...contract.accountLock, handler: (request) => take(app, request, 'lock') });
  app.route({ ...contract.accountUnlock, handler: (request) => take(app, request, 'unlock') });
};

type Asked = FastifyRequest<{ Querystring: { id: number }; Body: { reason: string } }>;

function take(app: FastifyInstance, request: FastifyRequest, name: keyof typeof STEPS) {
  // Both endpoints have this query and this body.
  const { query, body } = request as Asked;
  const { from, to, event, email } = STEPS[name];
  if (query.id === request.user.id) throw new ApiError('no-privilege', { reason: 'self' });

  return app.write(request, async (tx, note) => {
    const account = await users.lockById(tx, query.id);
    if (!account) throw new ApiError('object-no-exist');
    if (account.status !== from) throw new ApiError('illegal-step', { status: account.status });

    await users.update(tx, account.id, { values: { status: to }, by: authorOf(app, request) });
    if (to === 'locked') {
      const now = app.clock.now();
      await endSessionsOf(tx, now, { id_user: account.id, end_reason: 'disabled' });
      await endLinksOf(tx, account.mail, now);
    }
    await app.mail.send(tx, email(readerOf(account), await senderOf(app, tx)));
    note({
      event,
      level: 'warning',
      obj_type: 'user',
      id_obj: account.id,
      diff: { status: [from, to], reason: body.reason },
    });
    return { data: null };
  });
}
