import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MESSAGE, madeRoom, messagesIn, roomSeenBy, roomsOf, sentMessage } from '../../../test/chat-rooms';
import { multipartOf, pdfOf } from '../../../test/multipart';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';

const URL = '/api/chatroom';

let test: TestApp;
let clerk: SignedIn;
let second: SignedIn;
let manager: SignedIn;
let observer: SignedIn;
let parent: SignedIn;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  second = await signIn(test, 'pracownik2');
  manager = await signIn(test, 'kierownik');
  observer = await signIn(test, 'obserwator');
  parent = await signIn(test, 'anna.przykladowa');
});
afterAll(() => test.close());

async function uploadOf(who: SignedIn): Promise<string> {
  const { headers, payload } = multipartOf('notatka.pdf', pdfOf(200));
  return (await who.post('/api/base/uploadfile?purpose=attachment', payload, headers)).json().data.filename;
}
type Refused = [who: SignedIn, status: number, code: string];
const others = async (): Promise<Refused[]> => [
  [manager, 404, 'object-no-exist'],
  [observer, 403, 'no-privilege'],
  [parent, 403, 'no-privilege'],
];
const withoutChat = async (): Promise<Refused[]> => [
  [observer, 403, 'no-privilege'],
  [parent, 403, 'no-privilege'],
];
const unreadOf = async (who: SignedIn, { id }: { id: number }) =>
  (await roomsOf(who)).find((row) => row.id === id)?.unread;

describeWrite('add', () => test, {
  act: async () => ({ by: clerk, url: `${URL}/add`, body: { name: 'Wizyty', users: [second.id] } }),
  other: withoutChat,
  wrongStatus: null,
  isRepeatable: true,
  twice: async (_sending, done) => {
    const { id } = done.json().data;
    expect((await roomsOf(second)).filter((row) => row.name === 'Wizyty')).toEqual([
      { id, kind: 'ROOM', name: 'Wizyty', id_other: null, unread: 0, last: null },
    ]);
  },
});

describeWrite('talk', () => test, {
  act: async () => ({ by: clerk, url: `${URL}/talk`, body: { id_user: manager.id } }),
  other: withoutChat,
  wrongStatus: null,
  isRepeatable: true,
  twice: async (_sending, done) => {
    const { id } = done.json().data;
    // The other one begins it too, and finds the same.
    const back = await manager.post(`${URL}/talk`, { id_user: clerk.id });
    expect(back.json().data).toMatchObject({ id, kind: 'PAIR', name: 'Piotr Pracowity' });
  },
});

describeWrite('write', () => test, {
  act: async () => {
    const room = await madeRoom(clerk, [second.id]);
    return { by: clerk, room, url: `${URL}/write?id=${room.id}`, body: MESSAGE };
  },
  other: others,
  wrongStatus: null,
  isRepeatable: true,
  twice: async ({ room }) => {
    expect((await messagesIn(second, room)).data.map(({ body }) => body)).toEqual([MESSAGE.body]);
    expect(await unreadOf(second, room)).toBe(1);
    expect(await unreadOf(clerk, room)).toBe(0);
  },
});

describeWrite('read', () => test, {
  act: async () => {
    const room = await madeRoom(clerk, [second.id]);
    const { id } = await sentMessage(clerk, room);
    return { by: second, room, url: `${URL}/read?id=${room.id}`, body: { id_message: id } };
  },
  other: others,
  wrongStatus: null,
  isRepeatable: true,
  twice: async ({ room, body }) => {
    const { members } = await roomSeenBy(clerk, room);
    expect(members.find(({ id }) => id === second.id)?.read_to).toBe(body.id_message);
    expect(await unreadOf(second, room)).toBe(0);
  },
});

describeWrite('remove', () => test, {
  act: async () => {
    const room = await madeRoom(clerk, [second.id]);
    const { id } = await sentMessage(clerk, room, { filenames: [await uploadOf(clerk)] });
    return { by: clerk, room, url: `${URL}/remove?id=${room.id}`, body: { id_message: id } };
  },
  other: async () => [...(await others()), [second, 404, 'object-no-exist']],
  twice: async ({ room }) => {
    const { data } = await messagesIn(second, room);
    expect(data).toMatchObject([{ body: '', removed: 'yes', files: [] }]);
    expect(await unreadOf(second, room)).toBe(0);
  },
});

describeWrite('invite', () => test, {
  act: async () => {
    const room = await madeRoom(clerk, [second.id]);
    return { by: second, room, url: `${URL}/invite?id=${room.id}`, body: { users: [manager.id] } };
  },
  other: others,
  wrongStatus: async () => {
    const pair = (await clerk.post(`${URL}/talk`, { id_user: second.id })).json().data;
    return { by: clerk, url: `${URL}/invite?id=${pair.id}`, body: { users: [manager.id] } };
  },
  isRepeatable: true,
  twice: async ({ room }) => {
    expect((await roomSeenBy(manager, room)).members).toHaveLength(3);
  },
});

describeWrite('dismiss', () => test, {
  act: async () => {
    const room = await madeRoom(clerk, [second.id]);
    return { by: clerk, room, url: `${URL}/dismiss?id=${room.id}`, body: { id_user: second.id } };
  },
  other: async () => [...(await others()), [second, 403, 'no-privilege']],
  twice: async ({ room }) => {
    expect(codeOf(await second.get(`${URL}/messages?id=${room.id}`))).toEqual([404, 'object-no-exist']);
  },
});

describeWrite('leave', () => test, {
  act: async () => {
    const room = await madeRoom(clerk, [second.id]);
    return { by: clerk, room, url: `${URL}/leave?id=${room.id}`, body: {} };
  },
  other: others,
  later: 404,
  wrongStatus: async () => {
    const forAll = (await roomsOf(clerk)).find(({ kind }) => kind === 'ALL');
    return { by: clerk, url: `${URL}/leave?id=${forAll?.id}`, body: {} };
  },
  twice: async ({ room }) => {
    expect((await roomSeenBy(second, room)).id_user).toBe(second.id);
    expect(codeOf(await clerk.get(`${URL}/find?id=${room.id}`))).toEqual([404, 'object-no-exist']);
  },
});

it('lets nobody who was dismissed back in by a read mark', async () => {
  const room = await madeRoom(clerk, [second.id]);
  const { id } = await sentMessage(clerk, room);
  const read = () => second.post(`${URL}/read?id=${room.id}`, { id_message: id });
  await Promise.all([clerk.post(`${URL}/dismiss?id=${room.id}`, { id_user: second.id }), read()]);
  expect(codeOf(await read())).toEqual([404, 'object-no-exist']);
  expect((await roomSeenBy(clerk, room)).members.map((member) => member.id)).toEqual([clerk.id]);
});

it('answers the newest messages, and those before them by key', async () => {
  const room = await madeRoom(clerk, [second.id]);
  const sent: number[] = [];
  for (const body of ['jeden', 'dwa', 'trzy']) sent.push((await sentMessage(clerk, room, { body })).id);
  const newest = await messagesIn(second, room, '&page_count=2');
  expect([newest.data.map(({ body }) => body), newest.has_more]).toEqual([['dwa', 'trzy'], 'yes']);
  const before = await messagesIn(second, room, `&page_count=2&before=${sent[1]}`);
  expect([before.data.map(({ body }) => body), before.has_more]).toEqual([['jeden'], 'no']);
});

it('notifies who is named, and refuses who is not in the room', async () => {
  const room = await madeRoom(clerk, [second.id], 'Odprawy');
  await sentMessage(clerk, room, { mentions: [second.id] });
  const told = (await second.get('/api/basenotification/get')).json().data;
  expect(told[0].content_text.replaceAll('\u00a0', ' ')).toBe('Na czacie wspomniano o Tobie.');
  // People outside the room read the list of sent notifications.
  expect(JSON.stringify(told[0])).not.toContain('Odprawy');
  expect(told[0]).toMatchObject({
    ...{ obj_type: 'chatroom', id_obj: room.id },
  });
  const refused = await clerk.post(`${URL}/write?id=${room.id}`, { ...MESSAGE, mentions: [manager.id] });
  expect([refused.statusCode, refused.json().data]).toEqual([400, { mentions: 'no-account' }]);
});

it('takes nobody into a room who has no chat', async () => {
  const answer = await clerk.post(`${URL}/add`, { name: 'Wizyty', users: [parent.id] });
  expect([answer.statusCode, answer.json().data]).toEqual([400, { users: 'no-account' }]);
});

it('has one room for all, whose members are all who have the chat', async () => {
  const forAll = (await roomsOf(manager)).filter(({ kind }) => kind === 'ALL');
  expect(forAll).toHaveLength(1);
  const { members } = await roomSeenBy(manager, { id: forAll[0]?.id ?? 0 });
  const ids = members.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([clerk.id, second.id, manager.id]));
  expect(ids).not.toContain(parent.id);
});

it('gives a file to members, and to nobody without the room', async () => {
  const room = await madeRoom(clerk, [second.id]);
  await sentMessage(clerk, room, { filenames: [await uploadOf(clerk)] });
  const [message] = (await messagesIn(second, room)).data;
  expect(message?.files.map(({ name }) => name)).toEqual(['notatka.pdf']);
  const stolen = await second.post(`${URL}/write?id=${room.id}`, {
    ...MESSAGE,
    filenames: message?.files.map(({ filename }) => filename),
  });
  expect([stolen.statusCode, stolen.json().data]).toEqual([400, { filenames: 'no-file' }]);
});

describe('removal', () => {
  it('is that of a message of this room alone', async () => {
    const one = await madeRoom(clerk, [second.id]);
    const two = await madeRoom(clerk, [second.id]);
    const { id } = await sentMessage(clerk, one);
    const answer = await clerk.post(`${URL}/remove?id=${two.id}`, { id_message: id });
    expect(codeOf(answer)).toEqual([404, 'object-no-exist']);
  });

  it('tells the window that is late that the message is removed', async () => {
    const room = await madeRoom(clerk, [second.id]);
    const { id } = await sentMessage(clerk, room);
    const remove = () => clerk.post(`${URL}/remove?id=${room.id}`, { id_message: id });
    expect((await remove()).statusCode).toBe(200);
    const late = await remove();
    expect([late.statusCode, late.json()]).toMatchObject([409, { data: { reason: 'removed' } }]);
  });

  it('is allowed for fifteen minutes, and refused after them', async () => {
    const room = await madeRoom(clerk, [second.id]);
    const first = await sentMessage(clerk, room);
    const other = await sentMessage(clerk, room);
    test.clock.advance(15 * 60_000);
    const later = await signIn(test, 'pracownik1');
    const last = await messagesIn(later, room);
    expect(last.data.map(({ is_removable }) => is_removable)).toEqual(['yes', 'yes']);
    const remove = (id_message: number) => later.post(`${URL}/remove?id=${room.id}`, { id_message });
    expect((await remove(first.id)).statusCode).toBe(200);

    test.clock.advance(1);
    const answer = await remove(other.id);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { data: { reason: 'too-late' } }]);
    const { data } = await messagesIn(later, room);
    expect(data.map(({ removed, is_removable }) => [removed, is_removable])).toEqual([
      ['yes', 'no'],
      ['no', 'no'],
    ]);
  });
});
