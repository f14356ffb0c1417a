import { sentNotices as contract } from '@urzad/contract';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../../api-error';
import type { ResourceRoutes } from '../../../http/resource';
import { countByTab } from '../../../lists/count-by-tab';
import { countOf } from '../../../lists/count-limit';
import { mailOutbox } from '../../../mail/table';
import { baseNotification } from '../table';
import { maySeeText } from './policy';
import { checkAgain, sendAgain } from './send-emails-again';
import { findPeople, type SentQuery, whereOf } from './sent-filters';
import { findSentPage } from './sent-rows';
import { viewsOf } from './sent-view';

/** What each tab of e-mails asks for, over the filters of the list. */
const EMAIL_TABS: Record<'waiting' | 'failed' | 'emails', Pick<SentQuery, 'mail'>> = {
  waiting: { mail: ['queued'] },
  failed: { mail: ['failed'] },
  emails: {},
};

/** What the office has sent (Process §2.18), with the state of its e-mails. */
export const sentNoticeRoutes: ResourceRoutes = async (app) => {
  const [maySee, maySend] = [
    app.requirePrivilege('base_log'),
    app.requirePrivilege('base_notification_send'),
  ];

  app.route({
    ...contract.get,
    onRequest: maySee,
    handler: async ({ user, query: { of: list = 'notices', ...query } }) => {
      const people = await findPeople(app.db, query);
      const where = whereOf(list, query, { id_application: user.id_application, people });
      const page = await findSentPage(app.db, list, where, query);
      const data = await viewsOf(app.db, { list, rows: page.rows }, { viewer: user, now: app.clock.now() });
      return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
    },
  });

  app.route({
    ...contract.counts,
    onRequest: maySee,
    handler: async ({ user: { id_application }, query: { of: _, ...query } }) => {
      const people = await findPeople(app.db, query);
      const of = { id_application, people };
      const notices = await countByTab(app.db, {
        table: baseNotification,
        where: undefined,
        tabs: { all: query },
        listBehind: (asked: SentQuery) => whereOf('notices', asked, of),
      });
      const emails = await countByTab(app.db, {
        table: mailOutbox,
        where: undefined,
        tabs: EMAIL_TABS,
        listBehind: (asked: SentQuery) => whereOf('emails', { ...query, ...asked }, of),
      });
      return { data: { ...notices, ...emails } };
    },
  });

  app.route({
    ...contract.find,
    onRequest: maySee,
    handler: async ({ user, query }) => {
      const told = baseNotification;
      const isIt = and(eq(told.id, query.id), eq(told.id_application, user.id_application));
      const [row] = await app.db.select().from(told).where(isIt);
      if (!row) throw new ApiError('object-no-exist');
      const content_text = maySeeText(user, row.obj_type) ? row.content_text : null;
      return { data: { content_name: row.content_name, content_text } };
    },
  });

  app.route({
    ...contract.checkAgain,
    onRequest: [maySee, maySend],
    handler: async ({ user: { id_application }, query: { ids } }) => ({
      data: await checkAgain(app.db, { ids, id_application }, app.clock.now()),
    }),
  });

  app.route({
    ...contract.sendAgain,
    onRequest: [maySee, maySend],
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const asked = { ids: request.body.ids, id_application: request.user.id_application };
        return { data: await sendAgain(tx, asked, { now: app.clock.now(), note }) };
      }),
  });
};
