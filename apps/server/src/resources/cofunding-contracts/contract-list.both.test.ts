import { afterAll, beforeAll, expect, it } from 'vitest';
import { toContractStage } from '../../../test/contract-stage';
import { officeRegistrations } from '../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';

const GET = '/api/cofundingcontract/get';

let test: TestApp;
let clerk: SignedIn;
let second: SignedIn;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  second = await signIn(test, 'pracownik2');
  const registrations = officeRegistrations(test);
  for (const by of [clerk, clerk, second]) {
    const { id } = await registrations.sent();
    await toContractStage(test, id);
    await by.post('/api/cofundingcontract/add', { id_registration: id });
  }
});
afterAll(() => test.close());

const numbers = async (query: string) =>
  (await clerk.get(`${GET}?${query}`)).json().data.map(({ number }: { number: string }) => number);
const [FIRST, SECOND, THIRD] = ['UM/II/0038/2027', 'UM/II/0039/2027', 'UM/II/0040/2027'];

it('begins with the newest, and is paged', async () => {
  const { data, next, count } = (await clerk.get(`${GET}?page_count=2`)).json();
  expect([data.map(({ number }: { number: string }) => number), count]).toEqual([[THIRD, SECOND], 3]);
  expect(await numbers(`page_count=2&after=${next}`)).toEqual([FIRST]);
});

it.each(['number', 'lastname', 'sign_to', 'create_date', '-sign_to'])(
  'is sorted by %s page by page',
  async (sort) => {
    const whole = await numbers(`sort=${sort}`);
    const { next } = (await clerk.get(`${GET}?sort=${sort}&page_count=2`)).json();
    expect(await numbers(`sort=${sort}&page_count=2&after=${next}`)).toEqual(whole.slice(2));
  },
);

it('finds by name and number, who prepared it, status and term', async () => {
  const { data } = (await clerk.get(`${GET}?sort=number`)).json();
  const [, , third] = data;
  expect(await numbers(`has_text=${encodeURIComponent(third.person)}`)).toEqual([THIRD]);
  expect(await numbers('has_text=ii%2F0039')).toEqual([SECOND]);
  expect(await numbers('prepared=me&sort=number')).toEqual([FIRST, SECOND]);
  expect(await numbers('status=to_member,active')).toEqual([]);
  expect(await numbers('asked=yes')).toEqual([]);
  expect(await numbers('overdue=yes')).toEqual([]);
  expect(await numbers('overdue=no')).toHaveLength(3);
  expect(await numbers(`id_call=999`)).toEqual([]);
});

it('counts who has to act', async () => {
  const { data } = (await clerk.get('/api/cofundingcontract/counts?prepared=me')).json();
  expect(data).toEqual({ prepare: 2, initial: 0, member: 0, office: 0, all: 2 });
});
