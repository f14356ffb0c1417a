import { afterAll, beforeAll, expect, it } from 'vitest';
import { IGA, registrationOf } from '../../../test/registration';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';

const URL = '/api/cofundingregistration';
const EWA = 'ewa.probna@example.com';
const KOBYLANKA = { district: '3214', community: '3214-kobylanka-w' };

const test = await testApp();
afterAll(() => test.close());

let ewa: SignedIn;
let draft: { id: number };
beforeAll(async () => {
  ewa = await signIn(test, EWA);
  draft = await registrationOf(test, ewa, EWA).fill(IGA);
});

/** Changes the address and asks for the document to sign. */
async function signWith(home: Record<string, string>) {
  const { data } = (await ewa.get(`${URL}/find?id=${draft.id}`)).json();
  const form = { ...data.form, city_own: 'no', ...home };
  const { row_version } = (
    await ewa.post(`${URL}/set?id=${draft.id}`, { form, row_version: data.row_version })
  ).json().data;
  const answer = await ewa.post(`${URL}/tosign?id=${draft.id}`, { row_version });
  if (answer.statusCode === 200) await ewa.post(`${URL}/edit?id=${draft.id}`);
  return answer;
}

it.each([
  ['a place that the dictionary does not hold', { ...KOBYLANKA, city: 'Bielkowo' }],
  ['a place of another voivodeship', { ...KOBYLANKA, city: 'Szczaniec' }],
  ['a place of another commune', { ...KOBYLANKA, city: 'Stargard' }],
  ['a place in another district', { ...KOBYLANKA, district: '3207', city: 'Kobylanka' }],
  ['a name that is none', { ...KOBYLANKA, city: '12', city_own: 'yes' }],
])('refuses %s', async (_what, home) => {
  const answer = await signWith(home);
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { code: 'not-valid', data: { city: 'not-valid-city' } },
  ]);
});

it('takes a place that was typed by hand with its commune', async () => {
  expect((await signWith({ ...KOBYLANKA, city: 'Bielkowo', city_own: 'yes' })).statusCode).toBe(200);
});

it('takes it without that mark once the office has added it', async () => {
  const manager = await signIn(test, 'kierownik');
  const body = { name: 'Bielkowo', community: KOBYLANKA.community };
  expect((await manager.post('/api/locality/add', body)).statusCode).toBe(200);
  expect((await signWith({ ...KOBYLANKA, city: 'Bielkowo' })).statusCode).toBe(200);
});
