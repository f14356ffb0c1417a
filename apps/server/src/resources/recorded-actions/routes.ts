import { recordedActions as contract } from '@urzad/contract';
import {
  ACTIONS_MAX,
  countActions,
  findActions,
  type RecordedActionRow,
} from '../../developer/recorded-actions';
import type { ResourceRoutes, SessionUser } from '../../http/resource';

/** The calls that a developer recorded, for themselves alone. */
export const recordedActionRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requirePrivilege('base_dev'));

  app.route({
    ...contract.get,
    handler: async ({ user, query }) => {
      const [rows, count] = await Promise.all([
        findActions(app.db, developerOf(user), query),
        countActions(app.db, developerOf(user)),
      ]);
      return { data: rows.map(present), count };
    },
  });

  app.route({
    ...contract.download,
    handler: async ({ user }) => {
      const rows = await findActions(app.db, developerOf(user), { page_count: ACTIONS_MAX });
      const content = Buffer.from(JSON.stringify(rows.map(present), null, 2)).toString('base64');
      return { data: { name: 'recorded-actions.json', content } };
    },
  });
};

/** Who acts for somebody records for themselves. */
function developerOf({ id, id_user_main }: SessionUser): number {
  return id_user_main ?? id;
}

function present({ id_user: _, date, query, ...row }: RecordedActionRow) {
  return { ...row, date: date.toISOString(), query: Object(query) };
}
