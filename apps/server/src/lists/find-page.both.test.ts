import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../../test/sign-in';
import { type TestApp, testApp } from '../../test/test-app';
import { createdBy, systemAuthor } from '../author';
import { baseNotification as table } from '../resources/notifications/table';
import { COUNT_LIMIT } from './count-limit';
import { findPage, preparePages, type Sort } from './find-page';

type Row = typeof table.$inferSelect;

const SORTS: Record<'name', Sort<Row>> = {
  name: { column: sql`${table.content_name}`, cast: 'text', valueOf: ({ content_name }) => content_name },
};
/** Two of them have one name. */
const NAMES = ['d', 'b', 'a', 'b', 'c'];

let test: TestApp;
let owner: number;
beforeAll(async () => {
  test = await testApp();
  owner = (await signIn(test, 'ewa.probna')).id;
  await add(['deleted', ...NAMES]);
  await test.app.db.update(table).set({ deleted: 'yes' }).where(eq(table.content_name, 'deleted'));
});
afterAll(() => test.close());

async function add(names: readonly string[]) {
  const common = { ...createdBy(systemAuthor(test.clock.business())), id_user: owner, content_text: '' };
  await test.app.db.insert(table).values(names.map((content_name) => ({ ...common, content_name })));
}

type Query = Parameters<typeof pageOf>[0];

function pageOf(
  query: { page?: number; page_count: number; after?: string; sort?: 'name' | '-name' },
  isSearched = false,
) {
  const where = eq(table.id_user, owner);
  return findPage(test.app.db, { table, where, sorts: SORTS, fallback: '-id', isSearched }, query);
}

const namesOf = (rows: readonly Row[]) => rows.map(({ content_name }) => content_name).join('');

/** The names on all pages of two, each page asked for by the cursor of the one before. */
async function walk(sort: Query['sort'], isSearched: boolean) {
  const pages: string[] = [];
  for (let after: string | undefined, isMore = true; isMore; isMore = after !== undefined) {
    const query = { page_count: 2, ...(sort && { sort }), ...(after && { after }) };
    const page = await pageOf(query, isSearched);
    expect(page.found).toBe(NAMES.length);
    pages.push(namesOf(page.rows));
    after = page.next;
  }
  return pages;
}

it.each([
  [undefined, ['cb', 'ab', 'd']],
  ['name', ['ab', 'bc', 'd']],
  ['-name', ['dc', 'bb', 'a']],
] as const)('sorted by %s, shows every row once, and no deleted one', async (sort, pages) => {
  expect(await walk(sort, false)).toEqual(pages);
  expect(await walk(sort, true)).toEqual(pages);
});

it('finds a page by its number, and counts the list beside a page without rows too', async () => {
  const second = await pageOf({ page: 2, page_count: 2 });
  expect([namesOf(second.rows), second.found]).toEqual(['ab', NAMES.length]);
  const beyond = await pageOf({ page: 9, page_count: 2 });
  expect(beyond).toEqual({ rows: [], found: NAMES.length, next: undefined });
  expect(await pageOf({ page: 9, page_count: 2 }, true)).toEqual(beyond);
});

it('names no next page where the rows end with the page', async () => {
  expect((await pageOf({ page_count: NAMES.length })).next).toBeUndefined();
  expect((await pageOf({ page_count: NAMES.length - 1 })).next).toBeDefined();
});

it('refuses a cursor that it did not give', async () => {
  await expect(pageOf({ page_count: 2, after: 'abc' })).rejects.toThrow('not-valid');
});

it('counts no further than one more than the limit', async () => {
  const many = Array.from({ length: COUNT_LIMIT + 5 }, () => 'many');
  for (let at = 0; at < many.length; at += 2_000) await add(many.slice(at, at + 2_000));
  expect((await pageOf({ page_count: 1 })).found).toBe(COUNT_LIMIT + 1);
  // So much is found that the page is not sorted out of it.
  const searched = await pageOf({ page_count: 5, sort: 'name' }, true);
  expect([namesOf(searched.rows), searched.found]).toEqual(['abbcd', COUNT_LIMIT + 1]);
  await test.app.db.delete(table).where(inArray(table.content_name, ['many']));
});

it('prepares a list for values that come later, in each of its sorts', async () => {
  const where = eq(table.id_user, sql.placeholder('id_user'));
  const find = preparePages(test.app.db, 'test_list', { table, where, sorts: SORTS, fallback: '-id' });
  const first = await find({ page_count: 2, sort: 'name' }, { id_user: owner });
  const again = await find({ page_count: 2 }, { id_user: owner });
  const second = await find({ page_count: 2, sort: 'name', after: first.next }, { id_user: owner });
  expect([first, again, second].map(({ rows }) => namesOf(rows))).toEqual(['ab', 'cb', 'bc']);
  expect(await find({ page_count: 2 }, { id_user: 0 })).toEqual({ rows: [], found: 0, next: undefined });
});
