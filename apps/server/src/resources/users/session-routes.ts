import { userAccount as contract } from '@urzad/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import type { ResourceRoutes } from '../../http/resource';
import { endSession, endSessionsOf } from '../../identity/sessions/sessions';
import { countOf } from '../../lists/count-limit';
import { endCalendarOf } from './end-calendar';
import { requireThemselves } from './own-account';
import * as users from './repository';
import { tellSecurity } from './security-notices';
import { findOpenSessions, findOwnSession, findSignIns, presentSession, presentSignIn } from './session-rows';

/** Where the caller is signed in, and who signed in or tried to. */
export const sessionRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);
  app.addHook('onRequest', requireThemselves);

  app.route({
    ...contract.sessionsGet,
    handler: async (request) => {
      const { rows, found } = await findOpenSessions(app.db, request.user.id, request.query);
      const current = sessionIdOf(request);
      return { data: rows.map((row) => presentSession(row, current)), ...countOf(found) };
    },
  });

  app.route({
    ...contract.sessionEnd,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const { id } = request.query;
        const session = await findOwnSession(tx, { id, id_user: request.user.id });
        if (!session) throw new ApiError('object-no-exist');
        if (session.end_date) return { data: null };

        await endSession(tx, app.clock.now(), id, 'logout');
        const account = await users.findById(tx, request.user.id);
        if (account) await tellSecurity(app, tx, { account, event: 'sessions' });
        note({ event: 'user.session-ended', obj_type: 'user_session', id_obj: id });
        return { data: null };
      }),
  });

  app.route({
    ...contract.sessionsEnd,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        // One after another: of two at once the second has nothing to end and to tell.
        const account = await users.lockById(tx, request.user.id);
        if (!account) throw new ApiError('object-no-exist');
        const ended = { id_user: account.id, keep: sessionIdOf(request), end_reason: 'logout' as const };
        const count = await endSessionsOf(tx, app.clock.now(), ended);
        const isCalendarEnded = await endCalendarOf(app, tx, account);
        if (count > 0) await tellSecurity(app, tx, { account, event: 'sessions' });
        if (count > 0 || isCalendarEnded) {
          note({ event: 'user.sessions-ended', obj_type: 'user', id_obj: account.id, diff: { count } });
        }
        return { data: { count } };
      }),
  });

  app.route({
    ...contract.signInsGet,
    handler: async ({ user, query }) => {
      const { rows, found } = await findSignIns(app.db, user.id, query);
      return { data: rows.map(presentSignIn), ...countOf(found) };
    },
  });
};

function sessionIdOf({ session }: FastifyRequest): number {
  if (!session) throw new ApiError('no-login');
  return session.id;
}
