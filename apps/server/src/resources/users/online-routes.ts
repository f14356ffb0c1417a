import { online as contract } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import type { ResourceRoutes } from '../../http/resource';
import { user } from '../../identity/table';

/**
 * Who uses the portal now. An open page tells it every minute: one small update, no entry of the log and no change of
 * the account's version. Of staff who act for somebody it is the staff member who is there.
 */
export const onlineRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.update,
    handler: async ({ user: { id, id_user_main } }) => {
      const online_date = app.clock.now();
      const who = id_user_main ?? id;
      await app.db.update(user).set({ online_date }).where(eq(user.id, who));
      app.sockets.noteOnline(who);
      return { data: { online_date: online_date.toISOString() } };
    },
  });
};
