import { getMoment } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { paymentsOf } from '../../../test/payments';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { twoServers } from '../../../test/two-servers';
import { readPdf } from '../../documents/testing/read-pdf';
import { cofundingRequest } from '../cofunding-requests/table';
import { printPaymentLists, tellOfPayments } from './public';
import { cofundingPayment } from './table';

const NEVER = new AbortController().signal;
const test = await testApp();
afterAll(() => test.close());
const payments = paymentsOf(test);
const office = async () => ({
  accountant: await signIn(test, 'ksiegowosc'),
  manager: await signIn(test, 'kierownik'),
});
const now = () => test.clock.business();

it('a list says who is paid what, in words too, and who answers for it', async () => {
  const { accountant, manager } = await office();
  const clerk = await signIn(test, 'pracownik1');
  const claims = await payments.approved({ count: 2 });
  for (const [at, { id }] of claims.entries()) {
    const checked = {
      ...{ id_user_verifier: clerk.id, verify_date: getMoment(`2027-02-08 1${at}:30`) },
      ...{ id_user_approver: manager.id, result_date: getMoment(`2027-02-09 1${at}:15`) },
    };
    await test.app.db.update(cofundingRequest).set(checked).where(eq(cofundingRequest.id, id));
  }
  const list = await payments.approvedList({ accountant, manager }, claims);
  const file = await accountant.get(list.documents[0]?.url ?? '');
  const { text } = await readPdf(new Uint8Array(file.rawPayload));
  for (const part of [
    list.number,
    'ROZ/0001/2027-01/1',
    'Łucja Żółć 0002',
    '47 9990 0009 0000 0000 0000 0002',
    '2 242,62 zł',
    'dwa tysiące dwieście czterdzieści dwa złote 62/100',
    'Sprawdzono pod względem merytorycznym',
    // The last of theirs.
    'Piotr Pracowity, 2027-02-08 11:30:00; zatwierdzono rozliczenia: Krystyna Kierownicza, 2027-02-09 11:15:00',
    'Sprawdzono pod względem formalnym i rachunkowym',
    'Zatwierdzono do wypłaty',
  ]) {
    expect(text.replaceAll('\u00a0', ' ')).toContain(part);
  }
});

it('a document that could not be made at once is made later, once by two servers that both found it', async () => {
  const { render } = test.app.documents;
  test.app.documents.render = () => Promise.reject(new Error('refused'));
  try {
    const list = await payments.approvedList(await office(), await payments.approved());
    expect(list).toMatchObject({ status: 'approved', documents: [] });
  } finally {
    test.app.documents.render = render;
  }
  const both = await twoServers(test.app, () => printPaymentLists(test.app, now(), NEVER));
  expect(both.toSorted()).toEqual([0, 1]);
  expect(await printPaymentLists(test.app, now(), NEVER)).toBe(0);
});

it('an e-mail about a payment is sent once by two servers, and one that fails keeps no other back', async () => {
  const claims = await payments.approved({ count: 2 });
  await payments.booked(await office(), claims);
  const send = test.app.mail.send;
  test.app.mail.send = async (tx, email) => {
    if (email.to === claims[0]?.mail) throw new Error('refused');
    return send(tx, email);
  };
  try {
    await expect(tellOfPayments(test.app, now(), NEVER)).rejects.toThrow('1 of 2 failed');
  } finally {
    test.app.mail.send = send;
  }
  const both = await twoServers(test.app, () => tellOfPayments(test.app, now(), NEVER));
  expect(both.toSorted()).toEqual([0, 1]);
  for (const { mail } of claims) expect(await test.emailsTo(mail)).toHaveLength(1);
  const untold = test.app.db.select().from(cofundingPayment).where(eq(cofundingPayment.status, 'paid'));
  expect((await untold).every(({ told_date }) => told_date !== null)).toBe(true);
});
