import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { grantRole } from '../../identity/roles/held-roles';
import { role, userRole } from '../../identity/roles/table';

const URL = '/api/user/roleset';

let test: TestApp;
let clerk: SignedIn;
let ewa: SignedIn;
let observer: number;
let own: number;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  ewa = await signIn(test, 'ewa.probna');
  own = (await activeOf(clerk)).system;
  observer = await test.app.db.transaction((tx) =>
    grantRole(tx, { id_user: clerk.id, code: 'OBS', date: test.app.clock.business(), reason: 'próba' }),
  );
});
afterAll(() => test.close());

const activeOf = async (who: SignedIn) =>
  (await who.get('/api/user/find?by_token=1&scope=role_active')).json().data.role_active;

describeWrite('roleset', () => test, {
  act: async () => ({ by: clerk, url: URL, body: { id_role: observer } }),
  other: async () => [[ewa, 404, 'object-no-exist']],
  wrongStatus: null,
  isRepeatable: true,
  twice: async () => expect(await activeOf(clerk)).toMatchObject({ system: observer, perspective: 'audit' }),
});

it('takes what the other role had with the next request', async () => {
  const mayAssess = async () => {
    const { user_privileges } = (await clerk.get('/api/base/initsystem')).json().data;
    return user_privileges.includes('cofunding_registration_assess');
  };
  await clerk.post(URL, { id_role: observer });
  expect(await mayAssess()).toBe(false);
  await clerk.post(URL, { id_role: own });
  expect(await mayAssess()).toBe(true);
});

it('refuses a role that ended, and one that nobody knows', async () => {
  await test.app.db
    .update(userRole)
    .set({ valid_to: test.app.clock.business() })
    .where(and(eq(userRole.id_user, clerk.id), eq(userRole.id_role, observer)));
  expect(codeOf(await clerk.post(URL, { id_role: observer }))).toEqual([404, 'object-no-exist']);
  expect(codeOf(await clerk.post(URL, { id_role: 99_999 }))).toEqual([404, 'object-no-exist']);
  const [citizen] = await test.app.db.select({ id: role.id }).from(role).where(eq(role.code, 'CITIZEN'));
  expect(codeOf(await clerk.post(URL, { id_role: citizen?.id }))).toEqual([404, 'object-no-exist']);
});

it('is not for who acts as somebody', async () => {
  const { id } = await signIn(test, 'kierownik');
  const acting = await signIn(test, 'ewa.probna', { id_user_main: id });
  expect(codeOf(await acting.post(URL, { id_role: own }))).toEqual([403, 'no-privilege']);
});
