import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeContracts } from '../../../test/office-contracts';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { expireContracts } from './expire-contracts';

const NEVER = new AbortController().signal;
const LAST_DAY = new Date('2027-02-17T22:59:00.000Z');
const AFTER = new Date('2027-02-17T23:15:00.000Z');

let test: TestApp;
let clerk: SignedIn;
let manager: SignedIn;
let contracts: ReturnType<typeof officeContracts>;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  manager = await signIn(test, 'kierownik');
  contracts = officeContracts(test);
});
afterAll(() => test.close());

async function withdraw({ found }: Awaited<ReturnType<typeof contracts.prepared>>) {
  const { row_version } = await contracts.registrationSeenBy(found.parent, found);
  const url = `/api/cofundingregistration/withdraw?id=${found.id}`;
  return found.parent.post(url, { row_version, reason: 'INNE' });
}

it('ends a sent contract with its application, in one step of the parent', async () => {
  const of = await contracts.sentToParent(clerk, manager);
  expect((await withdraw(of)).statusCode).toBe(200);
  expect(await contracts.seenBy(of.found.parent, of)).toMatchObject({
    ...{ status: 'not_signed', end_reason: 'REZYGNACJA', withdraw_reason: 'INNE' },
    ...{ documents: [], steps: [], sign_member_to: null },
  });
  expect((await contracts.registrationSeenBy(of.found.parent, of.found)).status).toBe('withdrawn');
});

it('ends a contract that the parent never saw', async () => {
  const of = await contracts.prepared(clerk);
  expect((await withdraw(of)).statusCode).toBe(200);
  expect(await contracts.seenBy(clerk, of)).toMatchObject({ status: 'not_signed', steps: [] });
});

it('leaves an application without a contract as it was', async () => {
  const found = await contracts.sentRegistration();
  const { row_version } = await contracts.registrationSeenBy(found.parent, found);
  const url = `/api/cofundingregistration/withdraw?id=${found.id}`;
  expect((await found.parent.post(url, { row_version, reason: 'INNE' })).statusCode).toBe(200);
});

it('ends after the last day, once, and frees the place; a prolonged one waits', async () => {
  const late = await contracts.sentToParent(clerk, manager);
  const prolonged = await contracts.sentToParent(clerk, manager);
  const more = { sign_member_to: '2027-02-26', reason: 'Uczestnik jest w szpitalu' };
  await contracts.done(clerk, prolonged, 'prolong', more);

  expect(await expireContracts(test.app, LAST_DAY, NEVER)).toBe(0);
  expect(await expireContracts(test.app, AFTER, NEVER)).toBe(1);
  expect(await expireContracts(test.app, AFTER, NEVER)).toBe(0);

  const { parent, mail } = late.found;
  expect(await contracts.seenBy(parent, late)).toMatchObject({ status: 'not_signed', end_reason: 'TERMIN' });
  expect((await contracts.registrationSeenBy(parent, late.found)).status).toBe('expired');
  expect((await contracts.seenBy(parent, prolonged)) ?? {}).not.toMatchObject({ status: 'not_signed' });
  const [letter] = (await test.emailsTo(mail)).filter(({ subject }) => subject.includes('niepodpisana'));
  expect(letter?.text).toContain('/cofundingcontracts/');
});

it('is found by two servers and ended once', async () => {
  const of = await contracts.sentToParent(clerk, manager);
  const both = await Promise.all([
    expireContracts(test.app, AFTER, NEVER),
    expireContracts(test.app, AFTER, NEVER),
  ]);
  expect(both.toSorted()).toEqual([0, 1]);
  expect(await contracts.seenBy(of.found.parent, of)).toMatchObject({ status: 'not_signed' });
});
