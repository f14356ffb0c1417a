import { foundItems as contract } from '@urzad/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { ResourceRoutes } from '../../http/resource';
import { user as table } from '../../identity/table';
import { findItems } from '../../lists/found-items';
import { foldedText, wordsMatch } from '../../lists/text-match';
import { nameOf } from './presenter';

const WORDS = foldedText([table.lastname, table.firstname, table.mail]);

/** People to choose from, for staff who may see accounts. */
export const userLookupRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.people,
    onRequest: app.requirePrivilege('user_show'),
    handler: ({ query }) => {
      const found = query.has_text === undefined ? undefined : wordsMatch(WORDS, query.has_text);
      const where = and(eq(table.status, 'active'), found);
      const order = [sql`${table.name_sort}`, sql`${table.id}`];
      return findItems(app.db, { table, where, order, itemOf }, query);
    },
  });
};

/** Several people have one name: the address tells them apart. */
function itemOf(row: typeof table.$inferSelect) {
  const name = nameOf(row);
  return { value: String(row.id), label: name === row.mail ? name : `${name} (${row.mail})` };
}
