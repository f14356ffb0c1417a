import { DEFAULT_APPLICATION } from '@urzad/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { forgetLibraries, keptLibraries } from './kept-libraries';
import { library, libraryItem } from './table';
import { writeLibraries } from './write-libraries';

const test = await testApp();
const { app } = test;
afterAll(() => test.close());

const ASKED = { id_application: DEFAULT_APPLICATION, level: 'application' as const };
const nameOf = async (code: string, item: string) => {
  const found = (await keptLibraries(app.db, ASKED)).find((one) => one.library.code === code);
  return found?.items.find((one) => one.code === item)?.name;
};
async function itemRow(code: string, item: string) {
  const [row] = await app.db
    .select({ item: libraryItem })
    .from(libraryItem)
    .innerJoin(library, eq(library.id, libraryItem.id_library))
    .where(
      and(
        eq(library.id_application, DEFAULT_APPLICATION),
        eq(library.code, code),
        eq(libraryItem.code, item),
      ),
    );
  if (!row) throw new Error(`There is no ${item} in ${code}.`);
  return row.item;
}

describe('dictionaries in memory', () => {
  it('are read once by pages that come together, and not again within a second', async () => {
    const select = vi.spyOn(app.db, 'select');
    await Promise.all([1, 2, 3].map(() => keptLibraries(app.db, ASKED)));
    const first = select.mock.calls.length;
    await keptLibraries(app.db, ASKED);
    expect([first, select.mock.calls.length]).toEqual([3, 3]);
    select.mockRestore();
  });

  it('show a change of this server at once', async () => {
    const { id, row_version, ...item } = await itemRow('RETURN_REASON', 'KWOTA');
    const manager = await signIn(test, 'kierownik');
    const body = {
      ...{ name: 'Kwota do zmiany', name_en: item.name_en, number: null, color: item.color },
      ...{ valid_from: item.valid_from, valid_to: item.valid_to, rate: null, row_version },
    };
    await keptLibraries(app.db, ASKED);
    expect((await manager.post(`/api/libraryitem/set?id=${id}`, body)).statusCode).toBe(200);
    expect(await nameOf('RETURN_REASON', 'KWOTA')).toBe('Kwota do zmiany');
  });

  it('show a change of another server after a second', async () => {
    const { id, row_version } = await itemRow('RETURN_REASON', 'DANE');
    await keptLibraries(app.db, ASKED);
    await app.db
      .update(libraryItem)
      .set({ name: 'Dane osoby', row_version: row_version + 1 })
      .where(eq(libraryItem.id, id));
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001);
    expect(await nameOf('RETURN_REASON', 'DANE')).toBe('Dane osoby');
    now.mockRestore();
  });

  it('show the name of a dictionary that a start of another server has written', async () => {
    const code = 'RETURN_REASON';
    const shown = async () =>
      (await keptLibraries(app.db, ASKED)).find(({ library }) => library.code === code)?.library.name;
    const name = await shown();
    const renamed = and(eq(library.id_application, DEFAULT_APPLICATION), eq(library.code, code));
    await app.db.update(library).set({ name: 'Stara nazwa' }).where(renamed);
    forgetLibraries(app.db);
    expect(await shown()).toBe('Stara nazwa');
    await app.db.transaction((tx) => writeLibraries(tx, new Date('2027-03-01T10:00:00.000Z')));
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001);
    expect(await shown()).toBe(name);
    now.mockRestore();
  });
});

it('a start writes shipped words that differ, and leaves every other row alone', async () => {
  const start = () => app.db.transaction((tx) => writeLibraries(tx, new Date('2027-03-01T10:00:00.000Z')));
  await start();
  const { id, row_version } = await itemRow('END_REASON', 'INNE');
  const shipped = await itemRow('END_REASON', 'ZGON');
  await app.db.update(libraryItem).set({ name: 'Stara nazwa' }).where(eq(libraryItem.id, id));
  const versions = () =>
    app.db
      .select({ id: libraryItem.id, xmin: sql<string>`xmin::text` })
      .from(libraryItem)
      .orderBy(libraryItem.id);
  const before = await versions();
  await start();
  const after = await versions();
  const written = after.filter((row, at) => row.xmin !== before[at]?.xmin).map((row) => row.id);
  expect(written).toEqual([id]);
  // Another server sees it by its version.
  expect(await itemRow('END_REASON', 'INNE')).toMatchObject({
    name: expect.not.stringMatching('Stara nazwa'),
    row_version: row_version + 1,
  });
  expect(await itemRow('END_REASON', 'ZGON')).toEqual(shipped);
});
