import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';
import { baseLog } from '../../audit-log/table';
import { user } from '../../identity/table';

const URL = '/api/user/accountupdateonline';
const test = await testApp();
afterAll(() => test.close());

async function seenBy(who: SignedIn, id: number) {
  return (await who.get(`/api/user/find?scope=online,online_date&id=${id}`)).json().data;
}

it('is seen by staff, until nothing is heard for a minute and a half', async () => {
  const [chief, ewa] = [await signIn(test, 'kierownik'), await signIn(test, 'ewa.probna')];
  expect(await seenBy(chief, ewa.id)).toEqual({ online: 'no', online_date: null });

  const { data } = (await ewa.post(URL)).json();
  expect(data).toEqual({ online_date: test.clock.now().toISOString() });
  expect(await seenBy(chief, ewa.id)).toEqual({ online: 'yes', ...data });

  test.clock.advance(90_000);
  expect(await seenBy(chief, ewa.id)).toEqual({ online: 'no', ...data });
});

it('writes the same when it is sent twice at once, no log and no new version of the account', async () => {
  const anna = await signIn(test, 'anna.przykladowa');
  const versionOf = async () =>
    (await test.app.db.select({ of: user.row_version }).from(user).where(eq(user.id, anna.id)))[0]?.of;
  const [version, logged] = [await versionOf(), await test.app.db.$count(baseLog)];

  const answers = await Promise.all([anna.post(URL), anna.post(URL)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect([await versionOf(), await test.app.db.$count(baseLog)]).toEqual([version, logged]);
});

it('means the staff member where one acts for somebody', async () => {
  const [chief, katarzyna] = [await signIn(test, 'kierownik'), await signIn(test, 'katarzyna.wzorcowa')];
  const acting = await signIn(test, 'katarzyna.wzorcowa', { id_user_main: chief.id });
  expect((await acting.post(URL)).statusCode).toBe(200);

  expect(await seenBy(chief, katarzyna.id)).toEqual({ online: 'no', online_date: null });
  expect((await chief.get('/api/user/find?scope=online')).json().data).toEqual({ online: 'yes' });
});

it('is refused to a stranger and to a locked session', async () => {
  expect(codeOf(await test.app.inject({ method: 'POST', url: URL, payload: {} }))).toEqual([401, 'no-login']);
  const clerk = await signIn(test, 'pracownik1');
  await clerk.post('/api/user/lock');
  expect(codeOf(await clerk.post(URL))).toEqual([403, 'no-privilege']);
});
