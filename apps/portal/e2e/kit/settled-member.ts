import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import {
  cofundingMembers,
  cofundingPaymentLists,
  cofundingRequests as contract,
  demo,
  type Member,
} from '@urzad/contract';
import { type Client, clientOf, signIn } from './api';
import { claimDocument, claimOf, headerIn, onClaim } from './claims';
import { manager } from './contracts';
import { aPdf } from './files';
import { codeMailedTo, mailsTo } from './mail';
import { approvedClaim } from './office-claims';
import { accountant } from './payment-lists';
import { DEMO_PASSWORD } from './people';

/** Whose child reaches the age limit in February: two months of support, of which January is claimed. */
const JOANNA = 'joanna.zolwinska@example.com';
const LAST_MONTH = '2027-02';
const AFTER_IT = '2027-03-02';

/** The participant of the demo who is about to end, with both months paid. */
export async function settledMember(address: string): Promise<{ staff: Client; member: Member }> {
  const january = await approvedClaim(address, JOANNA);
  await clientOf(address).request(demo.clock, { body: { now: `${AFTER_IT}T08:00:00.000Z` } });
  const parent = await signIn(address, JOANNA, DEMO_PASSWORD);
  await submitLast(parent, january.id_grant);
  const february = await approvedClaim(address, JOANNA);
  await pay(address, [january.id, february.id]);

  const staff = await manager(address);
  const { data } = await staff.request(cofundingMembers.find, { query: { id: january.id_member } });
  if (!data) throw new Error('A participant of the demo was not found.');
  return { staff, member: data };
}

/** February, as January was claimed. The month waits for its claim when the task of the night has run. */
async function submitLast(parent: Client, id_grant: number): Promise<void> {
  let id = 0;
  await expect(async () => {
    const body = { id_grant, month: LAST_MONTH };
    ({ id } = (await parent.request(contract.add, { body, key: randomUUID() })).data);
  }).toPass();
  await parent.request(contract.copyLast, onClaim(await claimOf(parent, id)));
  const [invoice, payment] = [
    await attached(parent, id, 'FAKTURA'),
    await attached(parent, id, 'POTW_PRZELEWU'),
  ];
  const copied = await claimOf(parent, id);
  const lines = copied.lines.map(({ id: _, ...line }, at) => ({
    ...{
      ...line,
      document_no: `R/02/${at}`,
      document_date: '2027-02-26' as const,
      file_ids: [invoice, payment],
    },
    ...{ paid_date: '2027-02-27' as const, paid_amount: line.amount, document_total: line.amount },
  }));
  const header = { ...headerIn(copied), days_present: 15, days_absent_sick: 0 };
  const { row_version } = copied;
  await parent.request(contract.set, {
    query: { id },
    body: { row_version, header, lines },
    key: randomUUID(),
  });
  const prepared = (await parent.request(contract.prepare, onClaim(await claimOf(parent, id)))).data;
  const { id: id_document, sha256 } = claimDocument(prepared);
  const known = (await mailsTo(parent.address, JOANNA)).length;
  await parent.request(contract.signcode, { query: { id }, body: { id_document } });
  const code = await codeMailedTo(parent.address, JOANNA, known);
  const body = { id_document, sha256, pass: DEMO_PASSWORD, code, statement: 'yes' as const };
  await parent.request(contract.sign, { query: { id }, body, key: randomUUID() });
}

async function attached(parent: Client, id: number, kind: 'FAKTURA' | 'POTW_PRZELEWU'): Promise<number> {
  const filename = await parent.upload({ name: `${kind.toLowerCase()}-02.pdf`, bytes: aPdf(kind) });
  const input = { query: { id }, body: { filename, kind }, key: randomUUID() };
  const { files } = (await parent.request(contract.attach, input)).data;
  return Math.max(...files.map((file) => file.id));
}

/** One list of both, by two persons. */
async function pay(address: string, id_requests: number[]): Promise<void> {
  const [staff, second] = [await accountant(address), await manager(address)];
  const body = { id_requests, date: AFTER_IT } as const;
  const { data: added } = await staff.request(cofundingPaymentLists.add, { body, key: randomUUID() });
  const query = { id: added.id };
  const seen = async () => ({
    row_version: (await staff.request(cofundingPaymentLists.find, { query })).data.row_version,
  });
  await staff.request(cofundingPaymentLists.askApproval, { query, body: await seen(), key: randomUUID() });
  await second.request(cofundingPaymentLists.approve, { query, body: await seen(), key: randomUUID() });
  await staff.request(cofundingPaymentLists.exportFile, { query, body: { format: 'csv' } });
  const booked = { ...(await seen()), paid_date: AFTER_IT, bank_ref: 'WB 2/2027' } as const;
  await staff.request(cofundingPaymentLists.book, { query, body: booked, key: randomUUID() });
}
