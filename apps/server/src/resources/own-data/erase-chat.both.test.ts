import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { madeRoom, messagesIn, roomSeenBy, roomsOf, sentMessage } from '../../../test/chat-rooms';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { systemAuthor } from '../../author';
import { chatMember, chatRoom } from '../chat-rooms/table';
import { eraseAccount } from './erase-account';

let test: TestApp;
let erased: SignedIn;
let second: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  test = await testApp();
  erased = await signIn(test, 'pracownik1');
  second = await signIn(test, 'pracownik2');
  manager = await signIn(test, 'kierownik');
});
afterAll(() => test.close());

it('keeps the messages of an erased account without a name, and takes it out of every room', async () => {
  const shared = await madeRoom(erased, [second.id, manager.id]);
  await sentMessage(erased, shared, { body: 'Klucz jest u mnie.' });
  await sentMessage(second, shared, { body: 'Dziękuję', mentions: [erased.id] });
  const alone = await madeRoom(erased, [second.id], 'Sam');
  await second.post(`/api/chatroom/leave?id=${alone.id}`);
  const { id: pair } = (await erased.post('/api/chatroom/talk', { id_user: second.id })).json().data;
  await sentMessage(erased, { id: pair }, { body: 'Dzień dobry' });

  const holder = {
    id: erased.id,
    mail: 'pracownik1@urzad.example.com',
    pass_hash: test.app.passwords.nobodys,
  };
  await test.app.db.transaction((tx) => eraseAccount(tx, holder, systemAuthor(test.app.clock.now())));

  expect(await test.app.db.$count(chatMember, eq(chatMember.id_user, erased.id))).toBe(0);
  const seen = await roomSeenBy(second, shared);
  expect(seen.members.map(({ id }) => id)).toEqual([second.id, manager.id]);
  // The room is not left without who leads it.
  expect(seen.id_user).toBe(second.id);
  const nobody = { id: erased.id, name: '' };
  expect((await messagesIn(second, shared)).data).toMatchObject([
    { author: nobody, body: 'Klucz jest u mnie.' },
    { author: { id: second.id }, mentions: [nobody] },
  ]);
  // The list says so too, and a conversation of two has no name of the other.
  expect((await roomsOf(second)).find(({ id }) => id === pair)).toMatchObject({
    ...{ kind: 'PAIR', name: '', last: { author: nobody, body: 'Dzień dobry' } },
  });
  expect((await roomSeenBy(second, { id: pair })).name).toBe('');
  const [ended] = await test.app.db.select().from(chatRoom).where(eq(chatRoom.id, alone.id));
  expect(ended?.deleted).toBe('yes');
});
