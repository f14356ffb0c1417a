import { sockets as contract, SOCKET_CLOSED, SOCKET_PATH } from '@urzad/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import * as z from 'zod/mini';
import { ApiError } from '../../api-error';
import type { ResourceRoutes } from '../../http/resource';
import { inApplication } from '../../identity/roles/in-application';
import { letGoOfRequest } from '../../sockets/let-go-of-request';
import { tellOne } from '../../sockets/live-sockets';
import { findOnlookers } from '../../sockets/onlookers';
import { type Connected, closeSocket } from '../../sockets/socket-hub';
import { SOCKET_LIMITS } from '../../sockets/socket-limits';
import {
  countSockets,
  issueTicket,
  nameSocket,
  newRemoteName,
  type SocketRow,
  takeTicket,
} from '../../sockets/socket-rows';
import { ownerOfObject } from '../shown-objects/public';
import { answerMessage } from './answer-message';

const TicketQuery = z.object({ ticket: z.string().check(z.regex(/^[\w-]{43}$/)) });
const TICKETS = { name: 'socket-ticket', max: SOCKET_LIMITS.ticketsPerMinute, windowMs: 60_000 };
/** Codes of RFC 6455. */
const NOT_TEXT = 1003;
const FAILED = 1011;

/** A ticket by a request with a token, and the socket that it opens: a browser sends no headers with one (Order §6). */
export const socketRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.ticket,
    onRequest: app.requireUser,
    handler: async ({ user, session, id_application }) => {
      if (!session) throw new ApiError('no-login');
      app.limits.take(TICKETS, String(user.id));
      const of = { id_user: user.id, id_session: session.id, id_application };
      return { data: { ticket: await issueTicket(app.db, of, app.clock.now()) } };
    },
  });

  app.route({
    ...contract.onlookers,
    onRequest: app.requireUser,
    handler: async ({ user, query }) => {
      if (user.perspective === 'citizen') throw new ApiError('no-privilege');
      await ownerOfObject(app.db, user, query);
      return { data: await findOnlookers(app.db, query, { besides: user.id, now: app.clock.now() }) };
    },
  });

  const opened = new WeakMap<FastifyRequest, { row: SocketRow; reply: FastifyReply }>();
  app.route({
    method: 'GET',
    url: SOCKET_PATH,
    websocket: true,
    config: { isOfOwnPages: true },
    // Before the upgrade, so that a refused one is answered by a status.
    preValidation: async (request, reply) => {
      const { ticket } = TicketQuery.safeParse(request.query).data ?? {};
      const { node, isStopping } = app.sockets;
      if (isStopping()) throw new ApiError('server', null, { status: 503 });
      const row = ticket && request.ws && (await takeTicket(app.db, ticket, { node, now: app.clock.now() }));
      if (!row) throw new ApiError('no-login');
      opened.set(request, { row, reply });
    },
    handler: (socket, request) => {
      const { row, reply } = opened.get(request) ?? {};
      if (!row || !reply) return;
      letGoOfRequest(socket, reply, app.log);
      connect(app, { socket, row, ip: request.ip });
    },
  });
};

/** What the window sends before it is known waits, in its order. */
function connect(
  app: FastifyInstance,
  { socket, row, ip }: { socket: WebSocket; row: SocketRow; ip: string },
) {
  const { sockets } = app;
  const mayCount = messageCounter(() => app.clock.now().getTime());
  let one: Connected | undefined;

  async function enter() {
    const admitted = await admit(app, socket, row);
    // Closed meanwhile, by either side.
    if (!admitted || socket.readyState !== socket.OPEN) return sockets.forget(row.id);
    one = admitted;
    sockets.add(one);
    tellOne(one, 'hello', { remote_name: one.remoteName });
    // A session that ended after it was read, and before it was added, told nobody here.
    await sockets.recheck([one]);
  }

  /** Hears nothing more, not even what waits. */
  function stop(code: number) {
    socket.off('message', answer);
    if (one) sockets.end(one, code);
    else closeSocket(socket, code);
  }
  const failed = (err: unknown) => {
    app.log.error({ err }, 'A message of a socket could not be answered');
    stop(FAILED);
  };

  // Never rejected: nobody else would catch it, and the process would end.
  let answered: Promise<void> = enter().catch(async (err) => {
    failed(err);
    if (!one) await sockets.forget(row.id);
  });

  function answer(raw: RawData, isBinary: boolean) {
    if (isBinary) return stop(NOT_TEXT);
    if (!mayCount()) return stop(SOCKET_CLOSED.tooFast);
    const text = raw.toString();
    answered = answered
      .then(async () => {
        if (one && sockets.hub.all.has(one)) await answerMessage(app, sockets, { one, text, ip });
      })
      .catch(failed);
  }
  socket.on('message', answer);
  socket.on('pong', () => {
    if (one) one.isSilent = false;
  });
  // Before it is entered, `enter` finds it closed.
  socket.on('close', () => {
    if (one) void sockets.remove(one);
  });
}

/** Undefined for a socket that is closed at once, with the reason. */
async function admit(
  app: FastifyInstance,
  socket: WebSocket,
  row: SocketRow,
): Promise<Connected | undefined> {
  const { sockets, db } = app;
  await sockets.start();
  const session = (await app.sessions.openAgain([row.id_session])).get(row.id_session);
  const isOneTooMany = (await countSockets(db, row.id_user, app.clock.now())) > SOCKET_LIMITS.socketsOfUser;
  if (!session || session.locked || isOneTooMany) {
    const { ended, locked, tooMany } = SOCKET_CLOSED;
    closeSocket(socket, !session ? ended : session.locked ? locked : tooMany);
    return undefined;
  }

  const user = inApplication(session.user, row.id_application);
  const remoteName = newRemoteName(user);
  await nameSocket(db, row.id, remoteName);
  const { id, id_session } = row;
  const { id_session_main } = session;
  const rooms = new Set<string>();
  const watched = new Set<number>();
  return {
    id,
    socket,
    id_session,
    id_session_main,
    user,
    remoteName,
    rooms,
    watched,
    isSilent: false,
    timesTakenOut: 0,
  };
}

/** Of the last second. What is one too many is not counted. */
function messageCounter(now: () => number) {
  let times: number[] = [];
  return () => {
    const at = now();
    times = times.filter((time) => time > at - 1_000 && time <= at);
    if (times.length >= SOCKET_LIMITS.messagesPerSecond) return false;
    times.push(at);
    return true;
  };
}
