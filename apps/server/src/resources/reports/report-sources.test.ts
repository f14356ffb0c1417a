import type { DataSource, ReportCell, ReportSummary } from '@urzad/contract';
import { COLUMN_OPERATIONS, columnOperation } from '@urzad/domain';
import { PRIVILEGES } from '@urzad/grants';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../../test/rights/world';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';
import { getSource } from './asked';
import { columnsFor, SOURCES } from './sources';

type Row = Record<string, ReportCell>;

/**
 * What each report says, asked by hand: the columns, their values in the order of the report, and the filters with which
 * both are asked. `me` is the reader.
 */
const BY_HAND: Record<string, { columns: string; filters?: object; rows: string }> = {
  users: {
    columns: 'mail,type',
    filters: { type: { values: ['3', '4'] } },
    rows: `select jsonb_build_array(mail, type::text) from "user" where deleted = 'no' and type > 2 order by create_date desc, id desc`,
  },
  user_changes: {
    columns: 'event',
    rows: `select jsonb_build_array(event) from base_log where obj_type = 'user' order by id desc`,
  },
  logins: {
    columns: 'event,ip',
    filters: { event: { values: ['user.login'] } },
    rows: `select jsonb_build_array(event, ip) from base_log where event = 'user.login' order by id desc`,
  },
  users_online: {
    columns: 'mail',
    rows: `select jsonb_build_array(mail) from "user" where online_date > :now::timestamptz - interval '2 minutes' order by online_date desc, id desc`,
  },
  users_active: {
    columns: 'mail',
    rows: `select jsonb_build_array(mail) from "user" where online_date > :now::timestamptz - interval '30 days' order by online_date desc, id desc`,
  },
  sessions: {
    columns: 'ip,user_agent',
    rows: `select jsonb_build_array(ip, user_agent) from user_session order by id desc`,
  },
  sessions_open: {
    columns: 'name_all',
    filters: { person: { text: 'kierown' } },
    rows: `select jsonb_build_array(u.firstname || ' ' || u.lastname) from user_session s join "user" u on u.id = s.id_user where s.end_date is null and u.mail = 'kierownik@urzad.example.com' order by s.id desc`,
  },
  role_changes: {
    columns: 'event,role',
    rows: `select jsonb_build_array(event, coalesce((select name from role where code = l.diff->>'role'), l.diff->>'role')) from base_log l where event like 'userrole.%' order by id desc`,
  },
  role_holders: {
    columns: 'role',
    filters: { role: { values: ['PM'] } },
    rows: `select jsonb_build_array(name) from user_role h join role r on r.id = h.id_role where r.code = 'PM' and h.deleted = 'no' and h.id_application = 9192 order by h.create_date desc, h.id desc`,
  },
  events: {
    columns: 'event,id_obj',
    filters: { level: { values: ['warning'] } },
    rows: `select jsonb_build_array(event, id_obj) from base_log where level = 'warning' order by id desc`,
  },
  role_log: {
    columns: 'event',
    rows: `select jsonb_build_array(event) from base_log where obj_type = 'role' order by id desc`,
  },
  task_history: {
    columns: 'task,last_ms',
    filters: { task: { text: 'mail' } },
    rows: `select jsonb_build_array(name, ms) from base_task_run where name like 'mail%' order by id desc`,
  },
  registrations: {
    columns: 'number,status,points,cost',
    filters: { send_date: { from: '2026-01-01', to: '2027-12-31' } },
    rows: `select jsonb_build_array(number, status, points_final, cost) from cofundingregistration where number is not null and id_application = 9192 and id_user <> :me and is_test = 'no' and deleted = 'no' and (send_date at time zone 'Europe/Warsaw')::date between '2026-01-01' and '2027-12-31' order by send_date desc, id desc`,
  },
  participants: {
    columns: 'number,join_date,disability',
    filters: { status: { values: ['active'] } },
    rows: `select jsonb_build_array(number, join_date, esf->>'disability') from cofundingmember where id_application = 9192 and id_user <> :me and is_test = 'no' and status = 'active' order by join_date desc, id desc`,
  },
  contracts: {
    columns: 'number,amount_max,children',
    rows: `select jsonb_build_array(number, amount_max, jsonb_array_length(children)) from cofundingcontract where id_application = 9192 and id_user <> :me and is_test = 'no' and deleted = 'no' order by create_date desc, id desc`,
  },
  grants: {
    columns: 'number,care_form,amount_total',
    rows: `select jsonb_build_array(number, care_form, amount_total) from cofundinggrant where id_application = 9192 and id_user <> :me and is_test = 'no' and deleted = 'no' order by date_from desc, id desc`,
  },
  claims: {
    columns: 'number,month,refund_claimed',
    filters: { month: { from: '2027-01-01', to: '2028-12-31' } },
    rows: `select jsonb_build_array(number, month, refund_claimed) from cofundingrequest where id_application = 9192 and id_user <> :me and is_test = 'no' and deleted = 'no' and send_date is not null and status not in ('draft', 'to_sign') and month between '2027-01' and '2028-12' order by send_date desc, id desc`,
  },
  payments: {
    columns: 'kind,status,amount',
    filters: { status: { values: ['paid', 'on_list', 'sent'] } },
    rows: `select jsonb_build_array(kind, status, case kind when 'RECOVERY' then -amount else amount end) from cofundingpayment where id_application = 9192 and id_user <> :me and is_test = 'no' and deleted = 'no' and status in ('paid', 'on_list', 'sent') order by id desc`,
  },
  cases: {
    columns: 'sign,kind,due_date',
    filters: { kind: { values: ['PYTANIE', 'RODO'] } },
    rows: `select jsonb_build_array(sign, kind, due_date) from officecase where id_application = 9192 and id_user <> :me and is_test = 'no' and deleted = 'no' and status <> 'to_sign' and kind in ('PYTANIE', 'RODO') order by create_date desc, id desc`,
  },
  calls: {
    columns: 'number,status,budget',
    rows: `select jsonb_build_array(number, status, budget) from cofundingcall where id_application = 9192 and deleted = 'no' order by create_date desc, id desc`,
  },
};

const test = await testApp();
afterAll(() => test.close());
let world: World;
beforeAll(async () => {
  world = await makeWorld(test);
});

const addressOf = (path: string, query: object) =>
  `/api/raportconfig/${path}?${new URLSearchParams(Object.entries(query))}`;

/** All rows of a report, page by page. */
async function rowsOf(code: string, query: object = {}): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | undefined;
  do {
    const page = { code, page_count: '40', ...query, ...(after && { after }) };
    const answer = await world.clerk.get(addressOf('rows', page));
    expect([code, answer.statusCode, answer.body]).toEqual([code, 200, expect.any(String)]);
    const { data, count, next } = answer.json();
    rows.push(...data);
    after = next;
    if (!after) expect([code, count]).toEqual([code, rows.length]);
  } while (after);
  return rows;
}

async function byHand(text: string): Promise<ReportCell[][]> {
  const now = test.clock.now().toISOString();
  const asked = text.replaceAll(':me', String(world.clerk.id)).replaceAll(':now', `'${now}'`);
  const found = await test.app.db
    .select({ row: sql<ReportCell[]>`hand.jsonb_build_array` })
    .from(sql`(${sql.raw(asked)}) as hand`);
  return found.map(({ row }) => row);
}

it('has twelve reports of administration and eight of the project, each asked by hand', () => {
  const codes = SOURCES.map(({ code }) => code);
  expect(codes).toEqual(Object.keys(BY_HAND));
  expect(SOURCES.filter(({ group }) => group === 'administration')).toHaveLength(12);
});

describe.each(Object.entries(BY_HAND))('the report %s', (code, { columns, filters = {}, rows }) => {
  it('says what a query by hand does, in pages', async () => {
    const expected = await byHand(rows);
    const found = await rowsOf(code, { scope: columns, filters: JSON.stringify(filters) });
    expect(found.map((row) => columns.split(',').map((column) => row[column]))).toEqual(expected);
  });

  it('is refused without each of its privileges', () => {
    const { requires } = getSource(code, PRIVILEGES);
    for (const lacking of requires) {
      const others = PRIVILEGES.filter((privilege) => privilege !== lacking);
      expect(() => getSource(code, others)).toThrow('no-privilege');
    }
  });

  it('reckons by the database as the tables of the portal do', async () => {
    const source = (await world.clerk.get('/api/raportconfig/datasources')).json().data as DataSource[];
    const all = source.find((one) => one.code === code)?.columns ?? [];
    const asked = all.flatMap((column) =>
      COLUMN_OPERATIONS[column.type].map((operation) => ({ ...column, operation })),
    );
    const group = all.find(({ groupable, type }) => groupable === 'yes' && type === 'text')?.code ?? '';
    const whole = await rowsOf(code);
    const operations = asked.map((one) => `${one.code}.${one.operation}`);
    for (const part of [operations.slice(0, 40), operations.slice(40)]) {
      const query = { code, groups: group, operations: part.join(',') };
      const answer = await world.clerk.get(addressOf('summary', query));
      expect([code, answer.statusCode]).toEqual([code, 200]);
      const summary: ReportSummary = answer.json().data;
      const reckon = (rows: Row[]) =>
        part.map((name) => {
          const { type, operation, code: column } = asked[operations.indexOf(name)] ?? asked[0] ?? never();
          return rounded(
            columnOperation(
              type,
              operation,
              rows.map((row) => row[column]),
            ),
          );
        });
      expect([summary.total.count, ...summary.total.values.map(rounded)]).toEqual([
        whole.length,
        ...reckon(whole),
      ]);
      const [first] = summary.groups;
      const ofGroup = whole.filter((row) => row[group] === first?.keys[0]);
      if (first)
        expect([first.count, ...first.values.map(rounded)]).toEqual([ofGroup.length, ...reckon(ofGroup)]);
    }
  });
});

it('keeps sensitive columns for who may see them', async () => {
  const { columns } = getSource('participants', PRIVILEGES);
  const seen = columnsFor(getSource('participants', PRIVILEGES), ['report_show', 'cofunding_member_show']);
  const hidden = columns.filter((column) => !seen.includes(column)).map(({ code }) => code);
  expect(hidden).toEqual(['pesel', 'disability', 'migrant', 'third_country', 'minority', 'homeless']);
});

it.each([
  ['an unknown report', { code: 'nothing' }, [404, 'object-no-exist']],
  ['an unknown column', { code: 'users', scope: 'pass_hash' }, [400, 'not-valid']],
  ['an unknown filter', { code: 'users', filters: '{"pass_hash":{"text":"x"}}' }, [400, 'not-valid']],
  [
    'an unknown code of a filter',
    { code: 'users', filters: '{"type":{"values":["9"]}}' },
    [400, 'not-valid'],
  ],
  ['filters that are no JSON', { code: 'users', filters: '{' }, [400, 'not-valid']],
  ['a sort without an index', { code: 'users', sort: 'mail' }, [400, 'not-valid']],
])('refuses %s', async (_what, query, refusal) => {
  expect(codeOf(await world.clerk.get(addressOf('rows', query)))).toEqual(refusal);
});

it('answers nothing of reports to a parent, and only their own ones to a technician', async () => {
  const parent = await signIn(test, 'anna.przykladowa');
  expect(codeOf(await parent.get('/api/raportconfig/datasources'))).toEqual([403, 'no-privilege']);
  const technician = await signIn(test, 'admin.techniczny');
  const { data } = (await technician.get('/api/raportconfig/datasources')).json();
  const codes = data.map(({ code }: DataSource) => code);
  expect(codes).toContain('logins');
  expect(codes).not.toContain('role_changes');
  expect(codes).not.toContain('claims');
  expect(codeOf(await technician.get(addressOf('rows', { code: 'claims' })))).toEqual([403, 'no-privilege']);
});

/** Both sides add up in another order. */
function rounded(value: ReportCell): ReportCell {
  return typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value;
}

function never(): never {
  throw new Error('An operation that was not asked for.');
}
