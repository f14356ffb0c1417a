import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IGA, IGNACY, registrationOf } from '../../../../test/registration';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { readPdf } from '../../../documents/testing/read-pdf';

const URL = '/api/cofundingcertificate/find';
const PAWEL = 'pawel.slimakowy@example.com';

let test: TestApp;
let pawel: SignedIn;
let id: number;

beforeAll(async () => {
  test = await testApp();
  pawel = await signIn(test, PAWEL);
  ({ id } = await registrationOf(test, pawel, PAWEL).fill(IGNACY));
});
afterAll(() => test.close());

interface Answer {
  statusCode: number;
  json: () => { data: { name: string; content: string } };
}

async function read(answer: Answer) {
  expect(answer.statusCode).toBe(200);
  const { name, content } = answer.json().data;
  return { name, ...(await readPdf(new Uint8Array(Buffer.from(content, 'base64')))) };
}

describe('the form of a certificate', () => {
  it.each([
    ['ZASW_PRACODAWCA', 'Zaświadczenie od pracodawcy', 'Wymiar czasu pracy'],
    ['ZASW_PUP', 'Zaświadczenie z powiatowego urzędu pracy', 'Zarejestrowana jako bezrobotna od dnia'],
    ['ZASW_ZUS', 'Zaświadczenie z ZUS', 'Nie podlega ubezpieczeniom'],
    ['ZASW_PLACOWKA', 'Zaświadczenie z placówki opieki', 'Dni obecności w miesiącu'],
  ])('%s is a tagged PDF that needs no sign-in', async (kind, title, line) => {
    const { text, roles, title: told } = await read(await test.app.inject(`${URL}?kind=${kind}`));

    expect(text).toContain(title);
    expect(text).toContain(line);
    expect(told).toContain(title);
    expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH']));
    expect(text).not.toContain('Ślimakowy');
  });

  it('holds what one’s own draft knows of the employer and the parent', async () => {
    const { text, name } = await read(await pawel.get(`${URL}?kind=ZASW_PRACODAWCA&id=${id}`));

    expect(name).toBe('zaświadczenie-od-pracodawcy.pdf');
    expect(text).toContain('Paweł Ślimakowy');
    expect(text).toContain('87010100030');
    expect(text).toContain('„Fikcyjna” sp. z o.o.');
    expect(text).toContain('Urlop rodzicielski');
  });

  it('holds what the draft knows of the child and its care', async () => {
    const { text } = await read(await pawel.get(`${URL}?kind=ZASW_PLACOWKA&id=${id}`));

    expect(text).toContain('Ignacy Ślimakowy');
    expect(text).toContain('Żłobek „Pod Żółwikiem”');
  });

  it('has a page for each child in a facility, each with the head of the office', async () => {
    const { form, row_version } = await registrationOf(test, pawel, PAWEL).find(id);
    const children = [IGNACY, IGA].map((child) => ({ ...form.children?.[0], ...child }));
    const saved = await pawel.post(`/api/cofundingregistration/set?id=${id}`, {
      form: { ...form, children },
      row_version,
    });
    expect(saved.statusCode).toBe(200);
    const { text, pages, roles } = await read(await pawel.get(`${URL}?kind=ZASW_PLACOWKA&id=${id}`));

    expect(pages).toBe(2);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(2);
    expect(text).toMatch(/Regionalny Urząd Pracy.*Ignacy Ślimakowy.*Regionalny Urząd Pracy.*Iga Testowa/);
  });

  it('tells a stranger to sign in and somebody else, or the office, that there is no such draft', async () => {
    const url = `${URL}?kind=ZASW_PRACODAWCA&id=${id}`;
    expect((await test.app.inject(url)).json().code).toBe('no-login');
    const anna = await signIn(test, 'anna.przykladowa');
    expect((await anna.get(url)).json().code).toBe('object-no-exist');
    const clerk = await signIn(test, 'pracownik1');
    expect((await clerk.get(url)).json().code).toBe('object-no-exist');
  });

  it('is refused for a kind that others do not write on our form', async () => {
    expect((await test.app.inject(`${URL}?kind=ORZECZENIE`)).statusCode).toBe(400);
  });
});

it('is made as often in an hour as the office sets it', async () => {
  const strict = await testApp({ settings: { CERTIFICATE_LIMIT: '1' } });
  const url = `${URL}?kind=ZASW_PUP`;
  expect((await strict.app.inject(url)).statusCode).toBe(200);
  expect((await strict.app.inject(url)).json().code).toBe('too-many-requests');
  await strict.close();
});
