import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import type { Author } from '../../author';
import { verifyFacility, verifyNanny } from './repository';

let test: TestApp;
let by: Author & { id: number };
beforeAll(async () => {
  test = await testApp();
  const { id } = await signIn(test, 'pracownik1');
  by = { id, ip: null, date: test.clock.business(), id_application: 9192 };
});
afterAll(() => test.close());

const FACILITY = {
  ...{ kind: 'ZLOBEK', name: 'Żłobek „Pod Wierzbą”', register_no: '0077/ZL', nip: '0000000023' },
  ...{ city: 'Goleniów', community: null, regon: null },
};
const verify = (facility: Omit<typeof FACILITY, 'regon'> & { regon: string | null }) =>
  test.app.db.transaction((tx) => verifyFacility(tx, facility, by));

it('makes a facility once by its number, also when two officers read it at once', async () => {
  const [one, two] = await Promise.all([verify(FACILITY), verify(FACILITY)]);
  expect(one.id).toBe(two.id);
  expect(one).toMatchObject({ status: 'verified', id_user_verified: by.id });
  expect((await verify({ ...FACILITY, kind: 'KLUB' })).id).not.toBe(one.id);
});

it('keeps the REGON that any certificate has named', async () => {
  const facility = { ...FACILITY, register_no: '0078/ZL' };
  expect((await verify(facility)).regon).toBeNull();
  const named = await verify({ ...facility, regon: '999999004' });
  expect(named.regon).toBe('999999004');
  expect(await verify(facility)).toMatchObject({ id: named.id, regon: '999999004' });
});

it('refuses a facility that the office has blocked', async () => {
  const blocked = { ...FACILITY, register_no: '0009/ZL' };
  await expect(verify(blocked)).rejects.toMatchObject({
    code: 'not-valid',
    data: { 'facts.register_no': 'not-eligible-e8' },
  });
});

it('knows a nanny by the PESEL, with the newest contract', async () => {
  const nanny = {
    name: 'Halina Wzorowa-Testowa',
    nanny_pesel: '75051200044',
    city: 'Świdwin',
    community: null,
  };
  const with_date = (contract_date: '2026-12-28' | '2027-01-10') =>
    test.app.db.transaction((tx) => verifyNanny(tx, { ...nanny, contract_date }, by));
  const first = await with_date('2026-12-28');
  expect(await with_date('2027-01-10')).toMatchObject({ id: first.id, contract_date: '2027-01-10' });
});
