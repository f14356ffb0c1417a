import { officeCases as contract, refOf } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import type { ResourceRoutes } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import { noteReading, readerOf } from '../../readings/readings';
import { archiveAddressOf } from '../uploads/public';
import { otherSideOf, rowsOfList, viewOf } from './case-view';
import { countTabs, findCasePage } from './list';
import { namedOfficers, namedOwners } from './officers';
import { staffViewerOf, viewerOf, visibleTo } from './policy';
import { findMessages, markRead, rows } from './repository';
import type { CaseSubjects } from './subjects';
import type { CaseRecord } from './table';

/** Lists and single cases, in the view of the applicant or in that of the office, and what was read of them. */
export function caseReadRoutes(subjects: CaseSubjects): ResourceRoutes {
  return async (app) => {
    const maker = { app, subjects };

    app.route({
      ...contract.get,
      handler: async ({ user, query }) => {
        const viewer = viewerOf(user);
        const page = await findCasePage(app.db, { viewer, now: app.clock.business() }, query);
        const data = await rowsOfList(maker, page.rows, viewer);
        return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
      },
    });

    app.route({
      ...contract.counts,
      handler: async ({ user, query }) => {
        const viewer = staffViewerOf(user);
        return { data: await countTabs(app.db, { viewer, now: app.clock.business() }, query) };
      },
    });

    app.route({
      ...contract.owners,
      handler: async ({ user }) => ({ data: await namedOwners(app.db, staffViewerOf(user)) }),
    });

    app.route({
      ...contract.officers,
      handler: async ({ user, query: { id } }) => {
        const record = await rows.get(app.db, id, visibleTo(staffViewerOf(user)));
        return { data: await namedOfficers(app.db, record, app.clock.business()) };
      },
    });

    app.route({
      ...contract.find,
      handler: async (request) => {
        const viewer = viewerOf(request.user);
        const record = await rows.get(app.db, request.query.id, visibleTo(viewer));
        await noteRead(app, request, record);
        return { data: await viewOf(maker, record, viewer) };
      },
    });

    app.route({
      ...contract.downloadall,
      handler: async (request) => {
        const viewer = viewerOf(request.user);
        const record = await rows.get(app.db, request.query.id, visibleTo(viewer));
        await noteRead(app, request, record);
        const { messages, sign } = await viewOf(maker, record, viewer);
        const files = messages.flatMap((message) => message.files);
        return { data: { url: archiveAddressOf(app, { files, name: `sprawa-${sign}` }) } };
      },
    });

    app.route({
      ...contract.read,
      handler: (request) =>
        app.write(request, async (tx, note) => {
          const { user, query, body } = request;
          const viewer = viewerOf(user);
          const record = await rows.getLocked(tx, query.id, visibleTo(viewer));
          const messages = await findMessages(tx, record.id);
          if (!messages.some(({ id }) => id === body.id_message)) throw new ApiError('object-no-exist');
          // Who acts for a parent has not read for them, nor a colleague for the officer in charge.
          const isAddressee =
            viewer.as === 'owner'
              ? user.id_user_main === null
              : record.id_user_owner === null || record.id_user_owner === user.id;
          if (!isAddressee) return { data: null };

          const reading = { id: record.id, id_message: body.id_message, ...otherSideOf(viewer) };
          const count = await markRead(tx, reading, app.clock.business());
          if (count > 0) {
            note({ event: 'officecase.read', ...refOf('officecase', record.id), diff: { count } });
          }
          return { data: null };
        }),
    });
  };
}

function noteRead(app: FastifyInstance, request: FastifyRequest, { id, id_user }: CaseRecord): Promise<void> {
  const read = { id_person: id_user, ...refOf('officecase', id) };
  return noteReading(app, request, { reader: readerOf(request.user), read });
}
