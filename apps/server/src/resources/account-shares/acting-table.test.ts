import { endpoints } from '@urzad/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { testClock } from '../../../test/test-clock';
import { ACTING } from '../../http/acting-table';

const clock = testClock();
const test = await testApp({ parts: { clock, demoClock: clock } });
afterAll(() => test.close());

let anna: SignedIn;
let acting: SignedIn;
beforeAll(async () => {
  anna = await signIn(test, 'anna.przykladowa');
  const { id } = await signIn(test, 'kierownik');
  acting = await signIn(test, 'anna.przykladowa', { id_user_main: id });
});

const send = ({ tokens }: SignedIn, call: string) => {
  const [method = '', url = ''] = call.split(' ');
  const payload = method === 'POST' ? { payload: {} } : {};
  return test.app.inject({
    method: method as 'GET',
    url: `${url}?id=1`,
    headers: { token: tokens.token },
    ...payload,
  });
};

it('classifies every write of the contract, and names no other', () => {
  const calls = endpoints.map(({ method, url }) => `${method} ${url}`);
  const writes = calls.filter((call) => !call.startsWith('GET '));
  expect(writes.filter((call) => !(call in ACTING))).toEqual([]);
  expect(Object.keys(ACTING).filter((call) => !calls.includes(call))).toEqual([]);
});

const refused = Object.keys(ACTING).filter((call) => ACTING[call] === 'refused');
it.each(refused)('refuses while acting: %s', async (call) => {
  const answer = await send(acting, call);
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    { code: 'no-privilege', data: { reason: 'acting' } },
  ]);
});

it('refuses a HEAD as the GET, for its length tells what is in the answer', async () => {
  const gets = refused.filter((call) => call.startsWith('GET '));
  expect(gets.length).toBeGreaterThan(0);
  for (const call of gets) {
    expect([call, (await send(acting, call.replace('GET', 'HEAD'))).statusCode]).toEqual([call, 403]);
  }
});

it('shows each refusal to the person, who alone reads the log', async () => {
  const [share] = (await anna.get('/api/user/sharelist')).json().data;
  const page = async (number: number) =>
    (await anna.get(`/api/user/sharelog?id=${share.id}&page_count=100&page=${number}`)).json();
  const log = await page(1);
  expect(log.count).toBe(refused.length + refused.filter((call) => call.startsWith('GET ')).length);
  const shown = [];
  for (let number = 1; shown.length < log.count; number += 1) shown.push(...(await page(number)).data);
  expect(shown).toContainEqual(
    expect.objectContaining({ act: 'refused', entity: 'cofundingregistration', verb: 'sign' }),
  );
});

it('refuses the person none of it for that reason', async () => {
  const answer = await send(anna, 'POST /api/cofundingregistration/sign');
  expect(answer.json().data).not.toEqual({ reason: 'acting' });
});
