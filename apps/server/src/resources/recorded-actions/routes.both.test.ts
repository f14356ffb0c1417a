import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';
import { ACTIONS_MAX, insertAction } from '../../developer/recorded-actions';
import { baseRecordedAction } from '../../developer/table';

let test: TestApp;
let developer: SignedIn;
let clerk: SignedIn;
beforeAll(async () => {
  test = await testApp();
  developer = await signIn(test, 'admin.techniczny');
  clerk = await signIn(test, 'pracownik1');
});
afterAll(() => test.close());

const RECORD = { record: 'yes' };
const URL = '/api/base/initsystem';

const ask = (url: string) => test.app.inject({ url, headers: { token: developer.tokens.token, ...RECORD } });

const list = async () => (await developer.get('/api/baserecord/get')).json();
beforeEach(async () => {
  await test.app.db.delete(baseRecordedAction);
});

it('keeps the call without secrets, the newest first', async () => {
  const mail = 'admin.techniczny@urzad.example.com';
  await ask(`/api/user/passtest?mail=${mail}&pass=Tajne!2027`);
  await developer.post('/api/baseconfig/usersetmany', { color_scheme: 'light' }, RECORD);

  const { data, count } = await list();
  expect(count).toBe(2);
  expect(data).toMatchObject([
    {
      method: 'POST',
      path: '/api/baseconfig/usersetmany',
      query: {},
      body: { color_scheme: 'light' },
      status: 200,
    },
    { method: 'GET', path: '/api/user/passtest', query: { pass: '***' }, body: null },
  ]);
  expect(JSON.stringify(data)).not.toContain('Tajne');
});

it('keeps refusals too, and no look at the list itself', async () => {
  await ask('/api/cofundingcall/find?id=999999');
  await ask('/api/baserecord/get');
  expect((await list()).data).toMatchObject([{ path: '/api/cofundingcall/find', status: 404 }]);
});

it('gives the list as a file', async () => {
  await ask(URL);
  const { data } = (await developer.get('/api/baserecord/download')).json();
  expect(data.name).toBe('recorded-actions.json');
  expect(JSON.parse(Buffer.from(data.content, 'base64').toString())).toMatchObject([{ path: URL }]);
});

it('keeps the newest calls only', async () => {
  const action = {
    ...{ id_user: developer.id, date: test.clock.now(), method: 'GET', query: {}, status: 200, ms: 1 },
  };
  const rows = Array.from({ length: ACTIONS_MAX }, (_none, at) => ({ ...action, path: `/api/${at}` }));
  await test.app.db.insert(baseRecordedAction).values(rows);
  await insertAction(test.app.db, { ...action, path: '/api/last' });

  const { data, count } = await list();
  expect([count, data[0].path]).toEqual([ACTIONS_MAX, '/api/last']);
});

it('shows the list to nobody without the privilege', async () => {
  for (const url of ['/api/baserecord/get', '/api/baserecord/download']) {
    expect(codeOf(await clerk.get(url))).toEqual([403, 'no-privilege']);
    expect(codeOf(await test.app.inject(url))).toEqual([401, 'no-login']);
  }
});
