import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../../test/sign-in';
import { type TestApp, testApp } from '../../test/test-app';
import { type Author, systemAuthor } from '../author';
import type { Tx } from '../db';
import { baseTablePreset as table } from '../resources/table-presets/table';
import { rowsOf } from './rows';

const rows = rowsOf(table);
const common = {
  table_code: 'queue',
  table_column_number: 1,
  default: 'no',
  table_autofill: 'no',
  filters: { columns: {}, sort: null, density: 'loose', operations: {} },
  columns: [],
} as const;

let test: TestApp;
let id_user: number;
let by: Author;
beforeAll(async () => {
  test = await testApp();
  id_user = (await signIn(test, 'anna.przykladowa')).id;
  by = { ...systemAuthor(test.clock.business()), ip: '127.0.0.1', id: id_user };
});
afterAll(() => test.close());

const inTx = <Answer>(work: (tx: Tx) => Promise<Answer>) => test.app.db.transaction(work);
const add = (name: string, selected: 'yes' | 'no' = 'no') =>
  inTx((tx) => rows.insert(tx, { ...common, id_user, name, selected }, by));
const nobodys = () => eq(table.id_user, 0);

it('adds a row with its author, and finds it where the condition admits it', async () => {
  const added = await add('Dodany');
  expect(added).toMatchObject({
    row_version: 1,
    id_user_create: id_user,
    id_user_mod: id_user,
    deleted: 'no',
  });
  expect(await rows.find(test.app.db, added.id, eq(table.id_user, id_user))).toEqual(added);
  expect(await rows.find(test.app.db, added.id, nobodys())).toBeUndefined();
});

it('refuses a row that a unique index has', async () => {
  await add('Wybrany', 'yes');
  await expect(add('Drugi', 'yes')).rejects.toThrow('object-exist');
});

it('raises the version by an update, and not by a touch', async () => {
  const { id } = await add('Zmieniany');
  const later = { ...by, date: new Date(by.date.getTime() + 1000) };
  const updated = await inTx((tx) => rows.update(tx, id, { values: { name: 'Nowy' }, by: later }));
  expect(updated).toMatchObject({ name: 'Nowy', row_version: 2, mod_date: later.date });
  const touched = await inTx((tx) => rows.touch(tx, id, { values: { name: undefined }, by }));
  expect(touched).toMatchObject({ name: 'Nowy', row_version: 2, mod_date: by.date });
});

it('changes every row with the condition, and no other', async () => {
  const some = [await add('Jeden z dwóch'), await add('Jeden z dwóch')];
  const where = eq(table.name, 'Jeden z dwóch');
  const changed = await inTx((tx) => rows.updateAll(tx, where, { values: { name: 'Zmienione' }, by }));
  expect(changed.map(({ id, row_version }) => [id, row_version])).toEqual(some.map(({ id }) => [id, 2]));
});

it('knows a removed row no more', async () => {
  const { id } = await add('Usuwany');
  await inTx((tx) => rows.remove(tx, id, by));
  expect(await rows.find(test.app.db, id)).toBeUndefined();
  expect(await inTx((tx) => rows.lock(tx, id))).toBeUndefined();
  await expect(inTx((tx) => rows.remove(tx, id, by))).rejects.toThrow('object-no-exist');
});

it.each([
  ['get', (id: number) => rows.get(test.app.db, id, nobodys())],
  ['getLocked', (id: number) => inTx((tx) => rows.getLocked(tx, id, nobodys()))],
  ['update', (id: number) => inTx((tx) => rows.update(tx, id, { values: {}, by }, nobodys()))],
  ['touch', (id: number) => inTx((tx) => rows.touch(tx, id, { values: {}, by }, nobodys()))],
  ['remove', (id: number) => inTx((tx) => rows.remove(tx, id, by, nobodys()))],
])('throws object-no-exist from %s for a row that the condition leaves out', async (_name, act) => {
  const { id, row_version } = await add('Cudzy');
  await expect(act(id)).rejects.toThrow('object-no-exist');
  expect(await rows.get(test.app.db, id)).toMatchObject({ row_version });
});

it('gives the id of a row before it is written', async () => {
  const id = await rows.nextId(test.app.db);
  const added = await inTx((tx) =>
    rows.insert(tx, { ...common, id, id_user, name: 'Z numerem', selected: 'no' }, by),
  );
  expect(added.id).toBe(id);
});
