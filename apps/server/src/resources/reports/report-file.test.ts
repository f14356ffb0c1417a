import { desc, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { baseLog } from '../../audit-log/table';
import { cofundingCall } from '../cofunding-calls/table';

const test = await testApp();
afterAll(() => test.close());
const manager = await signIn(test, 'kierownik');
const clerk = await signIn(test, 'pracownik1');

const EXPORT = '/api/raportconfig/export';
const settings = {
  filters: {},
  columns: ['number', 'title', 'create_date', 'budget'],
  groups: [],
  operations: [],
};
const fileOf = async (format: string, more: object = {}) => {
  const answer = await manager.post(EXPORT, { source: 'calls', settings: { ...settings, ...more }, format });
  expect(answer.statusCode).toBe(200);
  return test.app.inject(answer.json().data.url);
};

describeWrite('raportconfig/export', () => test, {
  act: async () => ({ by: manager, url: EXPORT, body: { source: 'calls', settings, format: 'csv' } }),
  other: async () => [[clerk, 403, 'no-privilege']],
  wrongStatus: null,
  isRepeatable: true,
  twice: async () => {
    const where = eq(baseLog.event, 'raportconfig.export');
    const [entry] = await test.app.db.select().from(baseLog).where(where).orderBy(desc(baseLog.id)).limit(1);
    expect(entry).toMatchObject({
      id_user: manager.id,
      diff: { source: 'calls', format: 'csv', rows: expect.any(Number) },
    });
  },
});

it('writes CSV whose texts no spreadsheet runs', async () => {
  await test.app.db
    .update(cofundingCall)
    .set({ name: '=HYPERLINK("http://example.com")' })
    .where(eq(cofundingCall.id, 2));
  const file = await fileOf('csv');
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="?raport-calls-2027-02-10.csv/);
  const [head, ...lines] = file.body.replace(/\r\n$/, '').split('\r\n');
  expect(head).toBe('\ufeffNumer;Nazwa;Założony;Budżet');
  expect(file.body).toContain(`"'=HYPERLINK(""http://example.com"")"`);
  expect(lines[0]).toMatch(/;\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2};\d+,\d{2}$/);
});

it('writes a workbook with amounts and days as numbers, and no formula', async () => {
  const parts = unzipSync((await fileOf('xlsx')).rawPayload);
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('<t xml:space="preserve">=HYPERLINK("http://example.com")</t>');
  expect(sheet).toMatch(/<c s="4"><v>4\d{4}\.\d+<\/v><\/c><c s="2"><v>\d+(\.\d+)?<\/v><\/c>/);
});

it('writes groups with what they add up to, as the screen shows them', async () => {
  const lines = (await fileOf('csv', { groups: ['status'], operations: ['budget.sum'] })).body
    .replace(/\r\n$/, '')
    .split('\r\n');
  expect(lines[0]).toBe('\ufeffStatus;Liczba;Budżet – suma');
  expect(lines.at(-1)).toMatch(/^Razem;\d+;\d+,\d{2}$/);
});

it('opens for nobody with another reader, and not after its time', async () => {
  const { url } = (await manager.post(EXPORT, { source: 'calls', settings, format: 'csv' })).json().data;
  const forged = url.replace(/run=[^&]+/, `run=${Buffer.from('{"source":"users"}').toString('base64url')}`);
  expect(codeOf(await test.app.inject(forged))).toEqual([403, 'no-privilege']);
  test.clock.advance(11 * 60 * 1000);
  expect(codeOf(await test.app.inject(url))).toEqual([403, 'no-privilege']);
});
