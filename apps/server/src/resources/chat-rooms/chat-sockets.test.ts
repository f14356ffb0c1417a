import { refOf, roomOf, roomOfLists } from '@urzad/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { madeRoom, sentMessage } from '../../../test/chat-rooms';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { openSocket, type Window } from '../../../test/sockets';
import { type TestApp, testApp } from '../../../test/test-app';

const URL = '/api/chatroom';
const LISTS = roomOfLists('chatroom');

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

const windows: Window[] = [];
afterEach(() => {
  for (const window of windows.splice(0)) window.close();
});

/** A window that is in these rooms. */
async function windowIn(who: SignedIn, names: readonly string[]): Promise<Window> {
  const { ticket } = (await who.post('/api/base/socketticket')).json().data;
  const window = await openSocket(test, ticket);
  windows.push(window);
  await expect.poll(() => window.heardOf('hello')).toHaveLength(1);
  for (const name of names) window.send('join', name);
  await expect.poll(() => window.heardOf('joined')).toHaveLength(names.length);
  return window;
}
const changesIn = (window: Window, name: string) =>
  window.heardOf('changed').filter(({ target }) => target === name);

it('a read mark is told to the room and to other windows of the reader, not to lists of others', async () => {
  const room = await madeRoom(clerk, [second.id]);
  const { id } = await sentMessage(clerk, room);
  const name = roomOf(refOf('chatroom', room.id));
  const writer = await windowIn(clerk, [name, LISTS]);
  const reader = await windowIn(await signIn(test, 'pracownik2'), [LISTS]);
  const outsider = await windowIn(manager, [LISTS]);

  await second.post(`${URL}/read?id=${room.id}`, { id_message: id });
  await expect.poll(() => changesIn(reader, LISTS)).toHaveLength(1);
  await expect.poll(() => changesIn(writer, name)).toHaveLength(1);
  // What is told later to all comes after what they would have been told.
  await sentMessage(second, room);
  for (const window of [writer, outsider]) {
    await expect.poll(() => changesIn(window, LISTS).length).toBeGreaterThan(0);
    expect(changesIn(window, LISTS)).toHaveLength(1);
  }
});

it('who was dismissed, or has left, hears of it and then nothing more of the room', async () => {
  for (const goes of ['dismiss', 'leave']) {
    const room = await madeRoom(clerk, [second.id, manager.id]);
    const name = roomOf(refOf('chatroom', room.id));
    const out = await windowIn(await signIn(test, 'pracownik2'), [name, LISTS]);
    const stays = await windowIn(manager, [name]);
    await (goes === 'dismiss'
      ? clerk.post(`${URL}/dismiss?id=${room.id}`, { id_user: second.id })
      : second.post(`${URL}/leave?id=${room.id}`, {}));
    await expect.poll(() => changesIn(out, name)).toHaveLength(1);
    await expect.poll(() => changesIn(stays, name)).toHaveLength(1);

    await sentMessage(clerk, room);
    await expect.poll(() => changesIn(stays, name)).toHaveLength(2);
    await expect.poll(() => changesIn(out, LISTS)).toHaveLength(2);
    expect(changesIn(out, name)).toHaveLength(1);
    // Nor does the window get in again.
    out.send('join', name);
    await expect.poll(() => out.heardOf('refused')).toMatchObject([{ data: { code: 'object-no-exist' } }]);
  }
});
