import { cofundingClauses, cofundingRegistrations } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { user } from '../../../identity/table';

/** Endpoints of the office. A new endpoint that is missing here counts as one of citizens, and is tested below. */
const OF_THE_OFFICE: readonly string[] = [
  'take',
  'takemany',
  'review',
  'return',
  'score',
  'reject',
  'takeover',
  'approve',
  'sendback',
  'rescore',
  'approverescore',
  'confirmsignature',
];
const ACTS = [
  ...Object.values(cofundingRegistrations).filter(
    ({ method, url }) => method !== 'GET' && !OF_THE_OFFICE.includes(url.split('/').at(-1) ?? ''),
  ),
  cofundingClauses.sign,
].map(({ method, url }) => [url, method] as const);

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

async function outcomeOf(who: SignedIn | undefined, [url, method]: (typeof ACTS)[number]) {
  const { statusCode, body } = await test.app.inject({
    method,
    url: `${url}?id=1`,
    headers: who ? { token: who.tokens.token } : {},
    ...(method === 'POST' && { payload: {} }),
  });
  const { code, data } = JSON.parse(body);
  return [statusCode, code, data?.reason];
}

/** A parent of the demo data, changed before the first request that reads the account. */
async function parent(name: string, change: Partial<typeof user.$inferInsert>) {
  await test.app.db
    .update(user)
    .set(change)
    .where(eq(user.mail, `${name}@example.com`));
  return signIn(test, name);
}

it('are many', () => expect(ACTS.length).toBeGreaterThanOrEqual(9));

it('are refused to who is not signed in', async () => {
  for (const act of ACTS)
    expect([act, await outcomeOf(undefined, act)]).toEqual([act, [401, 'no-login', undefined]]);
});

it.each(['pracownik1', 'kierownik', 'obserwator', 'admin.uprawnien'])(
  'are no acts of the office: %s',
  async (name) => {
    const staff = await signIn(test, name);
    const reason = name === 'obserwator' ? 'audit' : undefined;
    for (const act of ACTS)
      expect([act, await outcomeOf(staff, act)]).toEqual([act, [403, 'no-privilege', reason]]);
  },
);

it('wait for a complete profile', async () => {
  const ewa = await parent('ewa.probna', { lastname: '' });
  for (const act of ACTS)
    expect([act, await outcomeOf(ewa, act)]).toEqual([act, [409, 'illegal-step', 'profile']]);
});

it('wait for the conditions to be accepted', async () => {
  const anna = await parent('anna.przykladowa', { accept_condition: 'no' });
  for (const act of ACTS)
    expect([act, await outcomeOf(anna, act)]).toEqual([act, [409, 'illegal-step', 'statute']]);
});

it('are open to a parent, and to a person without any role', async () => {
  const people = [
    await signIn(test, 'sliwka.testowa'),
    await parent('pawel.slimakowy', { id_role_active: null }),
  ];
  for (const act of ACTS) {
    for (const person of people) {
      // The answer of the endpoint itself to an empty body and a registration of somebody else.
      const [status] = await outcomeOf(person, act);
      expect([act, [400, 404].includes(Number(status))]).toEqual([act, true]);
    }
  }
});
