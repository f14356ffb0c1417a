import type { ChatMessage, ChatRoom, ChatRoomRow } from '@urzad/contract';
import type { SignedIn } from './sign-in';

const URL = '/api/chatroom';

/** A message without files and names. */
export const MESSAGE = {
  body: 'Kto ma klucz do szafy?',
  filenames: [] as string[],
  mentions: [] as number[],
};

/** A room that somebody made with others. */
export async function madeRoom(by: SignedIn, users: readonly number[], name = 'Wizyty'): Promise<ChatRoom> {
  return dataOf(await by.post(`${URL}/add`, { name, users }));
}

export async function sentMessage(
  by: SignedIn,
  { id }: { id: number },
  over: Partial<typeof MESSAGE> = {},
): Promise<ChatMessage> {
  return dataOf(await by.post(`${URL}/write?id=${id}`, { ...MESSAGE, ...over }));
}

export async function messagesIn(
  who: SignedIn,
  { id }: { id: number },
  query = '',
): Promise<{ data: ChatMessage[]; has_more: string }> {
  const answer = await who.get(`${URL}/messages?id=${id}${query}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return JSON.parse(answer.body);
}

/** The room, as one who is in it sees it. */
export async function roomSeenBy(who: SignedIn, { id }: { id: number }): Promise<ChatRoom> {
  return dataOf(await who.get(`${URL}/find?id=${id}`));
}

export async function roomsOf(who: SignedIn, query = ''): Promise<ChatRoomRow[]> {
  return dataOf(await who.get(`${URL}/get?page_count=100${query}`));
}

function dataOf<Data>({ statusCode, body }: { statusCode: number; body: string }): Data {
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
  return JSON.parse(body).data;
}
