import { randomUUID } from 'node:crypto';
import {
  type Claim,
  cofundingPaymentLists as contract,
  type Payment,
  type PaymentList,
  cofundingPayments as payments,
  type Recovery,
  cofundingRecoveries as recoveries,
} from '@urzad/contract';
import { type Client, signIn } from './api';
import { claimOf } from './claims';
import { manager } from './contracts';
import { approvedClaim } from './office-claims';
import { DEMO_PASSWORD } from './people';

export const accountant = (address: string) => signIn(address, 'ksiegowosc@urzad.example.com', DEMO_PASSWORD);

export async function paymentListOf(client: Client, id: number): Promise<PaymentList> {
  return (await client.request(contract.find, { query: { id } })).data;
}

/** A list with one approved claim. @param mail of its parent */
export async function draftList(
  address: string,
  mail?: string,
): Promise<{ staff: Client; list: PaymentList }> {
  const { id } = await approvedClaim(address, mail);
  const staff = await accountant(address);
  const body = { id_requests: [id], date: '2027-02-26' as const };
  return { staff, list: (await staff.request(contract.add, { body, key: randomUUID() })).data };
}

/** The same, whose approval is asked for. */
export async function askedList(
  address: string,
  mail?: string,
): Promise<{ staff: Client; list: PaymentList }> {
  const { staff, list } = await draftList(address, mail);
  const { id, row_version } = list;
  const options = { query: { id }, body: { row_version }, key: randomUUID() };
  return { staff, list: (await staff.request(contract.askApproval, options)).data };
}

/** The same, approved by the manager. */
export async function approvedList(address: string): Promise<{ staff: Client; list: PaymentList }> {
  const { staff, list } = await askedList(address);
  const { id, row_version } = list;
  const second = await manager(address);
  await second.request(contract.approve, { query: { id }, body: { row_version }, key: randomUUID() });
  return { staff, list: await paymentListOf(staff, id) };
}

/** The same, sent to the bank. */
export async function exportedList(address: string): Promise<{ staff: Client; list: PaymentList }> {
  const { staff, list } = await approvedList(address);
  await staff.request(contract.exportFile, { query: { id: list.id }, body: { format: 'pain' } });
  return { staff, list: await paymentListOf(staff, list.id) };
}

/** The same, which the bank has paid. */
export async function bookedClaim(address: string): Promise<Claim> {
  const { staff, list } = await exportedList(address);
  const { id, row_version } = list;
  const body = { row_version, paid_date: '2027-02-10' as const, bank_ref: 'WB 1/2027' };
  await staff.request(contract.book, { query: { id }, body, key: randomUUID() });
  const [item] = await itemsOf(staff, list);
  return claimOf(await manager(address), item?.id_request ?? 0);
}

/** Pays an approved claim on a list of its own, by two people. */
export async function payClaim(address: string, id_request: number): Promise<void> {
  const [staff, second] = [await accountant(address), await manager(address)];
  const body = { id_requests: [id_request], date: '2027-02-26' as const };
  const { data: list } = await staff.request(contract.add, { body, key: randomUUID() });
  const query = { id: list.id };
  const ofVersion = async () => ({ row_version: (await paymentListOf(staff, list.id)).row_version });
  await staff.request(contract.askApproval, { query, body: await ofVersion(), key: randomUUID() });
  await second.request(contract.approve, { query, body: await ofVersion(), key: randomUUID() });
  await staff.request(contract.exportFile, { query, body: { format: 'csv' } });
  const booked = { ...(await ofVersion()), paid_date: '2027-02-10' as const, bank_ref: 'WB 1/2027' };
  await staff.request(contract.book, { query, body: booked, key: randomUUID() });
}

/** What is to be returned of a claim. */
export async function recoveryOf(client: Client, id_request: number): Promise<Recovery[]> {
  return (await client.request(recoveries.get, { query: { id_request: String(id_request) } })).data;
}

export async function itemsOf(client: Client, { id }: Pick<PaymentList, 'id'>): Promise<Payment[]> {
  return (await client.request(payments.get, { query: { id_list: String(id) } })).data;
}
