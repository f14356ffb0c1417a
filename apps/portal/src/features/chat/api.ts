import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type BodyOf, type ChatRoom, chatRooms } from '@urzad/contract';
import { LIST_PAGE_SIZE, type ListQuery } from '#shared/list/list-location';
import { listCountsQuery, listPageQuery } from '#shared/list/list-queries';
import type { ObjectQueries } from '#shared/object/use-step';
import { request } from '#shared/session/client';
import { chatKey, chatListKey } from './logic/chat-keys';
import { type MessagePage, newestPage } from './logic/newest-page';

/** Without the socket new messages are looked for in this time. */
const POLL_MS = 5_000;

/** One page of rooms; without a filter the first page of all of them. */
export function roomsQuery(
  filter: ListQuery<typeof chatRooms.get> = { page: 1, page_count: LIST_PAGE_SIZE },
) {
  return listPageQuery(chatRooms.get, chatListKey, filter);
}

export const chatCountsQuery = listCountsQuery(chatRooms.counts, chatListKey);

/** A room and how far each has read it. @param isLive the socket tells of what is new */
export function roomQuery(id: number, isLive = true) {
  return queryOptions({
    queryKey: [...chatKey, 'find', id],
    queryFn: async ({ signal }) => (await request(chatRooms.find, { query: { id }, signal })).data,
    refetchInterval: isLive ? 60_000 : POLL_MS,
  });
}

const messagesKey = (id: number) => [...chatKey, 'find', id, 'messages'];

/**
 * Messages of a room, the newest page first; each next page is that before the oldest message known. Asked again, the
 * newest page begins with the same message.
 */
export function messagesQuery(id: number, isLive: boolean) {
  return infiniteQueryOptions({
    queryKey: messagesKey(id),
    queryFn: ({ pageParam, signal, client }) => {
      const ask = (part: { before?: number; page_count?: number }) =>
        request(chatRooms.messages, { query: { id, ...part }, signal });
      if (pageParam > 0) return ask({ before: pageParam });
      const known = client.getQueryData<InfiniteData<MessagePage>>(messagesKey(id));
      return newestPage(ask, known?.pages[0]?.data[0]?.id);
    },
    initialPageParam: 0,
    getNextPageParam: ({ data, has_more }: MessagePage) => (has_more === 'yes' ? data[0]?.id : undefined),
    // Addresses of files are renewed before they end.
    refetchInterval: isLive ? 60_000 : POLL_MS,
  });
}

/** For what is done with a room. */
export const ofRoom: ObjectQueries = { key: chatKey, queryOf: (id) => roomQuery(id) };

export async function findColleagues(text: string, signal: AbortSignal) {
  const query = { ret_type: 'autocomplete' as const, ...(text && { has_text: text }) };
  const { data, count } = await request(chatRooms.people, { query, signal });
  return { items: data.map((one) => ({ ...one, lang: 'pl' })), count };
}

export async function addRoom(body: BodyOf<typeof chatRooms.add>, idempotencyKey: string): Promise<ChatRoom> {
  return (await request(chatRooms.add, { body, idempotencyKey })).data;
}

export async function talkTo(id_user: number, idempotencyKey: string): Promise<ChatRoom> {
  return (await request(chatRooms.talk, { body: { id_user }, idempotencyKey })).data;
}

export async function writeMessage(id: number, body: BodyOf<typeof chatRooms.write>, idempotencyKey: string) {
  return (await request(chatRooms.write, { query: { id }, body, idempotencyKey })).data;
}

export function readRoom(id: number, id_message: number) {
  return request(chatRooms.read, { query: { id }, body: { id_message } });
}

export function removeMessage(id: number, id_message: number, idempotencyKey: string) {
  return request(chatRooms.remove, { query: { id }, body: { id_message }, idempotencyKey });
}

export async function invite(id: number, users: number[], idempotencyKey: string): Promise<ChatRoom> {
  return (await request(chatRooms.invite, { query: { id }, body: { users }, idempotencyKey })).data;
}

export async function dismiss(id: number, id_user: number, idempotencyKey: string): Promise<ChatRoom> {
  return (await request(chatRooms.dismiss, { query: { id }, body: { id_user }, idempotencyKey })).data;
}

export function leaveRoom(id: number, idempotencyKey: string) {
  return request(chatRooms.leave, { query: { id }, body: {}, idempotencyKey });
}
