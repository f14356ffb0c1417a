import type { Registration } from '@urzad/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IGA, registrationOf } from '../../../../test/registration';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { testApp } from '../../../../test/test-app';

const URL = '/api/cofundingregistration';
const EWA = 'ewa.probna@example.com';
const KOBYLANKA = { district: '3214', community: '3214-kobylanka-w' };

const test = await testApp();
afterAll(() => test.close());

let ewa: SignedIn;
let draft: Registration;
beforeAll(async () => {
  ewa = await signIn(test, EWA);
  draft = await registrationOf(test, ewa, EWA).fill(IGA);
});

/** The form as it was filled, but for the address, or where the child is cared for, for which the document to sign is requested. */
async function signWith(home: Record<string, string>, care: Record<string, string> = {}) {
  const { data: present } = (await ewa.get(`${URL}/find?id=${draft.id}`)).json();
  const [child] = draft.form.children ?? [];
  const form = { ...draft.form, city_own: 'no', ...home, children: [{ ...child, ...care }] };
  const { row_version } = (
    await ewa.post(`${URL}/set?id=${draft.id}`, { form, row_version: present.row_version })
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
  const body = { name: 'Cisewo', community: KOBYLANKA.community };
  expect((await manager.post('/api/locality/add', body)).statusCode).toBe(200);
  expect((await signWith({ ...KOBYLANKA, city: 'Cisewo' })).statusCode).toBe(200);
});

const CARE = {
  provider_city_own: '',
  provider_region: '32',
  provider_district: '3214',
  provider_community: '3214-kobylanka-w',
};
const HOME = { ...KOBYLANKA, city: 'Kobylanka' };

it.each([
  ['a place of care that the dictionary does not hold', { ...CARE, provider_city: 'Reptowo' }],
  ['a place of care in another commune', { ...CARE, provider_city: 'Stargard' }],
  ['a name that is none', { ...CARE, provider_city: '12', provider_city_own: 'yes' }],
])('refuses %s', async (_what, care) => {
  const answer = await signWith(HOME, care);
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { code: 'not-valid', data: { 'children.0.provider_city': 'not-valid-city' } },
  ]);
});

it.each([
  ['of the dictionary', { ...CARE, provider_city: 'Kobylanka' }],
  [
    'that was typed by hand with its commune',
    { ...CARE, provider_city: 'Reptowo', provider_city_own: 'yes' },
  ],
  [
    'typed by hand in another voivodeship',
    { ...CARE, provider_city: 'Nowiny Wielkie', provider_city_own: 'yes', provider_region: '08' },
  ],
  [
    'that an older draft names without its commune',
    {
      provider_city: 'Stargard',
      provider_city_own: '',
      provider_region: '',
      provider_district: '',
      provider_community: '',
    },
  ],
])('takes a place of care %s', async (_what, care) => {
  expect((await signWith(HOME, care)).statusCode).toBe(200);
});

it('finds a place of care that the office has added', async () => {
  const manager = await signIn(test, 'kierownik');
  const body = { name: 'Jęczydół', community: KOBYLANKA.community };
  expect((await manager.post('/api/locality/add', body)).statusCode).toBe(200);
  expect((await signWith(HOME, { ...CARE, provider_city: 'Jęczydół' })).statusCode).toBe(200);
});
