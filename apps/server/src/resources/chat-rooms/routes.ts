import { chatRooms as contract, refOf, type YesNo } from '@urzad/contract';
import { USE_CHAT } from '@urzad/grants';
import { and, inArray, ne } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { authorOf } from '../../author';
import type { ResourceRoutes } from '../../http/resource';
import { user as account } from '../../identity/table';
import { countOf } from '../../lists/count-limit';
import { tellRoomAndPerson } from '../../news/news';
import { findPeople } from '../users/public';
import { addRoom, dismiss, invite, leave, talkTo } from './change-members';
import { messagesOf, roomOf, roomRowsOf } from './chat-view';
import { findRoomPage, unreadMessages } from './find-rooms';
import { chatHolders, MESSAGES_PER_PERSON, visibleTo } from './policy';
import { findMessage, findMessages, readTo, rooms } from './repository';
import { removeMessage, writeMessage } from './write-message';

/** The chat of the office. */
export const chatRoomRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requirePrivilege(USE_CHAT));
  const limitMessages = ({ user }: FastifyRequest) => app.limits.take(MESSAGES_PER_PERSON, String(user.id));
  const answerTo = async ({ user }: FastifyRequest, { id }: { id: number }) => ({
    data: await roomOf(app, user, await rooms.get(app.db, id, visibleTo(user))),
  });

  app.route({
    ...contract.get,
    handler: async ({ user, query }) => {
      const page = await findRoomPage(app.db, user, query);
      const data = await roomRowsOf(app.db, user, page.rows);
      return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
    },
  });
  app.route({
    ...contract.counts,
    handler: async ({ user }) => ({ data: { unread: await unreadMessages(app.db, user) } }),
  });
  app.route({
    ...contract.find,
    handler: (request) => answerTo(request, request.query),
  });
  app.route({
    ...contract.messages,
    handler: async ({ user, query: { id, before, page_count: count } }) => {
      await rooms.get(app.db, id, visibleTo(user));
      const found = await findMessages(app.db, id, { before, count });
      const data = await messagesOf(app, user, found.slice(-count));
      const has_more: YesNo = found.length > count ? 'yes' : 'no';
      return { data, has_more };
    },
  });
  app.route({
    ...contract.people,
    handler: async ({ user, query }) => {
      const among = await chatHolders(app.db, user, app.clock.business());
      return findPeople(app.db, query, and(inArray(account.id, among), ne(account.id, user.id)));
    },
  });

  app.route({
    ...contract.add,
    handler: async (request) => answerTo(request, await addRoom(app, request, request.body)),
  });
  app.route({
    ...contract.talk,
    handler: async (request) => answerTo(request, await talkTo(app, request, request.body.id_user)),
  });
  app.route({
    ...contract.write,
    handler: async (request) => {
      limitMessages(request);
      const { id } = await writeMessage(app, request, request.query.id, request.body);
      const [data] = await messagesOf(app, request.user, await findMessage(app.db, id));
      if (!data) throw new Error('A message has no view.');
      return { data };
    },
  });
  app.route({
    ...contract.read,
    handler: (request) =>
      app.write(request, async (tx) => {
        const by = authorOf(app, request);
        const room = await rooms.get(tx, request.query.id, visibleTo(request.user));
        const mark = { room, id_user: request.user.id, id_message: request.body.id_message };
        const isFarther = await readTo(tx, mark, by.date);
        // Lists of others show no marks.
        if (isFarther)
          await tellRoomAndPerson(tx, refOf('chatroom', room.id), { ...by, id_user: mark.id_user });
        return { data: null };
      }),
  });
  app.route({
    ...contract.remove,
    handler: async (request) => {
      await removeMessage(app, request, { id: request.query.id, id_message: request.body.id_message });
      return { data: null };
    },
  });
  app.route({
    ...contract.invite,
    handler: async (request) =>
      answerTo(request, await invite(app, request, { id: request.query.id, users: request.body.users })),
  });
  app.route({
    ...contract.dismiss,
    handler: async (request) =>
      answerTo(request, await dismiss(app, request, { id: request.query.id, id_user: request.body.id_user })),
  });
  app.route({
    ...contract.leave,
    handler: async (request) => {
      await leave(app, request, request.query.id);
      return { data: null };
    },
  });
};
