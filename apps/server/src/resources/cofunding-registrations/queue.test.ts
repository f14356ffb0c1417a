import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { cofundingCall } from '../cofunding-calls/table';
import { cofundingRegistration as table } from './table';

const ROWS = 6_000;

let test: TestApp;
let clerk: SignedIn;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  const { id } = await signIn(test, 'anna.przykladowa');
  const [call] = await test.app.db.select({ id: cofundingCall.id }).from(cofundingCall).limit(1);
  // So many that reading all of them is the dearer plan.
  await test.app.db.execute(sql`
    insert into ${table} (id_application, create_date, mod_date, id_call, id_user, number, status, send_date, form,
                          name_sort, search_text)
    select 9192, now(), now(), ${call?.id}::int, ${id}::int, 'FR/' || n, 'withdrawn', now() + n * interval '1 second', '{}', '',
           case when n % 1500 = 0 then 'zolwinska joanna ' else 'nikt ' end || n
      from generate_series(1, ${ROWS}::int) n`);
  await test.app.db.execute(sql`analyze ${table}`);
}, 60_000);
afterAll(() => test.close());

it.each([
  ['anywhere, by three letters and more', '%winsk%', 'cofundingregistration_text'],
  ['at the beginning, by fewer', 'zo%', 'cofundingregistration_beginning'],
])('looks for a text %s, in an index', async (_where, pattern, index) => {
  const plan = await test.app.db.execute(
    sql`explain select ${table.id} from ${table} where ${table.search_text} like ${pattern} limit 20`,
  );
  expect(JSON.stringify(plan)).toContain(index);
});

it.each([
  ['Żół', 4],
  ['żó', 4],
  ['Wińsk', 4],
  ['wi', 0],
  ['_o', 0],
])('finds %s in %i registrations', async (text, count) => {
  const page = await clerk.get(
    `/api/cofundingregistration/get?page_count=5&has_text=${encodeURIComponent(text)}`,
  );
  expect(page.json().count).toBe(count);
});

it('finds those of several statuses, and refuses a status that there is not', async () => {
  const countOf = async (status: string) =>
    (await clerk.get(`/api/cofundingregistration/get?status=${status}`)).json().count;
  expect(await countOf('withdrawn,submitted')).toBe(
    (await countOf('withdrawn')) + (await countOf('submitted')),
  );
  const refused = await clerk.get('/api/cofundingregistration/get?status=withdrawn,lost');
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'not-valid']);
});
