import { userShare as contract } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { Tx } from '../../db';
import type { ResourceRoutes } from '../../http/resource';
import { MAY_ACT } from '../../identity/sessions/may-still-act';
import { endActingOf, startSession } from '../../identity/sessions/sessions';
import type { Note } from '../../unit-of-work/write';
import { namesOf } from '../users/public';
import * as repository from './repository';
import { tellBegun } from './share-notices';

/** The member of staff: the accounts shared with them, and the switch of Spec §4 between these and their own. */
export const actRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);
  const mayAct = app.requirePrivilege(MAY_ACT);

  app.route({
    ...contract.shared,
    async onRequest(request) {
      // Who acts has the privilege behind the session, whose person has not.
      if (!ownSignInOf(request).isActing) await mayAct(request);
    },
    handler: async (request) => {
      const { isActing, id_user: id_user_main } = ownSignInOf(request);
      const business = app.clock.business();
      const id_user = isActing ? request.user.id : undefined;
      const { rows, found } = await repository.findSharedPage(
        app.db,
        { id_user_main, id_user, business },
        request.query,
      );
      const ids = rows.map(({ id_user }) => id_user);
      const [names, mails] = [await namesOf(app.db, ids), await repository.mailsOf(app.db, ids)];
      const data = rows.map(({ id, id_user, valid_to }) => ({
        id,
        name_all: names.get(id_user) ?? '',
        mail: mails.get(id_user) ?? '',
        valid_to: valid_to.toISOString(),
      }));
      return { data, count: found };
    },
  });

  app.route({
    ...contract.usersSwitch,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const { body } = request;
        const own = ownSignInOf(request);
        // Acting begins at the own account only; from one account the way leads to another or back (Spec §4).
        if ((body.kind === 'new') === own.isActing) {
          throw new ApiError('illegal-step', { reason: own.isActing ? 'acting' : 'not-acting' });
        }
        await endActingOf(tx, app.clock.now(), own.id_session);
        if (own.isActing) note({ event: 'user.acting-end' });
        return {
          data: body.kind === 'main' ? null : await begin(app, tx, { request, id: body.id, own, note }),
        };
      }),
  });
};

interface OwnSignIn {
  isActing: boolean;
  id_user: number;
  id_session: number;
}

/** The staff member's own sign-in, by the row of the session and never by a header. */
function ownSignInOf({ session }: FastifyRequest): OwnSignIn {
  if (!session) throw new ApiError('no-login');
  const { user, id, id_session_main } = session;
  if (user.id_user_main === null || id_session_main === null) {
    return { isActing: false, id_user: user.id, id_session: id };
  }
  return { isActing: true, id_user: user.id_user_main, id_session: id_session_main };
}

interface Beginning {
  request: FastifyRequest;
  id: number;
  own: OwnSignIn;
  note: Note;
}

/** @throws ApiError `object-no-exist` for a share of somebody else, and for one that is over */
async function begin(app: FastifyInstance, tx: Tx, { request, id, own, note }: Beginning) {
  const by = authorOf(app, request);
  const helper = await repository.findHelperById(tx, own.id_user, by.date);
  if (!helper) throw new ApiError('no-privilege');
  const row = await repository.lockActiveFor(tx, { id, id_user_main: own.id_user, business: by.date });
  if (!row) throw new ApiError('object-no-exist');

  const tokens = await startSession(tx, app.clock.now(), {
    id_user: row.id_user,
    acting: { id_user_main: own.id_user, id_share: row.id, id_session_main: own.id_session },
    remember_me: 'no',
    ip: request.ip,
    user_agent: request.headers['user-agent'],
  });
  await tellBegun(app, tx, row, by);
  const pair = { id_user: row.id_user, id_user_main: own.id_user };
  note({ event: 'user.acting-begin', obj_type: 'account_share', id_obj: row.id, ...pair });
  const names = await namesOf(tx, [row.id_user]);
  return {
    ...tokens,
    name_all: names.get(row.id_user) ?? '',
    mail_main: helper.mail,
    valid_to: row.valid_to.toISOString(),
  };
}
