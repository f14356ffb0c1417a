import { foundItems as contract } from '@urzad/contract';
import { findCommune, foldForSearch } from '@urzad/domain';
import { like, sql } from 'drizzle-orm';
import type { ResourceRoutes } from '../../http/resource';
import { unlessChanged } from '../../http/unless-changed';
import { findItems } from '../../lists/found-items';
import { foldedText, likeText } from '../../lists/text-match';
import { locality as table } from './table';

const NAME = foldedText([table.name]);

/** Places to choose from. Somebody types how a name begins: a part of it would find hundreds. */
export const localityLookupRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.localities,
    onSend: unlessChanged,
    onRequest: app.requireUser,
    handler: ({ query }) => {
      const begin = foldForSearch(query.has_text ?? '');
      const where = begin === '' ? undefined : like(NAME, `${likeText(begin)}%`);
      const order = [sql`${table.name_sort}`, sql`${table.id}`];
      return findItems(app.db, { table, where, order, itemOf }, query);
    },
  });
};

function itemOf({ id, name, community }: typeof table.$inferSelect) {
  return { value: String(id), label: `${name}, ${findCommune(community)?.pl ?? community}` };
}
