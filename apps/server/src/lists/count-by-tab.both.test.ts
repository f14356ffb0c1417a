import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { signIn } from '../../test/sign-in';
import { testApp } from '../../test/test-app';
import { baseNotification as table } from '../resources/notifications/table';
import { countByTab } from './count-by-tab';
import { TAB_COUNT_LIMIT } from './count-limit';

const test = await testApp();
afterAll(() => test.close());

it('counts the rows of each tab, no further than the limit', async () => {
  const { id } = await signIn(test, 'ewa.probna');
  await test.app.db.execute(sql`
    insert into ${table} (id_application, create_date, mod_date, id_user, content_name, content_text)
    select 9192, now(), now(), ${id}::int, case when n <= 3 then 'few' else 'many' end, ''
      from generate_series(1, ${TAB_COUNT_LIMIT + 8}::int) n`);

  const tabs = { few: 'few', many: 'many', none: 'none', all: undefined };
  const list = {
    ...{ table, tabs, where: undefined },
    listBehind: (name: string | undefined) => (name ? eq(table.content_name, name) : undefined),
  };
  const counts = { few: 3, many: TAB_COUNT_LIMIT, none: 0, all: TAB_COUNT_LIMIT };
  expect(await countByTab(test.app.db, list)).toEqual(counts);
  // What a search finds is sorted into the tabs; too much of it is counted tab by tab.
  const search = eq(table.id_user, id);
  expect(await countByTab(test.app.db, { ...list, search })).toEqual(counts);
  expect(await countByTab(test.app.db, { ...list, search, sortedOut: 10 })).toEqual(counts);
  const found = { ...list, search: eq(table.content_name, 'few') };
  expect(await countByTab(test.app.db, found)).toEqual({ few: 3, many: 0, none: 0, all: 3 });
});
