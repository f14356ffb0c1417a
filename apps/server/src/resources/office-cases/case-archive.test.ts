import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { multipartOf, pdfOf } from '../../../test/multipart';
import { done, opened, taken } from '../../../test/office-cases';
import { IGNACY, registrationOf } from '../../../test/registration';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';

const PAWEL = 'pawel.slimakowy@example.com';

let test: TestApp;
let anna: SignedIn;
let clerk: SignedIn;
let accountant: SignedIn;
let main: number;
beforeAll(async () => {
  test = await testApp();
  anna = await signIn(test, 'anna.przykladowa');
  clerk = await signIn(test, 'pracownik1');
  accountant = await signIn(test, 'ksiegowosc');
  const { id } = await registrationOf(test, await signIn(test, PAWEL), PAWEL).sent(IGNACY);
  const { data } = (await clerk.get(`/api/cofundingregistration/find?id=${id}`)).json();
  main = data.id_officecase;
});
afterAll(() => test.close());

const addressOf = (who: SignedIn, id: number) => who.get(`/api/officecase/archive?id=${id}`);

/** The files of the archive, and the lines of its index. */
async function archiveOf(who: SignedIn, id: number) {
  const { url } = (await addressOf(who, id)).json().data;
  const answer = await test.app.inject({ url });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const entries = unzipSync(answer.rawPayload);
  const [head, ...lines] = strFromU8(entries['spis.csv'] ?? new Uint8Array())
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'));
  return { entries, head, lines, names: Object.keys(entries) };
}

async function upload(by: SignedIn, name: string) {
  const { headers, payload } = multipartOf(name, pdfOf(200));
  return (await by.post('/api/base/uploadfile', payload, headers)).json().data.filename as string;
}

it('has every document of a case with its pages, in the order of an index that names each', async () => {
  const { names, head, lines, entries } = await archiveOf(clerk, main);
  expect(head).toEqual([
    ...['Lp.', 'Data', 'Kierunek', 'Tytuł', 'Numer', 'Nazwa pliku', 'Liczba stron', 'Bajty', 'SHA-256'],
  ]);
  expect(names.toSorted()).toEqual([...lines.map((line) => line[5] ?? ''), 'spis.csv'].toSorted());
  const form = lines.find((line) => line[3] === 'Formularz rekrutacyjny');
  expect(form?.[2]).toBe('przychodzące');
  expect(Number(form?.[6])).toBeGreaterThan(0);
  expect(entries[form?.[5] ?? '']?.length).toBe(Number(form?.[7]));
  expect(lines.find((line) => line[3] === 'Potwierdzenie złożenia')?.[2]).toBe('wychodzące');
});

it('has the letters, notes and files of a case, with equal names told apart', async () => {
  const filenames = [await upload(anna, 'skan.pdf'), await upload(anna, 'skan.pdf')];
  const of = await taken(clerk, anna, { filenames });
  await done(clerk, of, 'note', { body: 'Notatka' });
  const { lines, entries } = await archiveOf(clerk, of.id);
  expect(lines.map((line) => [line[2], line[5]?.replace(/^\d+ /, '')])).toEqual([
    ['przychodzące', 'wiadomosc.txt'],
    ['przychodzące', 'skan.pdf'],
    ['przychodzące', 'skan.pdf'],
    ['wewnętrzne', 'notatka.txt'],
  ]);
  const note = lines.at(-1)?.[5] ?? '';
  expect(strFromU8(entries[note] ?? new Uint8Array())).toContain('Notatka');
});

it('leaves out what its reader may not see', async () => {
  const { lines } = await archiveOf(accountant, main);
  const titles = lines.map((line) => line[3]);
  expect(titles).toContain('Potwierdzenie złożenia');
  expect(titles).not.toContain('Formularz rekrutacyjny');
});

it('is refused to its applicant, to a stranger and for a case that they may not see', async () => {
  const of = await opened(anna);
  expect(codeOf(await addressOf(anna, of.id))).toEqual([403, 'no-privilege']);
  expect(codeOf(await addressOf(clerk, 999_999))).toEqual([404, 'object-no-exist']);
  expect((await test.app.inject({ url: `/api/officecase/archive?id=${of.id}` })).json().code).toBe(
    'no-login',
  );
  const { url } = (await addressOf(clerk, of.id)).json().data;
  const more = url.replace(/sees=[^&]+/, 'sees=office_case_show%2Cperson_sensitive_show%2Crodo_case_edit');
  for (const changed of [
    url.replace(/signature=.*/, 'signature=x'),
    more.replace(`id=${of.id}`, `id=${main}`),
  ]) {
    expect((await test.app.inject({ url: changed })).statusCode).toBe(403);
  }
});

it('is noted with who downloaded it', async () => {
  const of = await opened(anna);
  await archiveOf(clerk, of.id);
  const log = await (await signIn(test, 'admin.techniczny')).get(
    '/api/baselog/get?event=officecase.download',
  );
  const [entry] = log.json().data;
  expect(entry).toMatchObject({ event: 'officecase.download', person: { id: clerk.id } });
});
