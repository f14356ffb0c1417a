import { DEFAULT_APPLICATION, PROGRESS_HEAD_BYTES } from '@urzad/contract';
import { NO_OFFICE_WORDS, PRIVILEGES } from '@urzad/grants';
import { desc, eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { baseLog } from '../../audit-log/table';
import { readPdf } from '../../documents/testing/read-pdf';
import { cofundingCall } from '../cofunding-calls/table';
import { askedOf } from './asked';
import { summarise } from './summarise';

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

const SINCE = { create_date: { from: '2026-01-01' } };
const bytesOf = ({ rawPayload }: { rawPayload: Buffer }) => Uint8Array.from(rawPayload);

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

it.each(['csv', 'xlsx'])('tells how many rows of %s are written, before each piece', async (format) => {
  const body = { source: 'calls', settings, format };
  const { url, rows } = (await manager.post(EXPORT, body)).json().data;
  const { rawPayload } = await test.app.inject(`${url}&progress=yes`);
  const pieces: Buffer[] = [];
  const told: number[] = [];
  for (let at = 0; at < rawPayload.length; ) {
    told.push(rawPayload.readUInt32BE(at));
    const end = at + PROGRESS_HEAD_BYTES + rawPayload.readUInt32BE(at + 4);
    pieces.push(rawPayload.subarray(at + PROGRESS_HEAD_BYTES, end));
    at = end;
  }
  expect(told.at(-1)).toBe(rows);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  const whole = Buffer.concat(pieces);
  if (format === 'csv') expect(whole.toString()).toBe((await test.app.inject(url)).body);
  else expect(unzipSync(whole)['xl/worksheets/sheet1.xml']).toBeDefined();
});

it('writes groups with what they add up to, as the screen shows them', async () => {
  const lines = (await fileOf('csv', { groups: ['status'], operations: ['budget.sum'] })).body
    .replace(/\r\n$/, '')
    .split('\r\n');
  expect(lines[0]).toBe('\ufeffStatus;Liczba;Budżet – suma');
  expect(lines.at(-1)).toMatch(/^Razem;\d+;\d+,\d{2}$/);
});

it('prints rows and groups as a tagged PDF, with filters in words and the name that it was kept under', async () => {
  const rows = await readPdf(bytesOf(await fileOf('pdf', { operations: ['budget.sum'], filters: SINCE })));
  expect(rows.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD']));
  expect(rows.language).toBe('pl-PL');
  expect(rows.text).toMatch(/Założony od 0?1\.01\.2026/);
  expect(rows.text).toContain('Dofinansowane przez Unię Europejską');
  expect(rows.text).toMatch(/Budżet – suma \d/);
  expect(rows.text).toMatch(/strona 1 z \d/);

  const answer = await manager.post(EXPORT, {
    ...{ source: 'calls', format: 'pdf', title: 'Nabory według statusu' },
    settings: { ...settings, groups: ['status'], operations: ['budget.sum'] },
  });
  const file = await test.app.inject(answer.json().data.url);
  expect(file.headers['content-type']).toBe('application/pdf');
  const groups = await readPdf(bytesOf(file));
  expect(groups.title).toMatch(/^Nabory według statusu/);
  expect(groups.text).toMatch(/Status Liczba Budżet – suma .* Razem \d+ /);
});

it('makes one group of rows without a text and with an empty one', async () => {
  const value = sql`rows.text`;
  const column = { code: 'text', name: ['Tekst', 'Text'], type: 'text', value } as const;
  const from = sql`(values (1, 'a'), (2, ''), (3, null)) as rows (id, text)`;
  const viewer = { as: 'staff', id_user: manager.id, id_application: DEFAULT_APPLICATION } as const;
  const by = {
    viewer: { ...viewer, privileges: PRIVILEGES, testOnly: false },
    now: test.clock.now(),
    words: NO_OFFICE_WORDS,
  };
  const asked = askedOf(by, 'calls', { filters: {} });
  const source = { ...asked.source, from, id: sql`rows.id` };
  const rows = { ...asked, source, where: undefined, sorted: column };
  const { groups } = await summarise(test.app.db, rows, { groups: [column], operations: [] });
  expect(groups.map(({ keys, count }) => [...keys, count])).toEqual([
    ['a', 1],
    [null, 2],
  ]);
});

it('prints one PDF after the other, and refuses those that would wait too long', async () => {
  const { url } = (await manager.post(EXPORT, { source: 'calls', settings, format: 'pdf' })).json().data;
  let release: (pdf: Uint8Array) => void = () => undefined;
  const held = new Promise<Uint8Array>((resolve) => {
    release = resolve;
  });
  const print = vi.spyOn(test.app.documents, 'print').mockReturnValue(held);
  // Also when none is refused: requests that hang would hold the whole run.
  onTestFinished(() => release(new Uint8Array()));
  const answers = Array.from({ length: 12 }, () => test.app.inject(url));
  const refused = await Promise.race(answers);
  expect(codeOf(refused)).toEqual([503, 'server']);
  expect(refused.headers['content-disposition']).toBeUndefined();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  release(new Uint8Array());
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(11);
  print.mockRestore();
});

it('opens for nobody with another reader, and not after its time', async () => {
  const { url } = (await manager.post(EXPORT, { source: 'calls', settings, format: 'csv' })).json().data;
  const forged = url.replace(/run=[^&]+/, `run=${Buffer.from('{"source":"users"}').toString('base64url')}`);
  expect(codeOf(await test.app.inject(forged))).toEqual([403, 'no-privilege']);
  test.clock.advance(11 * 60 * 1000);
  expect(codeOf(await test.app.inject(url))).toEqual([403, 'no-privilege']);
});

it('refuses a PDF of more than 5,000 rows and a file of more than 1,000 groups, and makes one of fewer', async () => {
  await test.app.db.execute(sql`
    insert into cofundingcall overriding system value
    select copy.* from cofundingcall one, generate_series(1, 5001) n, jsonb_populate_record(
      null::cofundingcall,
      to_jsonb(one) || jsonb_build_object('id', 100000 + n, 'number', 'nabór ' || n, 'uuid', gen_random_uuid())
    ) copy where one.id = 2`);
  const body = { source: 'calls', settings, format: 'pdf' };
  const refused = await manager.post(EXPORT, body);
  expect(codeOf(refused)).toEqual([400, 'not-valid']);
  expect(refused.json().data).toEqual({ format: 'is-too-big' });
  expect((await manager.post(EXPORT, { ...body, format: 'xlsx' })).statusCode).toBe(200);

  const inGroups = { ...body, settings: { ...settings, groups: ['number'] } };
  for (const format of ['csv', 'pdf']) {
    const cut = await manager.post(EXPORT, { ...inGroups, format });
    expect([codeOf(cut), cut.json().data]).toEqual([[400, 'not-valid'], { groups: 'is-too-big' }]);
  }
  const { text } = await readPdf(bytesOf(await fileOf('pdf', { groups: ['status'] })));
  expect(text).toMatch(/Razem 5 ?\d{3} /);
});
