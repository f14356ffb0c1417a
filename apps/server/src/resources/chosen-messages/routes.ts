import { chosenMessages as contract, MESSAGE_CHOSEN_MAX } from '@urzad/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { ResourceRoutes } from '../../http/resource';
import { isOfApplication } from '../../identity/roles/held-roles';
import { role } from '../../identity/roles/table';
import { user } from '../../identity/table';
import { countOf } from '../../lists/count-limit';
import { findPage, type Sort } from '../../lists/find-page';
import { foldedText, wordsMatch } from '../../lists/text-match';
import { maskedMail } from '../../mail/masked-mail';
import { rowsOf } from '../../unit-of-work/rows';
import { findAllAnnounced } from '../cofunding-calls/public';
import { findRecipients } from './find-recipients';
import { audienceView, viewsOf } from './message-view';
import { baseMessage } from './table';

/** As the index of accounts has them. */
const FOLDED = foldedText([user.lastname, user.firstname, user.mail]);
const PEOPLE_SHOWN = 100;

const rows = rowsOf(baseMessage);
const SORTS: Record<'create_date', Sort<typeof baseMessage.$inferSelect>> = {
  create_date: {
    column: sql`${baseMessage.create_date}`,
    cast: 'timestamptz',
    valueOf: ({ create_date }) => create_date.toISOString(),
  },
};

/** Messages to chosen people. They go by a cyclic task, each person once. */
export const chosenMessageRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requirePrivilege('base_notification_send'));

  app.route({
    ...contract.get,
    handler: async ({ user: { id_application }, query }) => {
      const where = eq(baseMessage.id_application, id_application);
      const list = { table: baseMessage, where, sorts: SORTS, fallback: '-create_date' as const };
      const page = await findPage(app.db, list, query);
      const data = await viewsOf(app.db, page.rows);
      return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
    },
  });

  app.route({
    ...contract.choices,
    handler: async ({ user: { id_application } }) => {
      const roles = await app.db
        .select({ id: role.id, name: role.name, name_en: role.name_en })
        .from(role)
        .where(and(isOfApplication(id_application), eq(role.deleted, 'no'), eq(role.active, 'yes')))
        .orderBy(asc(role.name));
      const calls = await findAllAnnounced(app.db, id_application);
      return { data: { calls: calls.map(({ id, number }) => ({ id, name: number })), roles } };
    },
  });

  app.route({
    ...contract.people,
    handler: async ({ query }) => {
      const found = await app.db
        .select({ id: user.id, firstname: user.firstname, lastname: user.lastname, mail: user.mail })
        .from(user)
        .where(
          and(
            query.has_text === undefined ? undefined : wordsMatch(FOLDED, query.has_text),
            eq(user.status, 'active'),
            eq(user.deleted, 'no'),
          ),
        )
        .orderBy(asc(user.name_sort), asc(user.id))
        .limit(PEOPLE_SHOWN + 1);
      const data = found.slice(0, PEOPLE_SHOWN).map(({ id, firstname, lastname, mail }) => ({
        id,
        name: [[firstname, lastname].filter(Boolean).join(' '), maskedMail(mail)].filter(Boolean).join(', '),
      }));
      return { data, count: found.length };
    },
  });

  app.route({
    ...contract.audience,
    handler: async ({ user: { id_application }, query }) => {
      const place = { id_application, now: app.clock.business() };
      const recipients = await findRecipients(app.db, query, place);
      return { data: await audienceView(app.db, recipients, app.config.publicUrl) };
    },
  });

  app.route({
    ...contract.add,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const { kind, id_of, ids, channel, subject_pl, text_pl, en, count } = request.body;
        const { id_application } = request.user;
        const place = { id_application, now: app.clock.business() };
        const recipients = await findRecipients(
          tx,
          { kind, id_of, ids: ids.slice(0, MESSAGE_CHOSEN_MAX) },
          place,
        );
        if (recipients.length !== count) throw new ApiError('conflict', { count: recipients.length });
        const values = {
          ...{ audience: kind, channel, subject_pl, text_pl, recipients, count, done: 0 },
          ...{ subject_en: en?.subject ?? null, text_en: en?.text ?? null },
        };
        const row = await rows.insert(tx, values, authorOf(app, request));
        note({
          event: 'basemessage.add',
          obj_type: 'basemessage',
          id_obj: row.id,
          diff: { audience: kind, of: id_of, count, channel, subject: subject_pl, text: text_pl },
        });
        const [view] = await viewsOf(tx, [row]);
        if (!view) throw new Error(`Message ${row.id} has no view.`);
        return { data: view };
      }),
  });
};
