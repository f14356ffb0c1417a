import { tickets as contract, refOf } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import type { ResourceRoutes } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import { noteReading, readerOf } from '../../readings/readings';
import { archiveAddressOf } from '../uploads/public';
import { countTabs, findTicketPage } from './find-tickets';
import { askerOf, deskOf, findDesk, viewerOf, visibleTo, visibleToUser } from './policy';
import { findMessages, markRead } from './repository';
import { rows } from './step';
import type { TicketRecord } from './table';
import { namedOfficers, namedOwners } from './ticket-officers';
import { otherSideOf, rowsOfList, viewOf } from './ticket-view';

/** Lists and single tickets, in the view of who asked or in that of the help desk, and what was read of them. */
export const ticketReadRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.get,
    handler: async ({ user, query }) => {
      const viewer = (query.asked === 'yes' ? undefined : findDesk(user)) ?? askerOf(user);
      const page = await findTicketPage(app.db, viewer, query);
      const data = await rowsOfList(app.db, page.rows, viewer);
      return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
    },
  });
  app.route({
    ...contract.counts,
    handler: async ({ user, query }) => ({ data: await countTabs(app.db, deskOf(user), query) }),
  });
  app.route({
    ...contract.owners,
    handler: async ({ user }) => ({ data: await namedOwners(app.db, deskOf(user)) }),
  });
  app.route({
    ...contract.officers,
    handler: async ({ user, query: { id } }) => {
      const record = await rows.get(app.db, id, visibleTo(deskOf(user)));
      return { data: await namedOfficers(app.db, record, app.clock.business()) };
    },
  });
  app.route({
    ...contract.find,
    handler: async (request) => {
      const record = await rows.get(app.db, request.query.id, visibleToUser(request.user));
      await noteRead(app, request, record);
      return { data: await viewOf(app, record, viewerOf(request.user, record)) };
    },
  });
  app.route({
    ...contract.downloadall,
    handler: async (request) => {
      const record = await rows.get(app.db, request.query.id, visibleToUser(request.user));
      await noteRead(app, request, record);
      const { messages, number } = await viewOf(app, record, viewerOf(request.user, record));
      const files = messages.flatMap((message) => message.files);
      const name = `zgloszenie-${number.replaceAll('/', '-')}`;
      return { data: { url: archiveAddressOf(app, { files, name }) } };
    },
  });
  app.route({
    ...contract.read,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const { user, query, body } = request;
        const record = await rows.getLocked(tx, query.id, visibleToUser(user));
        const viewer = viewerOf(user, record);
        const messages = await findMessages(tx, record.id);
        if (!messages.some(({ id }) => id === body.id_message)) throw new ApiError('object-no-exist');
        // Who acts for a person has not read for them, nor a colleague for the officer in charge.
        const isAddressee =
          viewer.as === 'owner'
            ? user.id_user_main === null
            : record.id_user_owner === null || record.id_user_owner === user.id;
        if (!isAddressee) return { data: null };

        const reading = { id: record.id, id_message: body.id_message, ...otherSideOf(viewer) };
        const count = await markRead(tx, reading, app.clock.business());
        if (count > 0) note({ event: 'ticket.read', ...refOf('ticket', record.id), diff: { count } });
        return { data: null };
      }),
  });
};

function noteRead(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, id_user }: TicketRecord,
): Promise<void> {
  const read = { id_person: id_user, ...refOf('ticket', id) };
  return noteReading(app, request, { reader: readerOf(request.user), read });
}
