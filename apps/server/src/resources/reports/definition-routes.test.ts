import { desc, eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { NEW_REPORT } from '../../../test/rights/reports-of-world';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { baseLog } from '../../audit-log/table';

const test = await testApp();
afterAll(() => test.close());
const manager = await signIn(test, 'kierownik');
const accountant = await signIn(test, 'ksiegowosc');
const clerk = await signIn(test, 'pracownik1');
const registrar = await signIn(test, 'gospodarz');
const anna = await signIn(test, 'anna.przykladowa');

const ADD = '/api/raportconfig/add';
const report = (name: string, shared = 'no') => ({ source: 'claims', ...NEW_REPORT, name, shared });
const added = async (name: string, shared?: string) =>
  (await manager.post(ADD, report(name, shared))).json().data;
const namesOf = async (who: typeof manager) =>
  (await who.get('/api/raportconfig/get')).json().data.map(({ name }: { name: string }) => name);
const lastEntry = async (event: string) =>
  (
    await test.app.db
      .select()
      .from(baseLog)
      .where(eq(baseLog.event, event))
      .orderBy(desc(baseLog.id))
      .limit(1)
  )[0];

describeWrite('raportconfig/add', () => test, {
  act: async () => ({ by: manager, url: ADD, body: report('Wypłacone') }),
  other: async () => [
    [clerk, 403, 'no-privilege'],
    [anna, 403, 'no-privilege'],
  ],
  wrongStatus: null,
  twice: async () => {
    expect((await namesOf(manager)).filter((name: string) => name === 'Wypłacone')).toHaveLength(1);
    // Nobody else sees what was not shared.
    expect(await namesOf(accountant)).not.toContain('Wypłacone');
    expect((await lastEntry('raportconfig.add'))?.diff).toMatchObject({ after: { name: 'Wypłacone' } });
  },
});

describeWrite('raportconfig/set', () => test, {
  act: async () => {
    const { id, row_version } = await added('Do zmiany', 'yes');
    const { source: _, ...body } = report('Zmieniony', 'yes');
    // A shared one is changed by another keeper of reports too.
    return { by: accountant, url: `/api/raportconfig/set?id=${id}`, body: { row_version, ...body } };
  },
  other: async () => [
    [clerk, 403, 'no-privilege'],
    [anna, 403, 'no-privilege'],
  ],
  wrongStatus: null,
  twice: async () => {
    expect(await namesOf(manager)).toContain('Zmieniony');
    expect(await namesOf(clerk)).toContain('Zmieniony');
    // Who does not see claims does not see a report of them.
    expect(await namesOf(registrar)).toEqual([]);
    expect((await lastEntry('raportconfig.set'))?.diff).toMatchObject({
      before: { name: 'Do zmiany' },
      after: { name: 'Zmieniony' },
    });
  },
});

describeWrite('raportconfig/delete', () => test, {
  act: async () => ({
    by: manager,
    url: `/api/raportconfig/delete?id=${(await added('Do usunięcia')).id}`,
    body: {},
  }),
  other: async () => [
    [clerk, 403, 'no-privilege'],
    // It is not shared.
    [accountant, 404, 'object-no-exist'],
  ],
  wrongStatus: null,
  later: 404,
  twice: async () => {
    expect(await namesOf(manager)).not.toContain('Do usunięcia');
  },
});

it('refuses what the report does not know, and keeps definitions of applications apart', async () => {
  const body = report('Nieznane');
  const settings = { ...body.settings, operations: ['number.sum'] };
  expect(codeOf(await manager.post(ADD, { ...body, settings }))).toEqual([400, 'not-valid']);
  expect(codeOf(await manager.post(ADD, { ...body, source: 'nothing' }))).toEqual([404, 'object-no-exist']);

  const { id } = await added('Z naszej aplikacji', 'yes');
  const elsewhere = await signIn(test, 'pracownik2', { application: 9193 });
  expect(codeOf(await elsewhere.get(`/api/raportconfig/find?id=${id}`))[1]).toBe('object-no-exist');
});
