import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';
import { appendLog, systemOrigin } from '../../audit-log/log';
import { baseLog } from '../../audit-log/table';

const test = await testApp();
afterAll(() => test.close());
const tech = await signIn(test, 'admin.techniczny');
const privacy = await signIn(test, 'iod');
const clerk = await signIn(test, 'pracownik1');
const anna = await signIn(test, 'anna.przykladowa');

const list = async (query = '', by = tech) => (await by.get(`/api/baselog/get?${query}`)).json();
const eventsOf = (answer: { data: { event: string }[] }) => answer.data.map(({ event }) => event);

/** Entries of a day on which nothing else happened. */
async function write(day: string, entries: readonly Parameters<typeof appendLog>[2][number][], origin = {}) {
  const at = { ...systemOrigin(new Date(`${day}T10:00:00.000Z`)), ...origin };
  await test.app.db.transaction((tx) => appendLog(tx, at, entries));
}

describe('the list', () => {
  it('gives entries with the names of people and objects, the newest first', async () => {
    await write('2026-03-02', [{ event: 'user.account-lock', obj_type: 'user', id_obj: anna.id }], {
      id_user: clerk.id,
      ip: '10.1.2.3',
    });
    const { data } = await list('date_from=2026-03-02&date_to=2026-03-02');
    expect(data).toEqual([
      expect.objectContaining({
        event: 'user.account-lock',
        ip: '10.1.2.3',
        person: { id: clerk.id, name: 'Piotr Pracowity' },
        acting: null,
        object: { type: 'user', id: anna.id, name: 'Anna Przykładowa' },
      }),
    ]);
    const dates = (await list('page_count=50')).data.map(({ date }: { date: string }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it('goes on where a page ended, also among entries of one moment', async () => {
    await write('2026-03-04', [{ event: 'role.on' }, { event: 'role.off' }, { event: 'role.set' }]);
    const day = 'date_from=2026-03-04&date_to=2026-03-04&page_count=2';
    const first = await list(day);
    expect([eventsOf(first), first.count]).toEqual([['role.set', 'role.off'], 3]);
    expect(eventsOf(await list(`${day}&after=${first.next}`))).toEqual(['role.on']);
    expect(eventsOf(await list(`${day}&page=2`))).toEqual(['role.on']);
  });

  it.each([
    ['2026-04-01', 'event=user.pass-refused', ['user.pass-refused']],
    ['2026-04-02', 'group=refusal', ['user.pass-refused']],
    ['2026-04-03', 'group=change', ['task.log_anchor', 'unnamed.event', 'usergroup.set']],
    ['2026-04-04', 'level=warning', ['user.pass-refused']],
    ['2026-04-05', 'acting=yes', ['usergroup.set']],
    ['2026-04-06', 'ip=10.9.9.9', ['unnamed.event', 'user.pass-refused', 'usergroup.set']],
    ['2026-04-07', 'obj_type=usergroup&id_obj=77', ['usergroup.set']],
  ])('on %s filters by %s', async (day, filter, expected) => {
    const origin = { ip: '10.9.9.9', id_user: anna.id };
    const group = { event: 'usergroup.set', obj_type: 'usergroup', id_obj: 77, id_user_main: tech.id };
    await write(day, [group], origin);
    await write(day, [{ event: 'user.pass-refused', level: 'warning' }, { event: 'unnamed.event' }], origin);
    await write(day, [{ event: 'task.log_anchor' }]);
    const days = `date_from=${day}&date_to=${day}`;
    expect(eventsOf(await list(`${days}&${filter}`))).toEqual(expected);
    expect(eventsOf(await list(`${days}&id_user=${anna.id}`))).toHaveLength(3);
    expect(eventsOf(await list(`${days}&id_user_main=${tech.id}`))).toEqual(['usergroup.set']);
    const { data } = (await tech.get(`/api/baselog/counts?${days}`)).json();
    expect(data).toEqual({ all: 4, refusals: 1, acting: 1 });
  });

  it('is refused to who has no privilege for it, and for a filter that is none', async () => {
    expect(codeOf(await clerk.get('/api/baselog/get'))).toEqual([403, 'no-privilege']);
    expect(codeOf(await anna.get('/api/baselog/find?id=1'))).toEqual([403, 'no-privilege']);
    expect(codeOf(await tech.get('/api/baselog/get?event=drop%20table'))).toEqual([400, 'not-valid']);
    expect(codeOf(await tech.get('/api/baselog/get?has_text=a'))).toEqual([400, 'not-valid']);
  });
});

describe('one entry', () => {
  it('holds its before and after, and its place in the chain', async () => {
    const diff = { status: ['a', 'b'], reason: 'choroba dziecka' };
    const about = { obj_type: 'cofundingregistration', id_obj: 1 };
    await write('2026-05-01', [{ event: 'cofundingregistration.withdraw', ...about, diff }]);
    const [row] = await test.app.db
      .select()
      .from(baseLog)
      .where(eq(baseLog.event, 'cofundingregistration.withdraw'))
      .orderBy(sql`id desc`)
      .limit(1);
    const found = async (by: typeof tech) => (await by.get(`/api/baselog/find?id=${row?.id}`)).json().data;

    const status = { field: 'status', before: 'a', after: 'b', hidden: 'no' };
    const seen = await found(privacy);
    expect(seen).toMatchObject({ hash: row?.hash, prev_hash: row?.prev_hash, next: 'last' });
    expect(seen.changes).toEqual(
      expect.arrayContaining([status, { field: 'reason', after: 'choroba dziecka', hidden: 'no' }]),
    );
    // Without the privilege for sensitive data.
    expect((await found(tech)).changes).toEqual(
      expect.arrayContaining([status, { field: 'reason', after: null, hidden: 'yes' }]),
    );
    await write('2026-05-01', [{ event: 'role.on' }]);
    expect(await found(tech)).toMatchObject({ next: 'fits' });
    expect(codeOf(await tech.get('/api/baselog/find?id=2147483647'))).toEqual([404, 'object-no-exist']);
  });
});

it('finds people for the filter, and names a chosen one', async () => {
  const { data } = (await tech.get('/api/baselog/people?ret_type=autocomplete&has_text=przykladowa')).json();
  expect(data).toContainEqual({
    value: String(anna.id),
    label: 'Anna Przykładowa (anna.przykladowa@example.com)',
  });
  expect((await tech.get(`/api/baselog/person?id=${anna.id}`)).json().data).toEqual({
    name: 'Anna Przykładowa',
  });
});
