import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { application } from '../../applications/table';
import { baseLog } from '../../audit-log/table';
import { userRole } from '../../identity/roles/table';

const URL = '/api/user/accountsetdefaultapp';
const OTHER = 9555;
const test = await testApp();
afterAll(() => test.close());

/** A second application, to which the role of one person belongs beside that in the first. */
beforeAll(async () => {
  const { db } = test.app;
  const [first] = await db.select().from(application);
  if (!first) throw new Error('There is no application.');
  const { uuid: _, ...values } = first;
  await db.insert(application).values({ ...values, id: OTHER, name: 'Druga', folder: 'druga' });
  await belongToOther('anna.przykladowa');
});

async function belongToOther(who: string) {
  const { id } = await signIn(test, who);
  const [{ id: _id, uuid: _uuid, ...held } = { id: 0, uuid: '' }] = await test.app.db
    .select()
    .from(userRole)
    .where(eq(userRole.id_user, id));
  if (!('id_role' in held)) throw new Error(`${who} has no role.`);
  const valid_from = new Date(held.valid_from.getTime() - 1);
  await test.app.db.insert(userRole).values({ ...held, id_application: OTHER, valid_from });
}

const defaultOf = async (who: Awaited<ReturnType<typeof signIn>>) =>
  (await who.get('/api/user/find?by_token=1&scope=default')).json().data.default;

describeWrite('the application that a sign-in opens', () => test, {
  act: async () => ({ by: await signIn(test, 'anna.przykladowa'), url: URL, body: { default: OTHER } }),
  other: async () => {
    const [ewa, clerk] = [await signIn(test, 'ewa.probna'), await signIn(test, 'kierownik')];
    const acting = await signIn(test, 'anna.przykladowa', { id_user_main: clerk.id });
    return [
      [ewa, 404, 'object-no-exist'],
      [acting, 403, 'no-privilege'],
    ];
  },
  wrongStatus: null,
  isRepeatable: true,
  twice: async ({ by }, done) => {
    expect(done.json()).toEqual({ data: { default: OTHER } });
    expect(await defaultOf(by)).toBe(OTHER);
    const logged = and(eq(baseLog.event, 'user.account-set-default-app'), eq(baseLog.id_user, by.id));
    expect(await test.app.db.$count(baseLog, logged)).toBe(1);
  },
});

it('lists all applications of a person, and lets them go back', async () => {
  const anna = await signIn(test, 'anna.przykladowa');
  const { data } = (
    await anna.get('/api/user/find?by_token=1&scope=applications&applications_scope=id')
  ).json();
  expect(data).toEqual({ applications: [{ id: 9192 }, { id: OTHER }] });
  expect((await anna.post(URL, { default: 9192 })).json()).toEqual({ data: { default: 9192 } });
  expect(await defaultOf(anna)).toBe(9192);
});

it('refuses an application that is not there', async () => {
  const anna = await signIn(test, 'anna.przykladowa');
  expect(codeOf(await anna.post(URL, { default: 1 }))).toEqual([404, 'object-no-exist']);
  expect(codeOf(await anna.post(URL, {}))).toEqual([400, 'no-required-data']);
});
