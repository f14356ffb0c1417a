import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { cofundingCall } from '../cofunding-calls/table';
import { tellOfCalls } from './tell-of-calls';

const test = await testApp();
afterAll(() => test.close());
const anna = await signIn(test, 'anna.przykladowa');
const ewa = await signIn(test, 'ewa.probna');
const NEVER = new AbortController().signal;

const tell = () => tellOfCalls(test.app, test.clock.business(), NEVER);
const isCall = eq(cofundingCall.number, '1/2027');
const announce = (change: Partial<typeof cofundingCall.$inferInsert> = {}) =>
  test.app.db
    .update(cofundingCall)
    .set({ told_to: 0, ...change })
    .where(isCall);
async function newsOf(who: SignedIn): Promise<string[]> {
  const { data } = (await who.get('/api/basenotification/get')).json();
  return data
    .map(({ content_name }: { content_name: string }) => content_name)
    .filter((name: string) => name.startsWith('Ogłoszono'));
}

it('tells of an announced call whoever has agreed, once, by two servers at once too', async () => {
  expect((await anna.post('/api/user/accountset', { newsletter: 'yes' })).json().data.newsletter).toBe('yes');
  await announce();
  await Promise.all([tell(), tell()]);
  expect(await tell()).toBe(0);
  expect(await newsOf(anna)).toHaveLength(1);
  expect(await newsOf(ewa)).toEqual([]);
  const mails = await test.emailsTo('anna.przykladowa@example.com');
  expect(mails.filter(({ subject }) => subject === 'Ogłoszono nabór 1/2027')).toHaveLength(1);
});

it('tells nobody who was told before, has withdrawn the consent, or whose call was called off', async () => {
  await announce({ told_to: anna.id });
  await tell();
  await announce({ status: 'cancelled' });
  await tell();
  await anna.post('/api/user/accountset', { newsletter: 'no' });
  await announce({ status: 'open' });
  await tell();
  expect(await newsOf(anna)).toHaveLength(1);
});

it('tells of nothing that is not announced', async () => {
  expect(await tell()).toBe(0);
});
