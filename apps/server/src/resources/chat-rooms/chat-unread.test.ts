import { CHAT_UNREAD_MAX } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { madeRoom, roomsOf, sentMessage } from '../../../test/chat-rooms';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { userRole } from '../../identity/roles/table';
import { chatMember, chatMessage } from './table';

const URL = '/api/chatroom';

let test: TestApp;
let clerk: SignedIn;
let second: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  second = await signIn(test, 'pracownik2');
  manager = await signIn(test, 'kierownik');
});
afterAll(() => test.close());

const unreadOf = async (who: SignedIn, { id }: { id: number }) =>
  (await roomsOf(who)).find((row) => row.id === id)?.unread;
const countsOf = async (who: SignedIn) => (await who.get(`${URL}/counts`)).json().data.unread;

it('counts what waits in all rooms', async () => {
  const before = await countsOf(second);
  await sentMessage(clerk, await madeRoom(clerk, [second.id]));
  expect(await countsOf(second)).toBe(before + 1);
});

it('answers the rooms where something waits alone, and the others', async () => {
  const room = await madeRoom(clerk, [second.id]);
  const idsOf = async (who: SignedIn, unread: 'yes' | 'no') =>
    (await roomsOf(who, `&unread=${unread}`)).map(({ id }) => id);
  expect(await idsOf(second, 'yes')).not.toContain(room.id);
  await sentMessage(clerk, room);
  expect(await idsOf(second, 'yes')).toContain(room.id);
  expect(await idsOf(second, 'no')).not.toContain(room.id);
  // One's own messages do not wait.
  expect(await idsOf(clerk, 'yes')).not.toContain(room.id);
});

it('counts for a newcomer only what was written since they joined', async () => {
  const room = await madeRoom(clerk, [second.id]);
  await sentMessage(clerk, room);
  test.clock.advance(1000);
  await clerk.post(`${URL}/invite?id=${room.id}`, { users: [manager.id] });
  expect([await unreadOf(manager, room), await unreadOf(second, room)]).toEqual([0, 1]);
  await sentMessage(clerk, room);
  expect(await unreadOf(manager, room)).toBe(1);
});

it('counts in the room for all what was written since somebody has the chat, also before they read', async () => {
  const forAll = (await roomsOf(clerk)).find(({ kind }) => kind === 'ALL');
  if (!forAll) throw new Error('There is no room for all.');
  const before = (await unreadOf(second, forAll)) ?? 0;
  await sentMessage(clerk, forAll);
  test.clock.advance(1000);
  // Of somebody who has never read there.
  await test.app.db.delete(chatMember).where(eq(chatMember.id_user, manager.id));
  const held = eq(userRole.id_user, manager.id);
  await test.app.db.update(userRole).set({ valid_from: test.app.clock.business() }).where(held);
  expect([await unreadOf(manager, forAll), await unreadOf(second, forAll)]).toEqual([0, before + 1]);
  await sentMessage(clerk, forAll);
  expect(await unreadOf(manager, forAll)).toBe(1);
});

it('counts to a limit, in a room and in all', async () => {
  const room = await madeRoom(clerk, [second.id]);
  const date = test.app.clock.business();
  const one = { id_chatroom: room.id, id_user: clerk.id, body: 'Jeszcze jedna.' };
  const many = Array.from({ length: CHAT_UNREAD_MAX + 20 }, () => ({
    ...one,
    sent_date: date,
    written_date: date,
  }));
  await test.app.db.insert(chatMessage).values(many);
  expect([await unreadOf(second, room), await countsOf(second)]).toEqual([CHAT_UNREAD_MAX, CHAT_UNREAD_MAX]);
});
