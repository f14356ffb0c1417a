import {
  CASE_LETTER_FILES_MAX,
  CHAT_MEMBERS_MAX,
  CHAT_MENTIONS_MAX,
  CHAT_MESSAGE_MAX,
  CHAT_ROOM_NAME_MAX,
} from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { ChatMessage, ChatRoom, ChatRoomRow } from '../shapes/chat-shapes';
import {
  countsQuery,
  done,
  envelope,
  Id,
  idQuery,
  page,
  pageQuery,
  QueryId,
  queryInt,
  seen,
  tidyFree,
  tidyLine,
  YesNo,
} from '../shapes/shapes';
import { findOf, nothing, stepsOf } from '../step-endpoint';
import { foundQuery, foundResponse } from './found-items';

/** Messages that are read at once. */
export const CHAT_PAGE_MAX = 100;

/** Unread messages are counted up to this number, which so stands for more than 99. */
export const CHAT_UNREAD_MAX = 100;

const answer = envelope(ChatRoom);
const step = stepsOf('chatroom', answer);
const people = z.array(Id).check(z.minLength(1), z.maxLength(CHAT_MEMBERS_MAX));

/**
 * Rooms in which people of the office write with each other (Process §2.18). Who is no member of a room is answered as if
 * there were none, whatever their privileges.
 */
export const chatRooms = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/chatroom/get',
    summary:
      'Rooms of the caller, the last written first; `unread`: those with messages that they have not read',
    schema: {
      querystring: pageQuery(['last_date'], { unread: z.optional(YesNo) }),
      response: { 200: page(ChatRoomRow) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  counts: defineEndpoint({
    method: 'GET',
    url: '/api/chatroom/counts',
    summary: 'How many messages the caller has not read, counted to 100',
    schema: {
      querystring: countsQuery({}),
      response: { 200: envelope(z.object({ unread: z.int() })) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  find: findOf('chatroom', answer, 'One room with its members and how far each has read'),
  messages: defineEndpoint({
    method: 'GET',
    url: '/api/chatroom/messages',
    summary: 'The newest messages of a room, or those before one of them; the oldest of them first',
    schema: {
      querystring: z.strictObject({
        id: QueryId,
        before: z.optional(QueryId),
        page_count: z._default(queryInt(1, CHAT_PAGE_MAX), 30),
      }),
      response: { 200: z.object({ data: z.array(ChatMessage), has_more: YesNo }) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  people: defineEndpoint({
    method: 'GET',
    url: '/api/chatroom/people',
    summary: 'People of the office with the chat, without the caller',
    schema: { querystring: z.strictObject(foundQuery), response: foundResponse },
    errors: ['no-login', 'no-privilege'],
  }),
  /** Somebody who has no chat is `not-valid` `{users: 'no-account'}`. */
  add: defineEndpoint({
    method: 'POST',
    url: '/api/chatroom/add',
    summary: 'Makes a room of the caller with these people',
    schema: {
      body: z.strictObject({
        name: z.string().check(tidyLine, seen, z.maxLength(CHAT_ROOM_NAME_MAX)),
        users: people,
      }),
      response: { 200: answer },
    },
    errors: ['no-login', 'no-privilege', 'not-valid'],
    idempotent: true,
  }),
  talk: defineEndpoint({
    method: 'POST',
    url: '/api/chatroom/talk',
    summary: 'The conversation of the caller with somebody, made when there is none yet',
    schema: { body: z.strictObject({ id_user: Id }), response: { 200: answer } },
    errors: ['no-login', 'no-privilege', 'not-valid'],
    idempotent: true,
  }),
  write: defineEndpoint({
    method: 'POST',
    url: '/api/chatroom/write',
    summary: 'A message to a room; who is named in it is notified',
    schema: {
      querystring: idQuery,
      body: z.strictObject({
        body: z.string().check(tidyFree, seen, z.maxLength(CHAT_MESSAGE_MAX)),
        /** Uploads of the caller, by their storage keys. */
        filenames: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(CASE_LETTER_FILES_MAX)),
        /** Members of the room. */
        mentions: z.array(Id).check(z.maxLength(CHAT_MENTIONS_MAX)),
      }),
      response: { 200: envelope(ChatMessage) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'not-valid', 'too-many-requests'],
    idempotent: true,
  }),
  read: defineEndpoint({
    method: 'POST',
    url: '/api/chatroom/read',
    summary: 'Records how far the caller has read a room',
    schema: { querystring: idQuery, body: z.strictObject({ id_message: Id }), response: { 200: done } },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  /** After fifteen minutes it is `illegal-step` `{reason: 'too-late'}`. */
  remove: defineEndpoint({
    method: 'POST',
    url: '/api/chatroom/remove',
    summary: 'Removes a message of the caller with its files, within 15 minutes',
    schema: { querystring: idQuery, body: z.strictObject({ id_message: Id }), response: { 200: done } },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step'],
    idempotent: true,
  }),
  invite: step(
    'invite',
    'Adds people to a room of members; any of them does it',
    z.strictObject({ users: people }),
  ),
  dismiss: step(
    'dismiss',
    'Takes somebody out of a room; who made it does it',
    z.strictObject({ id_user: Id }),
  ),
  leave: defineEndpoint({
    method: 'POST',
    url: '/api/chatroom/leave',
    summary: 'Takes the caller out of a room of members; the longest member follows who made it',
    schema: { querystring: idQuery, body: nothing, response: { 200: done } },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step'],
    idempotent: true,
  }),
} as const;
