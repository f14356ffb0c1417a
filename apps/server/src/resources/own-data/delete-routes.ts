import { ownData as contract } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { ResourceRoutes } from '../../http/resource';
import { user } from '../../identity/table';
import { readerOf } from '../../mail/reader';
import { proveOwnPassword, requireThemselves, senderOf } from '../users/public';
import { erasedEmail } from './emails';
import { eraseAccount } from './erase-account';
import { findObstacle } from './obstacles';
import { removeErased } from './remove-erased';

/** The caller erases their own account. */
export const deleteRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.accountDelete,
    onRequest: [app.requireUser, requireThemselves],
    handler: async (request) => {
      // Before the password: nobody is asked for it in vain.
      await refuseObstacle(app.db, request.user.id);
      if (!(await proveOwnPassword(app, request, request.body.pass))) {
        throw new ApiError('not-valid', { pass: 'is-no-equal' });
      }
      await removeErased(app, request, await erased(app, request));
      return { data: null };
    },
  });
};

function erased(app: FastifyInstance, request: FastifyRequest) {
  const { id } = request.user;
  return app.write(request, async (tx, note) => {
    // Not `no key update`: rows that refer to the account wait too, so that none is added meanwhile.
    const [account] = await tx.select().from(user).where(eq(user.id, id)).for('update');
    if (!account || account.status === 'anonymised') throw new ApiError('illegal-step', { reason: 'erased' });
    await refuseObstacle(tx, id);
    const pass_hash = app.passwords.nobodys;
    const gone = await eraseAccount(tx, { id, mail: account.mail, pass_hash }, authorOf(app, request));
    // After the e-mails of the account were deleted.
    await app.mail.send(tx, erasedEmail(readerOf(account), await senderOf(app, tx)));
    note({
      event: 'user.account-erased',
      level: 'warning',
      ...{ obj_type: 'user', id_obj: id, diff: { files: gone.filenames.length } },
    });
    return gone;
  });
}

/** @throws ApiError `illegal-step` with the reason, where the law forbids to erase the data */
async function refuseObstacle(db: Parameters<typeof findObstacle>[0], id: number) {
  const reason = await findObstacle(db, id);
  if (reason) throw new ApiError('illegal-step', { reason });
}
