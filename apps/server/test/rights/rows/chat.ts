import { USE_CHAT } from '@urzad/grants';
import { MESSAGE } from '../../chat-rooms';
import { ofOffice } from '../kinds';
import type { Right, Rights } from '../right';

/** In the room of the clerk. */
function inRoom(body?: object | ((id_message: number) => object)) {
  return {
    ...ofOffice(USE_CHAT),
    send: ({ chatRoom, chatMessage }) => ({
      query: { id: chatRoom.id },
      ...(body && { body: typeof body === 'function' ? body(chatMessage.id) : body }),
    }),
  } satisfies Right;
}

const reading = inRoom();

/** The chat of the office: rooms, in which only members are, and the room for all. */
export const CHAT = {
  'GET /api/chatroom/get': ofOffice(USE_CHAT),
  'GET /api/chatroom/counts': ofOffice(USE_CHAT),
  'GET /api/chatroom/find': reading,
  'GET /api/chatroom/messages': reading,
  'GET /api/chatroom/people': {
    ...ofOffice(USE_CHAT),
    send: () => ({ query: { ret_type: 'autocomplete' } }),
  },
  'POST /api/chatroom/add': {
    ...ofOffice(USE_CHAT),
    send: ({ second }) => ({ body: { name: 'Odprawy', users: [second.id] } }),
  },
  'POST /api/chatroom/talk': {
    ...ofOffice(USE_CHAT),
    send: ({ second }) => ({ body: { id_user: second.id } }),
  },
  'POST /api/chatroom/write': inRoom(MESSAGE),
  'POST /api/chatroom/read': inRoom((id_message) => ({ id_message })),
  'POST /api/chatroom/remove': inRoom((id_message) => ({ id_message })),
  'POST /api/chatroom/invite': {
    ...ofOffice(USE_CHAT),
    send: ({ chatRoom, manager }) => ({ query: { id: chatRoom.id }, body: { users: [manager.id] } }),
  },
  'POST /api/chatroom/dismiss': {
    ...ofOffice(USE_CHAT),
    send: ({ chatRoom, second }) => ({ query: { id: chatRoom.id }, body: { id_user: second.id } }),
  },
  'POST /api/chatroom/leave': inRoom({}),
} satisfies Rights;
