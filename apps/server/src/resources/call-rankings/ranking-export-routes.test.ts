import { and, desc, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { baseLog } from '../../audit-log/table';
import { seedRegistrations } from '../../seed/seed-registrations';
import { cofundingCall } from '../cofunding-calls/table';

const START = new Date('2027-02-10T08:00:00.000Z');

let test: TestApp;
let manager: SignedIn;
let director: SignedIn;
let parent: SignedIn;
/** The call of the demo with a published list, and the one that is open. */
let ranked: number;
let open: number;
beforeAll(async () => {
  test = await testApp();
  await seedRegistrations(test.app, START);
  [manager, director, parent] = [
    await signIn(test, 'kierownik'),
    await signIn(test, 'dyrektor'),
    await signIn(test, 'anna.przykladowa'),
  ];
  const calls = await test.app.db.select().from(cofundingCall);
  const idOf = (number: string) => calls.find((call) => call.number === number)?.id ?? 0;
  [ranked, open] = [idOf('2/2026'), idOf('1/2027')];
});
afterAll(() => test.close());

const urlOf = (id: number) => `/api/cofundingcall/exportranking?id=${id}`;
async function saved(who: SignedIn, body: { of: string; format: string }) {
  const { data } = (await who.post(urlOf(ranked), body)).json();
  return { name: data.name, bytes: Buffer.from(data.content, 'base64') };
}
const exportsFor = async (who: SignedIn, id: number) =>
  (await who.get(`/api/cofundingcall/ranking?id=${id}`)).json().data.exports;

it('is offered as far as there is a list and the viewer may', async () => {
  expect(await exportsFor(manager, ranked)).toEqual(['numbers', 'people']);
  expect(await exportsFor(director, ranked)).toEqual(['numbers']);
  expect(await exportsFor(manager, open)).toEqual([]);
  const missing = await manager.post(urlOf(open), { of: 'numbers', format: 'csv' });
  expect(codeOf(missing)).toEqual([404, 'object-no-exist']);
});

it('gives the published list by numbers, without anybody on it', async () => {
  const { name, bytes } = await saved(director, { of: 'numbers', format: 'csv' });
  expect(name).toBe('ranking-2-2026-wersja-1.csv');
  const [head, first, ...others] = bytes.toString().split('\r\n');
  expect(head).toBe('\ufeffNumer zgłoszenia;Lista;Wynik;Miejsce;Punkty');
  expect(first).toMatch(/^FR\/2-2026\/[0-9]{5};[^;]+;miejsce;1;[0-9]+$/);
  expect(others).toHaveLength(16);
  expect(bytes.toString()).not.toMatch(/Żółwińska|Świdwin/);
});

it('gives people to who may export registrations, and nothing in it is a formula', async () => {
  const { bytes } = await saved(manager, { of: 'people', format: 'csv' });
  expect(bytes.toString()).toMatch(
    /^1;FR\/2-2026\/00004;w strefie włączenia \(SSW\);miejsce;1;25;K1 15, K2 10;Joanna Żółwińska;Świdwin;1;2026-11-03 [0-9:]{8}\.[0-9]{3};4750,00\r$/m,
  );
  const book = await saved(manager, { of: 'people', format: 'xlsx' });
  expect(book.name).toBe('ranking-2-2026-z-osobami-wersja-1.xlsx');
  const parts = unzipSync(book.bytes);
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('<v>4750</v>');
  expect(sheet).not.toContain('<f>');
});

describeWrite('exportranking', () => test, {
  act: async () => ({ by: manager, url: urlOf(ranked), body: { of: 'people', format: 'csv' } }),
  other: async () => [
    [director, 403, 'no-privilege'],
    [parent, 403, 'no-privilege'],
  ],
  isRepeatable: true,
  wrongStatus: null,
  async twice() {
    const isExport = and(eq(baseLog.event, 'cofundingcall.exportranking'), eq(baseLog.id_user, manager.id));
    const [entry] = await test.app.db.select().from(baseLog).where(isExport).orderBy(desc(baseLog.id));
    expect(entry?.diff).toEqual({ of: 'people', format: 'csv', version_no: 1, rows: 16 });
  },
});
