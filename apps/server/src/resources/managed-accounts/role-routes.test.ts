import { warsawDate } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { role } from '../../identity/roles/table';
import { user } from '../../identity/table';

const test = await testApp();
afterAll(() => test.close());
const admin = await signIn(test, 'admin.uprawnien');
const clerk = await signIn(test, 'pracownik1');
const manager = await signIn(test, 'kierownik');
const anna = await signIn(test, 'anna.przykladowa');
const today = warsawDate(test.clock.business());
const REASON = 'Zastępstwo w czasie urlopu';

const roles = new Map(
  (await test.app.db.select({ id: role.id, code: role.code }).from(role)).map(({ id, code }) => [code, id]),
);
const idOf = (code: string) => roles.get(code) ?? 0;
const grantsOf = async (id: number) => (await admin.get(`/api/user/managed?id=${id}`)).json().data.roles;
const grant = (body: object, by: SignedIn = admin) =>
  by.post('/api/userrole/add', { reason: REASON, ...body });
const accountOf = async (id: number) =>
  (await test.app.db.select().from(user).where(eq(user.id, id))).at(0) ?? expect.unreachable('no account');

describeWrite('userrole/add', () => test, {
  act: async () => ({
    by: admin,
    url: '/api/userrole/add',
    body: { id_user: clerk.id, id_role: idOf('KAN'), to: '2027-02-26', reason: REASON },
  }),
  other: async () => [
    [manager, 403, 'no-privilege'],
    [anna, 403, 'no-privilege'],
  ],
  wrongStatus: null,
  twice: async () => {
    const held = (await grantsOf(clerk.id)).filter(
      (one: { role: { code: string } }) => one.role.code === 'KAN',
    );
    // The last day is whole: it ends at the midnight after it, Warsaw time.
    expect(held).toEqual([
      expect.objectContaining({
        state: 'held',
        reason: REASON,
        valid_to: '2027-02-26T23:00:00.000Z',
        granted_by: 'Urszula Uprawniona',
      }),
    ]);
  },
});

describeWrite('userrole/end', () => test, {
  act: async () => {
    const { id } = (await grant({ id_user: manager.id, id_role: idOf('KON') })).json().data;
    return { by: admin, url: `/api/userrole/end?id=${id}`, body: { reason: REASON } };
  },
  other: async () => [
    [manager, 403, 'no-privilege'],
    [anna, 403, 'no-privilege'],
  ],
  twice: async () => {
    expect((await grantsOf(manager.id))[0]).toMatchObject({ role: { code: 'KON' }, state: 'over' });
  },
});

describe('a role', () => {
  it('is neither granted to oneself nor taken from oneself', async () => {
    expect(codeOf(await grant({ id_user: admin.id, id_role: idOf('KP') }))).toEqual([403, 'no-privilege']);
    const [own] = await grantsOf(admin.id);
    const answer = await admin.post(`/api/userrole/end?id=${own.id}`, { reason: REASON });
    expect([answer.statusCode, answer.json().data]).toEqual([403, { reason: 'self' }]);
  });

  it('is held once in any of its days', async () => {
    const first = await grant({
      id_user: manager.id,
      id_role: idOf('IOD'),
      from: '2027-03-01',
      to: '2027-03-10',
    });
    expect([first.statusCode, first.json().data.state]).toEqual([200, 'coming']);
    const again = { id_user: manager.id, id_role: idOf('IOD') };
    expect(codeOf(await grant({ ...again, from: '2027-03-10' }))).toEqual([409, 'object-exist']);
    expect(codeOf(await grant({ ...again, to: '2027-03-01' }))).toEqual([409, 'object-exist']);
    expect((await grant({ ...again, from: '2027-03-11' })).statusCode).toBe(200);
  });

  it.each([
    [{ from: '2027-02-09' }, { from: 'is-too-small' }],
    [{ from: '2027-04-02', to: '2027-04-01' }, { to: 'is-too-small' }],
    [{ to: '2027-02-09' }, { to: 'is-too-small' }],
    [{ reason: 'krótko' }, { reason: expect.any(String) }],
  ])('is not granted with %j', async (days, data) => {
    expect(today).toBe('2027-02-10');
    const answer = await grant({ id_user: manager.id, id_role: idOf('KS'), ...days });
    expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'not-valid', data }]);
  });

  it('makes a citizen one of the office, and its end makes them a citizen again', async () => {
    const paul = await signIn(test, 'pawel.slimakowy');
    const { id } = (await grant({ id_user: paul.id, id_role: idOf('KAN') })).json().data;
    expect(await accountOf(paul.id)).toMatchObject({ type: 3, access_system: 'yes' });

    await test.app.db
      .update(user)
      .set({ id_role_active: idOf('KAN') })
      .where(eq(user.id, paul.id));
    await admin.post(`/api/userrole/end?id=${id}`, { reason: REASON });
    expect(await accountOf(paul.id)).toMatchObject({ type: 2, id_role_active: idOf('CITIZEN') });
    expect((await paul.get('/api/officecase/counts')).statusCode).toBe(403);
  });

  it('gives nothing after its last day, though it is the chosen one', async () => {
    const joanna = await signIn(test, 'joanna.zolwinska');
    await grant({ id_user: joanna.id, id_role: idOf('PM'), to: today });
    await test.app.db
      .update(user)
      .set({ id_role_active: idOf('PM') })
      .where(eq(user.id, joanna.id));
    test.clock.advance(2_500);
    expect((await joanna.get('/api/officecase/counts')).statusCode).toBe(200);
    test.clock.set(new Date('2027-02-10T23:00:00.000Z'));
    test.clock.advance(2_500);
    expect(codeOf(await joanna.get('/api/officecase/counts'))).toEqual([403, 'no-privilege']);
  });

  it('tells its holder by e-mail, with the reason', async () => {
    const mails = (await test.app.inject('/api/outbox/get?to=pawel.slimakowy@example.com')).json().data;
    expect(mails.map(({ subject }: { subject: string }) => subject)).toEqual([
      'Rola „Kancelaria” została odebrana',
      'Masz rolę „Kancelaria”',
    ]);
    expect(mails[1].text.replaceAll('\u00a0', ' ')).toContain(`Powód: ${REASON}`);
  });
});

it('lists grants and roles to who may see roles', async () => {
  const grants = (await admin.get('/api/userrole/get?staff=yes&held=yes')).json();
  expect(grants.data[0]).toMatchObject({ person: expect.any(String), role: { code: expect.any(String) } });
  expect(grants.data.every((one: { state: string }) => one.state === 'held')).toBe(true);
  const listed = (await admin.get('/api/role/get')).json().data;
  expect(listed.find(({ code }: { code: string }) => code === 'KP').privileges).toContain('user_switch');
  for (const path of ['userrole/get', 'role/get']) {
    expect(codeOf(await clerk.get(`/api/${path}`))).toEqual([403, 'no-privilege']);
  }
});
