import { CALENDAR_SPAN_MAX, calendarEvents as contract } from '@urzad/contract';
import { daysBetween, type IsoDate } from '@urzad/domain';
import { EDIT_CALENDAR, SEE_CALENDAR } from '@urzad/grants';
import { and, inArray, ne } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import type { ResourceRoutes } from '../../http/resource';
import { user as account } from '../../identity/table';
import { countOf } from '../../lists/count-limit';
import { findTermsOfDays } from '../dashboard/public';
import { findPeople } from '../users/public';
import { calendarHolders, rows } from './event-rows';
import type { SeesObject } from './event-subjects';
import { viewOf, viewsOf } from './event-view';
import { findCallsOfDays, findEventPage, findEventsAbout, holidaysOf } from './find-events';
import { visibleTo } from './policy';
import { addEvent, cancelEvent, removeEvent, setEvent } from './write-event';

/** The calendar of the office. */
export const calendarEventRoutes =
  (sees: SeesObject): ResourceRoutes =>
  async (app) => {
    const calendar = { app, sees };
    app.addHook('onRequest', app.requirePrivilege(SEE_CALENDAR));
    const mayWrite = { onRequest: app.requirePrivilege(EDIT_CALENDAR) };
    const looking = ({ user }: FastifyRequest) => ({ user, now: app.clock.business(), sees });
    const answerTo = async (request: FastifyRequest, id: number) => {
      const row = await rows.get(app.db, id, visibleTo(request.user));
      return { data: await viewOf(app.db, row, looking(request)) };
    };

    app.route({
      ...contract.get,
      handler: async (request) => {
        refuseLongSpan(request.query);
        const page = await findEventPage(app.db, request.user, request.query);
        const data = await viewsOf(app.db, page.rows, looking(request));
        return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
      },
    });
    app.route({
      ...contract.days,
      handler: async ({ user, query }) => {
        refuseLongSpan(query);
        const [terms, calls] = await Promise.all([
          findTermsOfDays(app.db, user, query),
          findCallsOfDays(app.db, user, { ...query, now: app.clock.business() }),
        ]);
        return { data: { terms, calls, holidays: holidaysOf(query) } };
      },
    });
    app.route({ ...contract.find, handler: (request) => answerTo(request, request.query.id) });
    app.route({
      ...contract.about,
      handler: async (request) => {
        const { user, query } = request;
        if (!(await sees(app.db, user, query))) throw new ApiError('object-no-exist');
        const found = await findEventsAbout(app.db, user, { ...query, now: app.clock.business() });
        return { data: await viewsOf(app.db, found, looking(request)) };
      },
    });
    app.route({
      ...contract.colleagues,
      ...mayWrite,
      handler: async ({ user, query }) => {
        const holders = await calendarHolders(app.db, { ...user, now: app.clock.business() });
        return findPeople(app.db, query, and(inArray(account.id, holders), ne(account.id, user.id)));
      },
    });

    app.route({
      ...contract.add,
      ...mayWrite,
      handler: async (request) => answerTo(request, await addEvent(calendar, request, request.body)),
    });
    app.route({
      ...contract.set,
      ...mayWrite,
      handler: async (request) => {
        await setEvent(calendar, request, request.body);
        return answerTo(request, request.query.id);
      },
    });
    app.route({
      ...contract.cancel,
      ...mayWrite,
      handler: async (request) => {
        await cancelEvent(calendar, request, request.body.row_version);
        return answerTo(request, request.query.id);
      },
    });
    app.route({
      ...contract.delete,
      ...mayWrite,
      handler: async (request) => {
        await removeEvent(calendar, request, request.body.row_version);
        return { data: null };
      },
    });
  };

/** @throws ApiError `not-valid` */
function refuseLongSpan({ from, to }: { from: IsoDate; to: IsoDate }): void {
  const span = daysBetween(from, to) + 1;
  if (span < 1 || span > CALENDAR_SPAN_MAX) throw new ApiError('not-valid', { to: 'not-valid-range' });
}
