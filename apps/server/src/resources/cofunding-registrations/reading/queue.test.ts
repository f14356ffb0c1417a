import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { cofundingCall } from '../../cofunding-calls/table';
import { cofundingRegistration as table } from '../table';

const ROWS = 6_000;
/** A Monday; the last row was submitted four days later. */
const SENT = '2027-02-01T00:00:00+01:00';

let test: TestApp;
let clerk: SignedIn;
/** One registration of a hundred is of this call. */
let rareCall: number | undefined;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  const { id } = await signIn(test, 'anna.przykladowa');
  const [call, other] = await test.app.db.select({ id: cofundingCall.id }).from(cofundingCall).limit(2);
  rareCall = other?.id;
  // So many rows that a sequential scan would be the more expensive plan.
  await test.app.db.execute(sql`
    insert into ${table} (id_application, create_date, mod_date, id_call, id_user, number, status, send_date, form,
                          name_sort, search_text, city_search, due_date, id_user_owner, replaceable)
    select 9192, now(), now(), case when n % 100 = 0 then ${other?.id}::int else ${call?.id}::int end, ${id}::int, 'FR/1-2027/' || lpad(n::text, 5, '0'), 'withdrawn',
           ${SENT}::timestamptz + n * interval '1 minute', '{}', '',
           case when n % 1500 = 0 then 'zolwinska joanna ' else 'nikt ' end || n,
           case when n % 1500 = 0 then 'swinoujscie' else 'szczecin' end,
           date '2027-02-10' + n % 30, case when n % 100 = 0 then 7 end, 'yes'
      from generate_series(1, ${ROWS}::int) n`);
  await test.app.db.execute(sql`analyze ${table}`);
});
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
  ['number', sql`${table.number} like 'FR/1-2027/0000%'`, 'cofundingregistration_number'],
  [
    'town, by three letters and more',
    sql`${table.city_search} like '%ujsc%'`,
    'cofundingregistration_city_text',
  ],
  ['town, by fewer', sql`${table.city_search} like 'sw%'`, 'cofundingregistration_city'],
  [
    'call',
    sql`${table.id_call} = (select max(id) from ${cofundingCall})`,
    'cofundingregistration_id_call_send_date_id_index',
  ],
  [
    'officer in charge',
    sql`${table.id_user_owner} = 7`,
    'cofundingregistration_id_user_owner_send_date_id_index',
  ],
  [
    'age',
    sql`${table.send_date} < '2027-02-01T01:00:00Z' and ${table.number} is not null`,
    'cofundingregistration_queue',
  ],
])('filters by %s, in an index', async (_what, condition, index) => {
  const plan = await test.app.db.execute(
    sql`explain select ${table.id} from ${table} where ${condition} order by ${table.send_date}, ${table.id} limit 20`,
  );
  expect(JSON.stringify(plan)).toContain(index);
});

it('begins with what is due first, in an index', async () => {
  const plan = await test.app.db.execute(
    sql`explain select ${table.id} from ${table} order by coalesce(${table.due_date}, 'infinity'), ${table.id} limit 20`,
  );
  expect(JSON.stringify(plan)).toContain('cofundingregistration_due');
});

it.each([
  ['has_text=FR%2F1-2027%2F0000', 9],
  ['has_text=fr%2F1', 6_000],
  ['city=%C5%9Awinouj', 4],
  ['city=%C5%9Bw', 4],
  ['owner=7', 60],
  ['owner=7,8', 60],
  ['owner=7&city=szczecin', 56],
])('finds by %s %i registrations', async (query, count) => {
  const page = await clerk.get(`/api/cofundingregistration/get?page_count=5&${query}`);
  expect(page.json().count).toBe(count);
});

it('finds those of a call', async () => {
  const page = await clerk.get(`/api/cofundingregistration/get?page_count=5&id_call=${rareCall}`);
  expect(page.json().count).toBe(60);
});

it('reckons the age in working days', async () => {
  const countOf = async (query: string) =>
    (await clerk.get(`/api/cofundingregistration/get?page_count=5&${query}`)).json().count;
  // Wednesday: a registration of Monday is two working days old.
  test.clock.set(new Date('2027-02-03T10:00:00.000Z'));
  expect(await countOf('age_from=2')).toBe(1439);
  expect(await countOf('age_from=1&age_to=1')).toBe(1440);
  expect(await countOf('age_from=3')).toBe(0);
  test.clock.set(null);
});

it.each([
  ['Żół', 4],
  ['żó', 4],
  ['Wińsk', 4],
  ['Joanna Żółwińska', 4],
  ['Żółwińska\u00a0Joanna', 4],
  ['żółwińska jo', 4],
  ['żółwińska anna', 4],
  ['żółwińska an', 0],
  ['zo jo', 4],
  ['Żółwińska Bartłomiej', 0],
  ['FR/1\u20112027/0000', 9],
  ['FR/1-2027/00004\u200b', 1],
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
