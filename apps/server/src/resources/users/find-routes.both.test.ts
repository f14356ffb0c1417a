import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { user } from '../../identity/table';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

it('answers the caller whole, and never a secret', async () => {
  const anna = await signIn(server, 'anna.przykladowa');
  const answer = await anna.get('/api/user/find?by_token=1');
  expect(answer.json().data).toMatchObject({
    id: anna.id,
    default: 9192,
    role_active: { perspective: 'citizen' },
    address: 'Szkolna 4, 73-108 Kobylanka',
  });
  expect(answer.body).not.toMatch(/pass_h|argon2|failed_logins/);
});

it('answers the asked fields only, also of applications', async () => {
  const anna = await signIn(server, 'anna.przykladowa');
  const { data } = (
    await anna.get('/api/user/find?by_token=1&scope=applications&applications_scope=uuid')
  ).json();
  expect(Object.keys(data)).toEqual(['applications']);
  expect(Object.keys(data.applications[0])).toEqual(['uuid']);
});

it.each(['scope=pass_hash', 'scope=online,pass', 'pass=1'])('refuses %s', async (query) => {
  const anna = await signIn(server, 'anna.przykladowa');
  expect((await anna.get(`/api/user/find?by_token=1&${query}`)).statusCode).toBe(400);
});

it('hides others from a parent as if they were not there', async () => {
  const [anna, ewa] = [await signIn(server, 'anna.przykladowa'), await signIn(server, 'ewa.probna')];
  const [foreign, missing] = [
    await anna.get(`/api/user/find?id=${ewa.id}`),
    await anna.get('/api/user/find?id=999999'),
  ];
  expect([foreign.statusCode, foreign.body]).toEqual([missing.statusCode, missing.body]);
  expect(foreign.json()).toEqual({ code: 'object-no-exist', data: null });
});

it.each(['scope=pesel,mail', 'scope=online,pesel', 'scope=nothing'])(
  'refuses what is not shown of others: %s',
  async (query) => {
    const [chief, ewa] = [await signIn(server, 'kierownik'), await signIn(server, 'ewa.probna')];
    const answer = await chief.get(`/api/user/find?id=${ewa.id}&${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'not-valid']);
  },
);

it('shows staff the presence of others and nothing more', async () => {
  const [chief, ewa] = [await signIn(server, 'kierownik'), await signIn(server, 'ewa.probna')];
  const { data } = (await chief.get(`/api/user/find?id=${ewa.id}`)).json();
  expect(data).toEqual({ id: ewa.id, name_all: 'Ewa Próbna', online: 'no', online_date: null });
  expect((await chief.get(`/api/user/find?id=${ewa.id}&scope=online`)).json()).toEqual({
    data: { online: 'no' },
  });
});

it.each([
  [89_999, 'yes'],
  [90_000, 'no'],
])('says of who was seen %i ms ago: online %s', async (ago, online) => {
  const [chief, marek] = [await signIn(server, 'kierownik'), await signIn(server, 'marek.fikcyjny')];
  const seen = new Date(server.app.clock.now().getTime() - ago);
  await server.app.db.update(user).set({ online_date: seen }).where(eq(user.id, marek.id));

  const { data } = (await chief.get(`/api/user/find?id=${marek.id}&scope=online`)).json();
  expect(data).toEqual({ online });
});
