import { randomUUID } from 'node:crypto';
import { refOf, roomOf, roomOfOnlookers } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opened } from '../../test/office-cases';
import { officeRegistrations } from '../../test/office-registrations';
import { type SignedIn, signIn } from '../../test/sign-in';
import { openSocket, type Window } from '../../test/sockets';
import { MIGRATIONS } from '../../test/template-data';
import { type TestApp, testApp } from '../../test/test-app';
import { copyOfTemplate } from '../../test/test-db';
import { newsOverPostgres, openDb } from '../db';
import { NEWS_CHANNEL } from '../news/news-channel';
import { baseSocket } from './table';

/** Two servers on one PostgreSQL, each with a pool and a connection for news of its own. */
const nodes: TestApp[] = [];
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await copyOfTemplate();
  const open = () => openDb({ databaseUrl, dataDir: '', migrationsDir: MIGRATIONS });
  nodes.push(await testApp({ open }), await testApp({ open }));
});
afterAll(() => Promise.all(nodes.map((node) => node.close())));

const WITHIN = { timeout: 1_000, interval: 5 };

describe('what one node has committed', () => {
  it('the sockets of the other hear within a second: changes, notifications, actions and the end of a session', async () => {
    const [first, second] = bothNodes();
    const { id, parent } = await officeRegistrations(first).sent();
    const clerk = await signIn(first, 'pracownik1');
    const owner = await windowAt(second, parent);
    const room = roomOf(refOf('cofundingregistration', id));
    owner.send('join', room);
    await expect.poll(() => owner.heardOf('joined')).toHaveLength(1);

    expect((await clerk.post(`/api/cofundingregistration/take?id=${id}`)).statusCode).toBe(200);
    await expect.poll(() => owner.heardOf('changed'), WITHIN).toMatchObject([{ target: room }]);

    const developer = await windowAt(first, await signIn(first, 'admin.techniczny'));
    developer.send('message', owner.name(), { data_message: 'Dzień dobry' });
    await expect.poll(() => owner.heardOf('message'), WITHIN).toHaveLength(1);
    developer.send('userList', developer.name());
    await expect.poll(() => JSON.stringify(developer.heardOf('userList'))).toContain(owner.name());
    // Its room is one of the other node.
    expect(developer.heardOf('userList').at(-1)?.data.rooms).toEqual([room]);

    await parent.post('/api/user/logout');
    await expect.poll(() => owner.closed, WITHIN).toBe(4401);
    developer.close();
  });

  it('staff of both see each other at an object, and the end of a window, within a second', async () => {
    const [first, second] = bothNodes();
    const object = refOf('officecase', (await opened(await signIn(first, 'anna.przykladowa'))).id);
    const room = roomOfOnlookers(object);
    const [piotr, paulina] = [await signIn(first, 'pracownik1'), await signIn(second, 'pracownik2')];
    const [here, there] = [await windowAt(first, piotr), await windowAt(second, paulina)];
    here.send('join', room);
    await expect.poll(() => here.heardOf('onlookers')).toHaveLength(1);
    there.send('join', room);
    await expect.poll(() => here.heardOf('onlookers'), WITHIN).toHaveLength(2);
    const seen = async () => {
      const { obj_type, id_obj } = object;
      const answer = await piotr.get(`/api/base/onlookers?obj_type=${obj_type}&id_obj=${id_obj}`);
      return answer.json().data.map(({ id }: { id: number }) => id);
    };
    expect(await seen()).toEqual([paulina.id]);

    there.close();
    await expect.poll(() => here.heardOf('onlookers'), WITHIN).toHaveLength(3);
    expect(await seen()).toEqual([]);
    here.close();
  });

  it('windows of a node that was killed are listed no more, at once', async () => {
    const [first, second] = bothNodes();
    const developer = await windowAt(first, await signIn(first, 'admin.techniczny'));
    const there = await windowAt(second, await signIn(second, 'pracownik1'));
    const listed = async () => {
      const before = developer.heardOf('userList').length;
      developer.send('userList', developer.name());
      await expect.poll(() => developer.heardOf('userList').length).toBeGreaterThan(before);
      return JSON.stringify(developer.heardOf('userList').at(-1));
    };
    expect(await listed()).toContain(there.name());

    // Its rows stay, and it has said a moment ago that it lives.
    await first.app.db
      .update(baseSocket)
      .set({ node: randomUUID() })
      .where(eq(baseSocket.remote_name, there.name()));
    expect(await listed()).not.toContain(there.name());
    developer.close();
    there.close();
  });

  it('a node that lost its connection for news tells its windows to ask anew', async () => {
    const [, second] = bothNodes();
    const window = await windowAt(second, await signIn(second, 'pracownik1'));
    const admin = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
    await admin`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike ${`listen "${NEWS_CHANNEL}"%`}`;
    await expect.poll(() => window.heardOf('changed')).toMatchObject([{ data: {} }]);
    await admin.end();
    window.close();
  });
});

it('an attempt to listen that failed is tried again, and nothing is heard twice', async () => {
  const client = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const listen = newsOverPostgres(client);
  const { host } = client.options;
  const heard: string[] = [];
  const hear = (payload: string) => heard.push(payload);
  client.options.host = ['/nowhere'];
  const path = client.options.path;
  client.options.path = '/nowhere/.s.PGSQL.5432';
  const listener = { hear, again: () => undefined, name: 'urzad test' };
  await expect(listen(listener)).rejects.toThrow();
  Object.assign(client.options, { host, path });
  const stop = await listen(listener);
  await client.notify(NEWS_CHANNEL, 'once');
  await client.notify(NEWS_CHANNEL, 'last');
  await expect.poll(() => heard).toEqual(['once', 'last']);
  await stop();
  await client.end();
});

function bothNodes(): [TestApp, TestApp] {
  const [first, second] = nodes;
  if (!first || !second) throw new Error('Two servers are started before.');
  return [first, second];
}

/** The ticket may come from the other node: it lies in the database. */
async function windowAt(node: TestApp, who: SignedIn): Promise<Window> {
  const { ticket } = (await who.post('/api/base/socketticket')).json().data;
  const window = await openSocket(node, ticket);
  await expect.poll(() => window.heardOf('hello')).toHaveLength(1);
  return window;
}
