import { DEFAULT_APPLICATION } from '@urzad/contract';
import { afterAll, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { officeWords } from './read-libraries';

const test = await testApp();
afterAll(() => test.close());

const host = await signIn(test, 'gospodarz');
const wordsOf = async () => (await test.app.inject('/api/base/initsystem')).json().data.words;

async function itemOf(code: string, item: string) {
  const { data } = (await host.get(`/api/library/options?code=${code}`)).json();
  return data.find((one: { code: string }) => one.code === item);
}

/** The office calls an item otherwise. */
async function rename(code: string, item: string, [name, name_en]: [string, string]) {
  const { id, row_version, color, valid_from, valid_to } = await itemOf(code, item);
  const body = { row_version, name, name_en, number: null, color, valid_from, valid_to, rate: null };
  expect((await host.post(`/api/libraryitem/set?id=${id}`, body)).statusCode).toBe(200);
}

it('comes with the first answer of a page as soon as a word has changed', async () => {
  expect(await wordsOf()).toEqual({});

  await rename('WITHDRAW_REASON', 'UTRATA_PRACY', ['Zwolnienie z pracy', 'Dismissal']);
  const words = await wordsOf();
  expect(Object.keys(words)).toEqual(['WITHDRAW_REASON']);
  expect(words.WITHDRAW_REASON).toContainEqual(
    expect.objectContaining({ code: 'UTRATA_PRACY', pl: 'Zwolnienie z pracy', en: 'Dismissal' }),
  );
});

it('is read by a report: catalogue, rows and filters', async () => {
  await rename('CASE_KIND', 'PYTANIE', ['Zapytanie', 'Inquiry']);
  const manager = await signIn(test, 'kierownik');
  const { data } = (await manager.get('/api/raportconfig/datasources?page_count=50')).json();
  const cases = data.find((source: { code: string }) => source.code === 'cases');
  for (const parts of [cases.columns, cases.filters]) {
    const { options } = parts.find((part: { code: string }) => part.code === 'kind');
    expect(options).toContainEqual({ value: 'PYTANIE', name: 'Zapytanie', name_en: 'Inquiry' });
  }
});

it('is of one application, and the same within a transaction', async () => {
  await rename('END_REASON', 'ZGON', ['Śmierć', 'Decease']);
  const inside = await test.app.db.transaction((tx) => officeWords(tx, DEFAULT_APPLICATION));
  expect(inside.END_REASON?.find(({ code }) => code === 'ZGON')?.pl).toBe('Śmierć');
  expect(await officeWords(test.app.db, DEFAULT_APPLICATION + 1)).toEqual({});
});
