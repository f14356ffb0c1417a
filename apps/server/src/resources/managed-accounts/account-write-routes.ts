import { managedAccounts as contract } from '@urzad/contract';
import { polishSortKey } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { Tx } from '../../db';
import type { ResourceRoutes } from '../../http/resource';
import { endSessionsOf } from '../../identity/sessions/sessions';
import { readerOf } from '../../mail/reader';
import { senderOf } from '../users/public';
import { accountView, grantViews } from './account-view';
import { accountAddedEmail, roleEmail } from './emails';
import { getGrantable, getRoleRow, giveRole, settleRoles } from './give-role';
import { refuseSelf } from './policy';
import { type AccountRow, accounts, type GrantRow, grants } from './repository';

/** An administrator adds accounts, ends sessions, grants and ends roles. */
export const managedAccountWriteRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.add,
    onRequest: [app.requirePrivilege('user_add'), app.requirePrivilege('user_role_grant')],
    handler: async (request) => {
      const { id } = await app.write(request, async (tx, note) => {
        const { mail, firstname, lastname, id_role, reason } = request.body;
        const by = authorOf(app, request);
        const account = await accounts.insert(
          tx,
          {
            ...{ mail, firstname, lastname, pass_hash: app.passwords.nobodys },
            name_sort: polishSortKey(`${lastname} ${firstname}`),
          },
          by,
        );
        const role = await getGrantable(tx, id_role, by);
        await giveRole(tx, account, { id_role, reason }, by);
        await app.mail.send(tx, accountAddedEmail(readerOf(account), role, await senderOf(app, tx)));
        note({ event: 'user.add', obj_type: 'user', id_obj: account.id, diff: { role: role.code, reason } });
        return { id: account.id };
      });
      return { data: await accountView(app, id, request.user) };
    },
  });

  app.route({
    ...contract.sessionsEnd,
    onRequest: app.requirePrivilege('user_lock'),
    handler: async (request) => {
      const { id } = request.query;
      await app.write(request, async (tx, note) => {
        await accounts.getLocked(tx, id);
        await endSessionsOf(tx, app.clock.now(), { id_user: id, end_reason: 'disabled' });
        const { reason } = request.body;
        note({ event: 'user.sessions-end', obj_type: 'user', id_obj: id, diff: { reason } });
        return { id };
      });
      return { data: await accountView(app, id, request.user) };
    },
  });

  app.route({
    ...contract.grant,
    onRequest: app.requirePrivilege('user_role_grant'),
    handler: async (request) => {
      const { id_user, ...wanted } = request.body;
      refuseSelf(request.user, id_user);
      const grant = await app.write(request, async (tx, note) => {
        const account = await lockActive(tx, id_user);
        const by = authorOf(app, request);
        const role = await getGrantable(tx, wanted.id_role, by);
        const given = await giveRole(tx, account, wanted, by);
        const { from, to, reason } = wanted;
        await tell(app, tx, account, { role, reason, to: to ?? null });
        note({
          event: 'userrole.add',
          obj_type: 'user',
          id_obj: id_user,
          diff: { role: role.code, from: from ?? null, to: to ?? null, reason },
        });
        return { id: given.id };
      });
      return { data: await viewOf(app, grant.id) };
    },
  });

  app.route({
    ...contract.end,
    onRequest: app.requirePrivilege('user_role_grant'),
    handler: async (request) => {
      const { id } = request.query;
      await app.write(request, async (tx, note) => {
        const by = authorOf(app, request);
        const { id_user } = await grants.get(tx, id);
        refuseSelf(request.user, id_user);
        // The account first, as in every write: two writes of one person wait for each other.
        const account = await accounts.getLocked(tx, id_user);
        const grant = await grants.getLocked(tx, id);
        refuseEnded(grant, by.date);
        const role = await getRoleRow(tx, grant.id_role);
        await grants.update(tx, id, { values: { valid_to: by.date }, by });
        await settleRoles(tx, account, by);
        const { reason } = request.body;
        await tell(app, tx, account, { role, reason, ended: true });
        note({ event: 'userrole.end', obj_type: 'user', id_obj: id_user, diff: { role: role.code, reason } });
        return { id };
      });
      return { data: await viewOf(app, id) };
    },
  });
};

/** An anonymised account is nobody's. @throws ApiError `object-no-exist` */
async function lockActive(tx: Tx, id: number): Promise<AccountRow> {
  const account = await accounts.getLocked(tx, id);
  if (account.status === 'anonymised') throw new ApiError('object-no-exist');
  return account;
}

function refuseEnded({ valid_to }: GrantRow, now: Date): void {
  if (valid_to !== null && valid_to <= now) throw new ApiError('illegal-step', { reason: 'ended' });
}

type Told = Parameters<typeof roleEmail>[1];

async function tell(app: FastifyInstance, tx: Tx, account: AccountRow, told: Told): Promise<void> {
  await app.mail.send(tx, roleEmail(readerOf(account), told, await senderOf(app, tx)));
}

async function viewOf(app: FastifyInstance, id: number) {
  const [view] = await grantViews(app, [await grants.get(app.db, id)]);
  if (!view) throw new Error(`The role of grant ${id} vanished.`);
  return view;
}
