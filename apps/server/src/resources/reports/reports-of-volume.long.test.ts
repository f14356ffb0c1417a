import type { ReportCell, ReportSettings } from '@urzad/contract';
import { PRIVILEGES } from '@urzad/grants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { START } from '../../../test/template-data';
import { type TestApp, testApp } from '../../../test/test-app';
import { seedRegistrations } from '../../seed/seed-registrations';
import { seedVolume } from '../../seed/volume/seed-volume';
import { askedOf, askerOf } from './asked';
import { readRows } from './read-rows';
import type { ReportViewer } from './report-source';
import { groupedOf, operatedOf, summarise } from './summarise';
import { BY_HAND, byHand } from './testing/by-hand';

type Filters = ReportSettings['filters'];

/** As many as a file reads at once. */
const PART = 2000;

/** Groups and what they add up to, asked by hand: the text of the group, the number of its rows, the sum. */
const GROUPS: Record<string, { groups: string; operations: string; rows: string }> = {
  registrations: {
    ...{ groups: 'status', operations: 'cost.sum' },
    rows: `select jsonb_build_array(status, count(*), sum(cost)) from cofundingregistration where number is not null and id_application = 9192 and id_user <> :me and is_test = 'no' and deleted = 'no' group by status order by status`,
  },
  claims: {
    ...{ groups: 'month', operations: 'refund_approved.sum' },
    rows: `select jsonb_build_array(month, count(*), sum(refund_approved)) from cofundingrequest where id_application = 9192 and id_user <> :me and is_test = 'no' and deleted = 'no' and send_date is not null and status not in ('draft', 'to_sign') group by month order by month`,
  },
  payments: {
    ...{ groups: 'paid_date', operations: 'amount.sum' },
    rows: `select jsonb_build_array(to_char(paid_date, 'YYYY-MM'), count(*), sum(case kind when 'RECOVERY' then -amount else amount end)) from cofundingpayment where id_application = 9192 and id_user <> :me and is_test = 'no' and deleted = 'no' group by to_char(paid_date, 'YYYY-MM') order by to_char(paid_date, 'YYYY-MM')`,
  },
  grants: {
    ...{ groups: 'care_form', operations: 'amount_total.sum' },
    rows: `select jsonb_build_array(care_form, count(*), sum(amount_total)) from cofundinggrant where id_application = 9192 and id_user <> :me and is_test = 'no' and deleted = 'no' group by care_form order by care_form`,
  },
  events: {
    ...{ groups: 'level', operations: 'id_obj.max' },
    rows: `select jsonb_build_array(level, count(*), max(id_obj)) from base_log group by level order by level`,
  },
};

let test: TestApp;
let manager: SignedIn;
let viewer: ReportViewer;

beforeAll(async () => {
  test = await testApp();
  await seedRegistrations(test.app, START);
  await seedVolume(test.app, START);
  manager = await signIn(test, 'kierownik');
  viewer = {
    as: 'staff',
    id_user: manager.id,
    id_application: 9192,
    privileges: PRIVILEGES,
    testOnly: false,
  };
});
afterAll(() => test.close());

const asked = async (code: string, filters: Filters = {}) =>
  askedOf(await askerOf(test.app, viewer), code, { filters });

/** All rows of a report, part by part, as a file is written. */
async function rowsOf(code: string, columns: readonly string[], filters?: Filters): Promise<ReportCell[][]> {
  const report = await asked(code, filters);
  const rows: ReportCell[][] = [];
  let after: string | undefined;
  do {
    const part = await readRows(test.app.db, report, { after, limit: PART });
    rows.push(...part.rows.map((row) => columns.map((column) => row[column] ?? null)));
    after = part.next;
  } while (after);
  return rows;
}

describe.each(Object.entries(BY_HAND))(
  'with the rows of a year, the report %s',
  (code, { columns, filters, rows }) => {
    it('says what a query by hand does', async () => {
      const expected = await byHand(test, rows, manager.id);
      expect(await rowsOf(code, columns.split(','), filters)).toEqual(expected);
    });
  },
);

it.each(Object.entries(GROUPS))('%s in groups add up as a query by hand does', async (code, by) => {
  const report = await asked(code);
  const wanted = {
    groups: groupedOf(report, [by.groups]),
    operations: operatedOf(report, [by.operations]),
  };
  const { groups, total } = await summarise(test.app.db, report, wanted);
  const expected = await byHand(test, by.rows, manager.id);
  expect(groups.map(({ keys, count, values }) => [...keys, count, ...values])).toEqual(expected);
  expect(total.count).toBe(expected.reduce((sum, [, count]) => sum + Number(count), 0));
  // Fewer would be those of the small demo.
  expect(total.count).toBeGreaterThan(200);
});
