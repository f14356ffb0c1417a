import type { DataSource, ReportCell, ReportSummary } from '@urzad/contract';
import { COLUMN_OPERATIONS, columnOperation } from '@urzad/domain';
import { PRIVILEGES } from '@urzad/grants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../../test/rights/world';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';
import { getSource } from './asked';
import { columnsFor, SOURCES } from './sources';
import { BY_HAND, byHand } from './testing/by-hand';

type Row = Record<string, ReportCell>;

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

it('has twelve reports of administration and eight of the project, each asked by hand', () => {
  const codes = SOURCES.map(({ code }) => code);
  expect(codes).toEqual(Object.keys(BY_HAND));
  expect(SOURCES.filter(({ group }) => group === 'administration')).toHaveLength(12);
});

describe.each(Object.entries(BY_HAND))('the report %s', (code, { columns, filters = {}, rows }) => {
  it('says what a query by hand does, in pages', async () => {
    const expected = await byHand(test, rows, world.clerk.id);
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
