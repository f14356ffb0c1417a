import { dashboard as contract } from '@urzad/contract';
import { SEE_CALLS, SEE_PAYMENTS } from '@urzad/grants';
import type { ResourceRoutes } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import { listToApprove } from '../cofunding-payments/public';
import { findCalls, findMoney } from './calls-and-money';
import { findWaiting, mayDo } from './count-waiting';
import { findOverdue, findWeek } from './terms';

/** The dashboard of the office: what waits, what is late, and how calls and money stand. */
export const dashboardRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requirePrivilege('dashboard_show'));

  app.route({
    ...contract.waiting,
    handler: async ({ user }) => {
      const rows = await findWaiting(app.db, { user, now: app.clock.business() });
      const approval = mayDo(user, 'lists_approve') ? await listToApprove(app.db, user) : null;
      return { data: { rows, approval } };
    },
  });
  app.route({
    ...contract.team,
    onRequest: app.requirePrivilege('office_case_assign'),
    handler: async ({ user, query }) => {
      const asking = { user, now: app.clock.business() };
      const { data, count, open } = await findOverdue(app.db, asking, query.page);
      return { data, ...countOf(count), open };
    },
  });
  app.route({
    ...contract.week,
    handler: async ({ user }) => ({
      data: await findWeek(app.db, { user, now: app.clock.business() }),
    }),
  });
  app.route({
    ...contract.calls,
    onRequest: app.requirePrivilege(SEE_CALLS),
    handler: async ({ user }) => ({
      data: await findCalls(app.db, { user, now: app.clock.business() }),
    }),
  });
  app.route({
    ...contract.money,
    onRequest: app.requirePrivilege(SEE_PAYMENTS),
    handler: async ({ user }) => ({ data: await findMoney(app.db, user) }),
  });
};
