import { onlookedIn, SocketRequest } from '@urzad/contract';
import { hasPrivilege } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { appendLog } from '../../audit-log/log';
import { tell } from '../../news/news';
import { type LiveSockets, tellOne } from '../../sockets/live-sockets';
import { startLooking, stopLooking } from '../../sockets/onlookers';
import type { Connected } from '../../sockets/socket-hub';
import { findConnected, keepAction } from '../../sockets/socket-rows';
import { seenPeople } from '../presence/public';
import { mayJoin } from './may-join';

/**
 * Answers one message of a window. What it may not, or cannot, is refused by a message with the code that an endpoint
 * would answer; the socket stays open.
 */
export async function answerMessage(
  app: FastifyInstance,
  sockets: LiveSockets,
  { one, text, ip }: { one: Connected; text: string; ip: string },
): Promise<void> {
  const message = read(text);
  if (!message) return refuse(one, 'not-valid', '');
  const { action, target } = message;

  const onlooked = onlookedIn(target);
  if (action === 'leave') {
    sockets.hub.leave(one, target);
    if (onlooked) await stopLooking(app.db, one, onlooked);
    return;
  }
  if (action === 'join') {
    if (!(await mayStay(app, one, target))) return refuse(one, 'object-no-exist', target);
    if (!sockets.hub.join(one, target)) return refuse(one, 'too-many-requests', target);
    if (onlooked) await startLooking(app.db, one, onlooked);
    return tellOne(one, 'joined', { room: target });
  }

  if (action === 'watch') {
    if (one.user.perspective === 'citizen') return refuse(one, 'no-privilege', target);
    return sockets.hub.watch(one, await seenPeople(app, one.user, message.data.ids));
  }

  // Order §6. Who acts for somebody has what the person has, which is no such privilege.
  if (!hasPrivilege(one.user.privileges, 'base_dev')) return refuse(one, 'no-privilege', target);
  if (action === 'userList' && target === one.remoteName) return tellUsers(app, sockets, one);
  await sendAction(app, { one, message, ip });
}

/** Whether somebody may enter, also when they were taken out of a room while the answer was looked up. */
async function mayStay(app: FastifyInstance, one: Connected, target: string): Promise<boolean> {
  const before = one.timesTakenOut;
  if (!(await mayJoin(app.db, one.user, target))) return false;
  return before === one.timesTakenOut || mayStay(app, one, target);
}

type RemoteMessage = Exclude<SocketRequest, { action: 'join' | 'leave' | 'watch' }>;

/** Kept, logged, and told to every node in one transaction. */
async function sendAction(
  app: FastifyInstance,
  { one, message, ip }: { one: Connected; message: RemoteMessage; ip: string },
) {
  const { action, data, target } = message;
  const { id, id_application } = one.user;
  const create_date = app.clock.now();
  await app.db.transaction(async (tx) => {
    const sent = await keepAction(tx, {
      id_user: id,
      id_application,
      action,
      data: Object.fromEntries(Object.entries(data)),
      target,
      create_date,
    });
    await tell(tx, { kind: 'action', id: sent });
    const origin = { method: null, path: null, request_id: null, id_user: id, id_user_main: null, ip };
    const entry = { event: 'socket.action', obj_type: 'base_socket_action', id_obj: sent };
    await appendLog(tx, { ...origin, date: app.clock.business() }, [{ ...entry, diff: { action, target } }]);
  });
}

async function tellUsers(app: FastifyInstance, { roomsIn }: LiveSockets, one: Connected) {
  const users = await findConnected(app.db, app.clock.now());
  tellOne(one, 'userList', { users, rooms: await roomsIn(one.user.id_application) });
}

function refuse(one: Connected, code: string, room: string) {
  tellOne(one, 'refused', { code, room });
}

function read(text: string): SocketRequest | undefined {
  try {
    return SocketRequest.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
