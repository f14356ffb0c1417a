import type { ReportCell, ReportSettings } from '@urzad/contract';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../../../../test/test-app';

interface ByHand {
  columns: string;
  filters?: ReportSettings['filters'];
  rows: string;
}

/**
 * What each report says, asked by hand: the columns, their values in the order of the report, and the filters with which
 * both are asked. `me` is the reader.
 */
export const BY_HAND: Record<string, ByHand> = {
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

/** The rows of such a query for a reader. */
export async function byHand({ app, clock }: TestApp, text: string, me: number): Promise<ReportCell[][]> {
  const asked = text.replaceAll(':me', String(me)).replaceAll(':now', `'${clock.now().toISOString()}'`);
  const found = await app.db
    .select({ row: sql<ReportCell[]>`hand.jsonb_build_array` })
    .from(sql`(${sql.raw(asked)}) as hand`);
  return found.map(({ row }) => row);
}
