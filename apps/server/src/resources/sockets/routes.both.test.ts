import { refOf, roomOf, roomOfLists, SOCKET_CLOSED, SOCKET_PATH } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { officeRegistrations } from '../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { openSocket, refusedSocket } from '../../../test/sockets';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';
import { baseLog } from '../../audit-log/table';
import { userRole } from '../../identity/roles/table';
import { SOCKET_LIMITS } from '../../sockets/socket-limits';
import { baseSocket } from '../../sockets/table';

let test: TestApp;
let clerk: SignedIn;
let parent: SignedIn;
let id_obj: number;
beforeAll(async () => {
  test = await testApp();
  ({ id: id_obj, parent } = await officeRegistrations(test).sent());
  clerk = await signIn(test, 'pracownik1');
});
afterAll(() => test.close());

const room = () => roomOf(refOf('cofundingregistration', id_obj));

describe('a ticket', () => {
  it('opens one socket, once, for thirty seconds', async () => {
    const { ticket } = (await clerk.post('/api/base/socketticket')).json().data;
    const first = await openSocket(test, ticket);
    await expect.poll(() => first.heard).toMatchObject([{ action: 'hello' }]);
    expect(await refusedSocket(test, ticket)).toBe(401);

    const late = (await clerk.post('/api/base/socketticket')).json().data.ticket;
    test.clock.advance(30_000);
    expect(await refusedSocket(test, late)).toBe(401);
    expect(await refusedSocket(test, 'x'.repeat(43))).toBe(401);
    first.close();
  });

  it('is given to who is signed in', async () => {
    expect(
      codeOf(await test.app.inject({ method: 'POST', url: '/api/base/socketticket', payload: {} })),
    ).toEqual([401, 'no-login']);
  });

  it('is taken by the portal’s own pages only, and a foreign one does not use it up', async () => {
    const { ticket } = (await clerk.post('/api/base/socketticket')).json().data;
    for (const from of [{ origin: 'https://zly.example' }, { origin: 'null' }, {}]) {
      expect(await refusedSocket(test, ticket, from)).toBe(403);
    }
    (await openSocket(test, ticket)).close();
  });

  it('is no address of an ordinary request, and stands in no log', async () => {
    const { ticket } = (await clerk.post('/api/base/socketticket')).json().data;
    const headers = { origin: 'http://127.0.0.1:3000' };
    expect((await test.app.inject({ url: `${SOCKET_PATH}?ticket=${ticket}`, headers })).statusCode).toBe(401);
    (await openSocket(test, ticket)).close();
    expect(test.logLines.join('\n')).not.toContain(ticket);
  });
});

describe('a room', () => {
  it('is entered by who may see the object, and tells who is in it what others have changed', async () => {
    const [office, owner] = [await windowOf(clerk), await windowOf(parent)];
    office.send('join', room());
    office.send('join', roomOfLists('cofundingregistration'));
    owner.send('join', room());
    await expect.poll(() => [office.heard.length, owner.heard.length]).toEqual([3, 2]);

    await clerk.post(`/api/cofundingregistration/take?id=${id_obj}`);
    const data = { obj_type: 'cofundingregistration', id_obj };
    await expect
      .poll(() => owner.heardOf('changed'))
      .toContainEqual({ action: 'changed', data, target: room() });
    // Who has done it knows.
    expect(office.heardOf('changed')).toEqual([]);
    office.close();
    owner.close();
  });

  it.each([
    ['of somebody else’s object', () => room()],
    ['of no object', () => roomOf(refOf('cofundingregistration', 999_999))],
    ['of the office’s lists', () => roomOfLists('cofundingregistration')],
    ['that is none', () => 'user:1'],
  ])('%s is refused', async (_what, name) => {
    const stranger = await windowOf(await signIn(test, 'marek.fikcyjny'));
    stranger.send('join', name());
    const refused = { action: 'refused', data: { code: 'object-no-exist', room: name() } };
    await expect.poll(() => stranger.heardOf('refused')).toMatchObject([refused]);
    stranger.close();
  });
});

it('tells a person of a new notification, and what is taken back tells nobody', async () => {
  const [owner, office] = [await windowOf(parent), await windowOf(clerk)];
  const { tell, tellNotified } = await import('../../news/news');
  const takenBack = test.app.db.transaction(async (tx) => {
    await tellNotified(tx, [clerk.id]);
    throw new Error('taken back');
  });
  await expect(takenBack).rejects.toThrow('taken back');
  await test.app.db.transaction((tx) => tellNotified(tx, [parent.id]));
  await expect.poll(() => owner.heardOf('notification')).toHaveLength(1);
  await tell(test.app.db, { kind: 'notification', users: [clerk.id] });
  await expect.poll(() => office.heardOf('notification')).toHaveLength(1);
  owner.close();
  office.close();
});

describe('a socket is closed', () => {
  it('that sends too much at once, too fast, or bytes', async () => {
    const long = await windowOf(clerk);
    long.socket.send('a'.repeat(SOCKET_LIMITS.payloadBytes + 1));
    await expect.poll(() => long.closed).toBe(1009);

    const fast = await windowOf(clerk);
    for (let sent = 0; sent <= SOCKET_LIMITS.messagesPerSecond; sent += 1) fast.send('leave', 'officecase');
    await expect.poll(() => fast.closed).toBe(SOCKET_CLOSED.tooFast);

    const binary = await windowOf(clerk);
    binary.socket.send(Buffer.from([1, 2, 3]));
    await expect.poll(() => binary.closed).toBe(1003);
  });

  it('with the session, and with its lock', async () => {
    const [left, locked] = [await signIn(test, 'pracownik2'), await signIn(test, 'pracownik2')];
    const [first, second] = [await windowOf(left), await windowOf(locked)];
    await left.post('/api/user/logout');
    await expect.poll(() => first.closed).toBe(SOCKET_CLOSED.ended);
    await locked.post('/api/user/lock');
    await expect.poll(() => second.closed).toBe(SOCKET_CLOSED.locked);
  });

  it('with a lost privilege', async () => {
    const who = await signIn(test, 'pracownik2');
    const window = await windowOf(who);
    const of = eq(userRole.id_user, who.id);
    await test.app.db.update(userRole).set({ deleted: 'yes' }).where(of);
    await expect.poll(() => window.closed).toBe(SOCKET_CLOSED.changed);
    await test.app.db.update(userRole).set({ deleted: 'no' }).where(of);
  });

  it('that is one too many of a person', async () => {
    const who = await signIn(test, 'kontroler');
    const windows = [];
    for (let at = 0; at < SOCKET_LIMITS.socketsOfUser; at += 1) windows.push(await windowOf(who));
    const { ticket } = (await who.post('/api/base/socketticket')).json().data;
    const oneMore = await openSocket(test, ticket);
    await expect.poll(() => oneMore.closed).toBe(SOCKET_CLOSED.tooMany);
    for (const window of windows) window.close();
    await expect.poll(() => test.app.db.$count(baseSocket, eq(baseSocket.id_user, who.id))).toBe(0);
  });
});

describe('what fails behind a socket closes it, and nothing of it stays', () => {
  async function nothingLeft(id: number) {
    await expect.poll(() => test.app.sockets.hub.of(({ user }) => user.id === id)).toEqual([]);
    await expect.poll(() => test.app.db.$count(baseSocket, eq(baseSocket.id_user, id))).toBe(0);
  }

  it('a message that the database refuses', async () => {
    const who = await signIn(test, 'admin.techniczny');
    const [window, other] = [await windowOf(who), await windowOf(clerk)];
    vi.spyOn(test.app.db, 'transaction').mockRejectedValueOnce(new Error('The database is away.'));
    window.send('message', 'all', { data_message: 'Odprawa' });
    window.send('message', 'all', { data_message: 'Po błędzie' });
    window.socket.pong();
    await expect.poll(() => window.closed).toBe(1011);
    await nothingLeft(who.id);
    expect(other.heardOf('message')).toEqual([]);
    other.close();
  });

  it('its admission', async () => {
    const who = await signIn(test, 'admin.techniczny');
    const { ticket } = (await who.post('/api/base/socketticket')).json().data;
    vi.spyOn(test.app.sessions, 'openAgain').mockRejectedValueOnce(new Error('The database is away.'));
    const window = await openSocket(test, ticket);
    window.socket.pong();
    await expect.poll(() => window.closed).toBe(1011);
    await nothingLeft(who.id);
  });
});

describe('an action', () => {
  it('of a developer reaches everybody, one window or a room, is logged, and is text', async () => {
    const [developer, other] = [
      await windowOf(await signIn(test, 'admin.techniczny')),
      await windowOf(clerk),
    ];
    const html = '<b>Odprawa</b>';
    developer.send('message', 'all', { data_message: html });
    await expect
      .poll(() => other.heardOf('message'))
      .toEqual([{ action: 'message', data: { data_message: html }, target: 'all' }]);
    await expect.poll(() => developer.heardOf('message')).toHaveLength(1);

    developer.send('sayMyName', other.name());
    await expect.poll(() => other.heardOf('sayMyName')).toHaveLength(1);
    expect(developer.heardOf('sayMyName')).toEqual([]);

    developer.send('userList', developer.name());
    await expect.poll(() => developer.heardOf('userList')).toHaveLength(1);
    const [list] = developer.heardOf('userList');
    expect(list?.data.users).toContainEqual(
      expect.objectContaining({ id: clerk.id, remote_name: other.name() }),
    );
    const logged = await test.app.db.select().from(baseLog).where(eq(baseLog.event, 'socket.action'));
    expect(logged).toMatchObject([
      { diff: { action: 'message', target: 'all' } },
      { diff: { action: 'sayMyName' } },
    ]);
    developer.close();
    other.close();
  });

  it.each([
    ['of who may not send any', 'pracownik1', { data_message: 'Witam' }, 'no-privilege'],
    ['without its data', 'admin.techniczny', {}, 'not-valid'],
  ])('%s is refused', async (_what, who, data, code) => {
    const window = await windowOf(await signIn(test, who));
    window.send('message', 'all', data);
    await expect.poll(() => window.heardOf('refused')).toMatchObject([{ data: { code } }]);
    expect(window.heardOf('message')).toEqual([]);
    window.close();
  });

  it('leads to a web address and nowhere else', async () => {
    const developer = await windowOf(await signIn(test, 'admin.techniczny'));
    developer.send('go', 'all', { data_url: 'javascript:alert(1)' });
    await expect.poll(() => developer.heardOf('refused')).toMatchObject([{ data: { code: 'not-valid' } }]);
    developer.close();
  });
});

async function windowOf(who: SignedIn) {
  const { ticket } = (await who.post('/api/base/socketticket')).json().data;
  const window = await openSocket(test, ticket);
  await expect.poll(() => window.heardOf('hello')).toHaveLength(1);
  return window;
}

it('that does not answer a ping is ended', async () => {
  const impatient = await testApp({ parts: { socketTimes: { pingMs: 20, pongMs: 20 } } });
  const who = await signIn(impatient, 'pracownik1');
  const { ticket } = (await who.post('/api/base/socketticket')).json().data;
  const deaf = await openSocket(impatient, ticket, (socket: WebSocket) => {
    socket.pong = () => undefined;
  });
  await expect.poll(() => deaf.closed).toBe(1006);
  await impatient.close();
});
