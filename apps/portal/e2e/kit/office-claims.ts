import { randomUUID } from 'node:crypto';
import { type Claim, cofundingRequests as contract } from '@urzad/contract';
import type { Client } from './api';
import { claimOf, onClaim, submittedClaim } from './claims';
import { clerk, manager } from './contracts';

export interface ClaimOfOffice {
  staff: Client;
  claim: Claim;
}

/** The claim of the demo that was submitted, as an officer sees it. */
export async function claimToTake(address: string, mail?: string): Promise<ClaimOfOffice> {
  const [{ claim }, staff] = [await submittedClaim(address, mail), await clerk(address)];
  return { staff, claim: await claimOf(staff, claim.id) };
}

/** That claim, taken by the officer. */
export async function takenClaim(address: string, mail?: string): Promise<ClaimOfOffice> {
  const { staff, claim } = await claimToTake(address, mail);
  return { staff, claim: (await staff.request(contract.take, onClaim(claim))).data };
}

/** The same with every line accepted. */
export async function decidedClaim(address: string, mail?: string): Promise<ClaimOfOffice> {
  const { staff, claim } = await takenClaim(address, mail);
  const query = { id: claim.id };
  let { row_version } = claim;
  for (const { id: id_line } of claim.lines) {
    const body = { row_version, id_line, decision: 'OK' as const, eligible_amount: null, note: '' };
    ({ row_version } = (await staff.request(contract.decide, { query, body, key: randomUUID() })).data);
  }
  return { staff, claim: await claimOf(staff, claim.id) };
}

/** The same, whose check has ended. */
export async function verifiedClaim(address: string, mail?: string): Promise<Claim> {
  const { staff, claim } = await decidedClaim(address, mail);
  return (await staff.request(contract.verify, onClaim(claim))).data;
}

/** The same, approved by another person: it waits for its payment. */
export async function approvedClaim(address: string, mail?: string): Promise<Claim> {
  const { id } = await verifiedClaim(address, mail);
  const lead = await manager(address);
  return (await lead.request(contract.approve, onClaim(await claimOf(lead, id)))).data;
}

/** Approves a claim that was sent, without its second line. */
export async function approvePartly(address: string, { id }: Claim, note: string): Promise<void> {
  const staff = await clerk(address);
  const query = { id };
  const { data } = await staff.request(contract.take, onClaim(await claimOf(staff, id)));
  let { row_version } = data;
  for (const [at, { id: id_line }] of data.lines.entries()) {
    const decision = at === 1 ? ('NIE' as const) : ('OK' as const);
    const verdict = { decision, eligible_amount: null, note: at === 1 ? note : '' };
    const body = { row_version, id_line, ...verdict };
    ({ row_version } = (await staff.request(contract.decide, { query, body, key: randomUUID() })).data);
  }
  await staff.request(contract.verify, onClaim(await claimOf(staff, id)));
  const lead = await manager(address);
  await lead.request(contract.approve, onClaim(await claimOf(lead, id)));
}
