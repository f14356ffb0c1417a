import { and, desc, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { describeWrite } from '../../../test/writes';
import { baseLog } from '../../audit-log/table';
import { grantRole } from '../../identity/roles/held-roles';
import { userRole } from '../../identity/roles/table';
import { SECOND_APPLICATION } from '../../seed/seed-second-application';
import { baseMessage } from '../chosen-messages/table';
import { libraryItem } from '../libraries/table';
import { raportConfig } from '../reports/table';
import { userGroup } from '../user-groups/table';

const test = await testApp();
const { app } = test;
afterAll(() => test.close());
const technician = await signIn(test, 'admin.techniczny');
const giver = await signIn(test, 'admin.uprawnien');
const host = await signIn(test, 'gospodarz');
const anna = await signIn(test, 'anna.przykladowa');

const FIRST = 9192;
const FORM = { name: 'Żłobek II', url_own: 'no', domain: '', folder: 'zlobek-2', status: 'active' };
const list = async () => (await technician.get('/api/application/get')).json().data;
const find = async (id: number) => (await list()).find((one: { id: number }) => one.id === id);
const add = async (form: object) => technician.post('/api/application/add', { form: { ...FORM, ...form } });
const added = async (folder: string) => (await add({ folder })).json().data;
const change = (row: { id: number; row_version: number }, form: object) =>
  technician.post(`/api/application/set?id=${row.id}`, {
    row_version: row.row_version,
    form: { ...FORM, ...form },
  });
const remove = (id: number) => technician.post(`/api/application/delete?id=${id}`, {});
const ownOf = async (who: typeof giver) => (await who.get('/api/user/find?scope=applications')).json().data;
async function lastDiff(event: string) {
  const rows = await app.db
    .select({ diff: baseLog.diff })
    .from(baseLog)
    .where(eq(baseLog.event, event))
    .orderBy(baseLog.id);
  return rows.at(-1)?.diff;
}
async function lastRoleEntry(event: string) {
  const [entry] = await app.db
    .select({ obj_type: baseLog.obj_type, id_user: baseLog.id_user, diff: baseLog.diff })
    .from(baseLog)
    .where(and(eq(baseLog.event, event), eq(baseLog.id_obj, giver.id)))
    .orderBy(desc(baseLog.id))
    .limit(1);
  return entry;
}
type Refused = [who: typeof giver, status: number, code: string];
const others = async (): Promise<Refused[]> => [
  [host, 403, 'no-privilege'],
  [anna, 403, 'no-privilege'],
];

describeWrite('application/add', () => test, {
  act: async () => ({ by: technician, url: '/api/application/add', body: { form: FORM } }),
  other: others,
  wrongStatus: null,
  later: 400,
  twice: async (_sending, done) => {
    const { id } = done.json().data;
    expect(await find(id)).toMatchObject({
      ...{ name: 'Żłobek II', url_own: 'no', domain: null, folder: 'zlobek-2', first: 'no', used: 'no' },
      url: `${app.config.publicUrl}/zlobek-2`,
    });
    expect(await lastDiff('application.add')).toMatchObject({ after: { folder: 'zlobek-2' } });
    expect(await lastRoleEntry('userrole.add')).toEqual({
      ...{ obj_type: 'user', id_user: technician.id },
      diff: { role: 'AU', from: null, to: null, reason: 'Nowa aplikacja' },
    });
    const [held] = await app.db.select().from(userRole).where(eq(userRole.id_application, id));
    expect(held?.granted_by).toBe(technician.id);
    // Who gives roles opens it and has its dictionaries.
    expect((await ownOf(giver)).applications).toContainEqual(expect.objectContaining({ id }));
    const there = await signIn(test, 'admin.uprawnien', { application: id });
    expect((await there.get('/api/base/initsystem')).json().data.user_privileges).toContain(
      'user_role_grant',
    );
  },
});

describeWrite('application/set', () => test, {
  act: async () => {
    const { id, row_version } = await added('do-zmiany');
    const form = { ...FORM, url_own: 'yes', domain: 'granty.example.pl', folder: 'do-zmiany' };
    return { by: technician, url: `/api/application/set?id=${id}`, body: { row_version, form }, id };
  },
  other: others,
  wrongStatus: null,
  twice: async ({ id }) => {
    expect(await find(id)).toMatchObject({
      ...{ url: 'https://granty.example.pl', folder: null, row_version: 2 },
    });
    expect(await lastDiff('application.set')).toEqual({
      ...{ url_own: ['no', 'yes'], domain: [null, 'granty.example.pl'], folder: ['do-zmiany', null] },
    });
  },
});

describeWrite('application/delete', () => test, {
  act: async () => {
    const { id } = await added('do-usuniecia');
    return { by: technician, url: `/api/application/delete?id=${id}`, id };
  },
  other: others,
  later: 404,
  wrongStatus: async () => ({ by: technician, url: `/api/application/delete?id=${SECOND_APPLICATION}` }),
  twice: async ({ id }) => {
    expect(await find(id)).toBeUndefined();
    expect(await lastRoleEntry('userrole.end')).toEqual({
      ...{ obj_type: 'user', id_user: technician.id },
      diff: { role: 'AU', reason: 'Usunięta aplikacja' },
    });
    expect((await ownOf(giver)).applications).not.toContainEqual(expect.objectContaining({ id }));
    const gone = { url: '/api/base/initsystem', headers: { application: String(id) } };
    expect((await app.inject(gone)).statusCode).toBe(404);
    expect((await add({ folder: 'do-usuniecia' })).statusCode).toBe(200);
  },
});

it('lists the first one in front, and which are used', async () => {
  const [first, second] = await list();
  expect(first).toMatchObject({ id: FIRST, first: 'yes', used: 'yes', folder: 'male-granty-2' });
  expect(second).toMatchObject({ id: SECOND_APPLICATION, first: 'no', used: 'yes' });
  expect((await host.get('/api/application/get')).statusCode).toBe(200);
  expect((await anna.get('/api/application/get')).statusCode).toBe(403);
  const there = await signIn(test, 'admin.techniczny', { application: SECOND_APPLICATION });
  expect((await there.get('/api/application/get')).statusCode).toBe(403);
});

describe('an address', () => {
  it('that is wrong or taken is refused beside its field, and changes nothing', async () => {
    await add({ url_own: 'yes', domain: 'wolna.example.pl' });
    const before = await list();
    const refusals = [
      await add({ folder: '' }),
      await add({ folder: 'Żłobek 2' }),
      await add({ folder: 'male-granty-2' }),
      await add({ url_own: 'yes', domain: '' }),
      await add({ url_own: 'yes', domain: 'https://a.pl/x' }),
      await add({ url_own: 'yes', domain: 'wolna.example.pl' }),
      await add({ name: ' ', folder: 'x' }),
      await change(before[0], { status: 'hidden', folder: 'male-granty-2' }),
    ];
    expect(refusals.map((one) => [one.statusCode, one.json().data])).toEqual([
      [400, { folder: 'is-empty' }],
      [400, { folder: 'not-folder' }],
      [400, { folder: 'folder-taken' }],
      [400, { domain: 'is-empty' }],
      [400, { domain: 'not-domain' }],
      [400, { domain: 'domain-taken' }],
      [400, { name: 'is-empty' }],
      [400, { status: 'first-application' }],
    ]);
    expect(await list()).toEqual(before);
  });
});

it('that is hidden is chosen by nobody', async () => {
  const row = await added('ukryta');
  expect((await change(row, { folder: 'ukryta', status: 'hidden' })).statusCode).toBe(200);
  expect((await ownOf(giver)).applications).not.toContainEqual(expect.objectContaining({ id: row.id }));
  const chosen = await giver.post('/api/user/accountsetdefaultapp', { default: row.id });
  expect(chosen.statusCode).toBe(404);
});

it('is not removed once it is used', async () => {
  expect((await remove(FIRST)).json()).toMatchObject({ code: 'illegal-step', data: { reason: 'used' } });
  expect((await remove(SECOND_APPLICATION)).json().code).toBe('illegal-step');
});

describe('what was made in one counts as use:', () => {
  const date = test.clock.business();
  const there = (id_application: number) => ({ id_application, create_date: date, mod_date: date });
  const grant = (id_application: number, code: 'AT' | 'OBS', reason: string) =>
    app.db.transaction((tx) => grantRole(tx, { id_user: technician.id, code, date, reason, id_application }));

  it.each<[what: string, make: (id: number) => Promise<unknown>]>([
    ['a role', (id) => grant(id, 'OBS', 'test')],
    [
      'a group',
      (id) =>
        app.db.insert(userGroup).values({ ...there(id), name: 'Nasza', name_sort: 'nasza', members: [] }),
    ],
    [
      'a report',
      (id) =>
        app.db.insert(raportConfig).values({
          ...{ ...there(id), id_user: technician.id, name: 'Nasz', name_sort: 'nasz', source: 'calls' },
          settings: { filters: {}, columns: [], groups: [], operations: [] },
        }),
    ],
    [
      'a message',
      (id) =>
        app.db.insert(baseMessage).values({
          ...{ ...there(id), audience: 'members', channel: 'portal', recipients: [], count: 0 },
          ...{ subject_pl: 'Przerwa', text_pl: 'Wracamy jutro.' },
        }),
    ],
    [
      'a word of a dictionary',
      (id) =>
        app.db
          .update(libraryItem)
          .set({ id_user_mod: technician.id })
          .where(and(eq(libraryItem.id_application, id), eq(libraryItem.code, 'KWOTA'))),
    ],
    [
      'the office',
      async (id) => {
        await grant(id, 'AT', 'Nowa aplikacja');
        const by = await signIn(test, 'admin.techniczny', { application: id });
        const { row_version, form } = (await by.get('/api/baseconfig/get')).json().data.office;
        const body = { section: 'office', row_version, form: { ...form, office_name: 'Urząd II' } };
        expect((await by.post('/api/baseconfig/set', body)).statusCode).toBe(200);
      },
    ],
  ])('%s', async (what, make) => {
    const row = await added(`uzyta-${what.length}`);
    // An address that was put right is no use.
    await change(row, { folder: `poprawiona-${what.length}` });
    expect(await find(row.id)).toMatchObject({ used: 'no', row_version: 2 });
    await make(row.id);
    expect(await find(row.id)).toMatchObject({ used: 'yes' });
    expect((await remove(row.id)).json()).toMatchObject({ code: 'illegal-step', data: { reason: 'used' } });
  });
});
