import { getRole } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { role } from '../../identity/roles/table';
import { user } from '../../identity/table';
import { SECOND_APPLICATION } from '../../seed/seed-second-application';

const test = await testApp();
afterAll(() => test.close());
const admin = await signIn(test, 'admin.uprawnien');
const clerk = await signIn(test, 'pracownik1');
const manager = await signIn(test, 'kierownik');
const anna = await signIn(test, 'anna.przykladowa');
const REASON = 'Podział obowiązków w zespole';
const MANAGES = getRole('AU').privileges;

const builtIn = new Map(
  (await test.app.db.select({ id: role.id, code: role.code }).from(role)).map(({ id, code }) => [code, id]),
);
const idOf = (code: string) => builtIn.get(code) ?? 0;
const wanted = (name: string, more: object = {}) => ({
  name,
  description: 'Przyjmuje konta',
  perspective: 'staff',
  privileges: ['user_show', 'user_group_show', 'user_lock'],
  reason: REASON,
  ...more,
});
const add = (name: string, more: object = {}, by: SignedIn = admin) =>
  by.post('/api/role/add', wanted(name, more));
const added = async (name: string, more: object = {}) => (await add(name, more)).json().data;
const found = async (id: number) => (await admin.get(`/api/role/find?id=${id}`)).json().data;
const copyOfClerk = (name: string, without: readonly string[] = []) =>
  added(name, {
    id_role_base: idOf('PM'),
    privileges: getRole('PM').privileges.filter((code) => !without.includes(code)),
  });
const grant = (id_user: number, id_role: number) =>
  admin.post('/api/userrole/add', { id_user, id_role, reason: REASON });
/** The person works in this role from now on. */
async function give(who: SignedIn, id_role: number) {
  expect((await grant(who.id, id_role)).statusCode).toBe(200);
  expect((await who.post('/api/user/roleset', { id_role })).statusCode).toBe(200);
}
const REFUSED = async (): Promise<[SignedIn, number, string][]> => [
  [manager, 403, 'no-privilege'],
  [clerk, 403, 'no-privilege'],
  [anna, 403, 'no-privilege'],
];

describeWrite('role/add', () => test, {
  act: async () => ({ by: admin, url: '/api/role/add', body: wanted('Obsługa kont') }),
  other: REFUSED,
  wrongStatus: null,
  twice: async (_, done) => {
    const { role: made, events } = await found(done.json().data.id);
    expect(made).toMatchObject({ code: `W${made.id}`, system: 'no', state: 'active', holders: 0, own: 'no' });
    expect(events).toEqual([
      expect.objectContaining({
        event: 'role.add',
        person: 'Urszula Uprawniona',
        diff: expect.objectContaining({ reason: REASON }),
      }),
    ]);
  },
});

describeWrite('role/set', () => test, {
  act: async () => {
    const { id, row_version } = await added('Przed zmianą');
    return { by: admin, url: `/api/role/set?id=${id}`, body: { row_version, ...wanted('Po zmianie') } };
  },
  other: REFUSED,
  wrongStatus: async () => ({
    by: admin,
    url: `/api/role/set?id=${idOf('KP')}`,
    body: { row_version: 1, ...wanted('Inny kierownik') },
  }),
  twice: async (_, done) => {
    const { role: changed, events } = await found(done.json().data.id);
    expect(changed).toMatchObject({ name: 'Po zmianie', row_version: 2 });
    expect(events[0]).toMatchObject({ event: 'role.set', diff: { before: { name: 'Przed zmianą' } } });
  },
});

describeWrite('role/activeset', () => test, {
  act: async () => {
    const { id } = await added('Na chwilę');
    return { by: admin, url: `/api/role/activeset?id=${id}`, body: { active: 'no', reason: REASON } };
  },
  other: REFUSED,
  twice: async (_, done) => {
    const { role: off, events } = await found(done.json().data.id);
    expect([off.state, events.length, events[0].event]).toEqual(['off', 2, 'role.off']);
  },
});

describe('a role of the office', () => {
  it('has an English name, which its holders get, or one name for both', async () => {
    const { id, row_version } = await added('Zastępca', { name_en: 'Deputy' });
    expect((await found(id)).role).toMatchObject({ name: 'Zastępca', name_en: 'Deputy' });
    const same = { row_version, ...wanted('Zastępca', { name_en: '' }) };
    expect((await admin.post(`/api/role/set?id=${id}`, same)).json().data).toMatchObject({ name_en: '' });

    const { user_roles: held } = (await admin.get('/api/base/initsystem')).json().data;
    expect(held.every(({ name_en }: { name_en: string }) => name_en !== '')).toBe(true);
  });

  it('allows no more than its maker may do, but what the role allows that it copies', async () => {
    const more = { privileges: ['cofunding_registration_show', 'cofunding_registration_assess'] };
    const answer = await add('Ocena', more);
    expect([answer.statusCode, answer.json().data.reason]).toEqual([403, 'more']);
    expect(codeOf(await add('Ocena', { ...more, id_role_base: idOf('KAN') }))).toEqual([403, 'no-privilege']);

    const { id, row_version, privileges } = await copyOfClerk('Ocena', ['person_sensitive_show']);
    expect(privileges).not.toContain('person_sensitive_show');
    const change = { row_version, ...wanted('Ocena', { privileges: [...privileges, 'user_switch'] }) };
    expect(codeOf(await admin.post(`/api/role/set?id=${id}`, change))).toEqual([403, 'no-privilege']);
    const back = { row_version, ...wanted('Ocena', { privileges: [...getRole('PM').privileges] }) };
    expect((await admin.post(`/api/role/set?id=${id}`, back)).statusCode).toBe(200);
  });

  it('reads what it does, and keeps apart what nobody may do alone', async () => {
    const blind = await add('Bez czytania', { privileges: ['user_lock'] });
    expect([blind.statusCode, blind.json().data]).toEqual([400, { privileges: 'not-valid' }]);
    const approves = ['cofunding_request_show', 'cofunding_request_approve'];
    const both = { id_role_base: idOf('KP'), privileges: approves };
    const { id, row_version } = await added('Zatwierdza', both);
    await test.app.db
      .update(role)
      .set({ privileges: [...approves, 'cofunding_request_verify'] })
      .where(eq(role.id, id));
    const kept = [...approves, 'cofunding_request_verify'];
    const answer = await admin.post(`/api/role/set?id=${id}`, {
      row_version,
      ...wanted('Zatwierdza', { privileges: kept }),
    });
    expect([answer.statusCode, answer.json().data]).toEqual([400, { privileges: 'not-valid' }]);
  });

  it('has a name of its own, and ends after it begins', async () => {
    expect(codeOf(await add('kierownik projektu'))).toEqual([409, 'object-exist']);
    const { id, row_version } = await added('Pierwsza');
    expect(codeOf(await add('Pierwsza'))).toEqual([409, 'object-exist']);
    await added('Druga');
    const taken = { row_version, ...wanted('Druga') };
    expect(codeOf(await admin.post(`/api/role/set?id=${id}`, taken))).toEqual([409, 'object-exist']);
    const days = await add('Trzecia', { from: '2027-03-10', to: '2027-03-09' });
    expect([days.statusCode, days.json().data]).toEqual([400, { to: 'is-too-small' }]);
  });

  it('is not changed by who holds it, nor by a change that came too late', async () => {
    const { id, row_version } = await added('Drugi administrator', { privileges: [...MANAGES] });
    await give(manager, id);
    const change = { row_version, ...wanted('Drugi administrator') };
    const own = await manager.post(`/api/role/set?id=${id}`, change);
    expect([own.statusCode, own.json().data]).toEqual([403, { reason: 'own-role' }]);
    const off = { active: 'no', reason: REASON };
    expect(codeOf(await manager.post(`/api/role/activeset?id=${id}`, off))).toEqual([403, 'no-privilege']);
    expect((await manager.get(`/api/role/find?id=${id}`)).json().data.role.own).toBe('yes');

    expect((await admin.post(`/api/role/set?id=${id}`, change)).statusCode).toBe(200);
    const late = await admin.post(`/api/role/set?id=${id}`, change);
    expect([late.statusCode, late.json().data.stored.row_version]).toEqual([409, row_version + 1]);
    // What was taken from the role is taken from the session.
    expect(codeOf(await manager.get('/api/role/get'))).toEqual([403, 'no-privilege']);
    await manager.post('/api/user/roleset', { id_role: idOf('KP') });
  });

  it('takes from its holders what it gave when it is switched off, and says before what that is', async () => {
    const { id } = await copyOfClerk('Ocena wniosków', ['person_sensitive_show']);
    const registrar = await signIn(test, 'kancelaria');
    await give(registrar, id);
    expect((await registrar.get('/api/cofundingregistration/counts')).statusCode).toBe(200);

    const { holders } = await found(id);
    expect(holders).toEqual([
      expect.objectContaining({
        id_user: registrar.id,
        others: [expect.objectContaining({ code: 'KAN' })],
        loses: expect.arrayContaining(['cofunding_registration_assess']),
      }),
    ]);
    expect(holders[0].loses).not.toContain('office_case_edit');

    expect(
      (await admin.post(`/api/role/activeset?id=${id}`, { active: 'no', reason: REASON })).statusCode,
    ).toBe(200);
    expect(codeOf(await registrar.get('/api/cofundingregistration/counts'))).toEqual([403, 'no-privilege']);
    expect((await registrar.get('/api/officecase/counts')).statusCode).toBe(200);
    expect(codeOf(await registrar.post('/api/user/roleset', { id_role: id }))).toEqual([
      404,
      'object-no-exist',
    ]);
    expect(codeOf(await grant(clerk.id, id))).toEqual([409, 'illegal-step']);

    await admin.post(`/api/role/activeset?id=${id}`, { active: 'yes', reason: REASON });
    expect((await registrar.post('/api/user/roleset', { id_role: id })).statusCode).toBe(200);
  });

  it('gives something in its days only', async () => {
    const { id } = await copyOfClerk('Na czas naboru');
    const controller = await signIn(test, 'kontroler');
    await give(controller, id);
    const { row_version, privileges } = (await found(id)).role;
    const days = {
      row_version,
      ...wanted('Na czas naboru', { privileges, from: '2027-02-01', to: '2027-02-11' }),
    };
    expect((await admin.post(`/api/role/set?id=${id}`, days)).statusCode).toBe(200);
    expect((await controller.get('/api/officecase/counts')).statusCode).toBe(200);
    test.clock.set(new Date('2027-02-11T23:00:00.000Z'));
    test.clock.advance(2_500);
    expect(codeOf(await controller.get('/api/officecase/counts'))).toEqual([403, 'no-privilege']);
    expect((await found(id)).role.state).toBe('over');
  });

  it('makes an administrator, an operator or a reader of who holds it, as its perspective says', async () => {
    const { id, row_version } = await added('Perspektywa', { perspective: 'admin' });
    const accountant = await signIn(test, 'ksiegowosc');
    await give(accountant, id);
    const typeOf = async () =>
      (await test.app.db.select().from(user).where(eq(user.id, accountant.id))).at(0)?.type;
    expect(await typeOf()).toBe(4);
    const reader = { row_version, ...wanted('Perspektywa', { perspective: 'audit' }) };
    expect((await admin.post(`/api/role/set?id=${id}`, reader)).statusCode).toBe(200);
    expect(await typeOf()).toBe(3);
    expect(codeOf(await accountant.post(`/api/user/accountlock?id=${clerk.id}`, { reason: REASON }))).toEqual(
      [403, 'no-privilege'],
    );
  });

  it('is of the application in which it was made', async () => {
    const there = await signIn(test, 'admin.uprawnien', { application: SECOND_APPLICATION });
    const made = await there.post('/api/role/add', wanted('Rola pilotażu'));
    expect(made.statusCode).toBe(200);
    const { id, row_version } = made.json().data;
    const names = async (who: SignedIn) =>
      (await who.get('/api/role/get')).json().data.map(({ name }: { name: string }) => name);
    expect(await names(there)).toEqual(expect.arrayContaining(['Rola pilotażu', 'Kierownik projektu']));
    expect(await names(admin)).not.toContain('Rola pilotażu');

    const off = { active: 'no', reason: REASON };
    const change = { row_version, ...wanted('Inna nazwa') };
    for (const answer of [
      await admin.get(`/api/role/find?id=${id}`),
      await admin.post(`/api/role/set?id=${id}`, change),
      await admin.post(`/api/role/activeset?id=${id}`, off),
      await add('Kopia', { id_role_base: id }),
      await grant(clerk.id, id),
    ]) {
      expect(codeOf(answer)).toEqual([404, 'object-no-exist']);
    }
  });
});
