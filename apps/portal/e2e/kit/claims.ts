import { randomUUID } from 'node:crypto';
import { type Claim, cofundingRequests as claims } from '@urzad/contract';
import type { ClaimStatus } from '@urzad/grants';
import { type Client, signIn } from './api';
import { DEMO_PASSWORD } from './people';

/** Whose claim of January waits for its signature, and whose is submitted. */
export const SIGNING_PARENT = 'anna.przykladowa@example.com';
export const SENDING_PARENT = 'katarzyna.wzorcowa@example.com';

export interface ParentWithClaim {
  parent: Client;
  claim: Claim;
}

export async function claimOf(client: Client, id: number): Promise<Claim> {
  return (await client.request(claims.find, { query: { id } })).data;
}

/** What is sent with a step that takes nothing else. */
export function onClaim({ id, row_version }: Claim) {
  return { query: { id }, body: { row_version }, key: randomUUID() };
}

async function claimIn(address: string, mail: string, status: ClaimStatus): Promise<ParentWithClaim> {
  const parent = await signIn(address, mail, DEMO_PASSWORD);
  const { data } = await parent.request(claims.get, { query: { status } });
  return { parent, claim: await claimOf(parent, data[0]?.id ?? 0) };
}

export const claimToSign = (address: string) => claimIn(address, SIGNING_PARENT, 'to_sign');
export const submittedClaim = (address: string, mail = SENDING_PARENT) => claimIn(address, mail, 'submitted');

/** The claim that waits for its signature, back in its draft. */
export async function claimDraft(address: string): Promise<ParentWithClaim> {
  const { parent, claim } = await claimToSign(address);
  return { parent, claim: (await parent.request(claims.reopen, onClaim(claim))).data };
}

/** A submitted claim that was withdrawn and opened anew. */
export async function claimAnew(address: string): Promise<ParentWithClaim> {
  const { parent, claim } = await submittedClaim(address);
  await parent.request(claims.withdraw, onClaim(claim));
  const { id_grant, month } = claim;
  return { parent, claim: (await parent.request(claims.add, { body: { id_grant, month } })).data };
}

/** The document of a claim that is not void. */
export function claimDocument({ id, documents }: Claim) {
  const document = documents.find(({ kind, status }) => kind === 'ROZLICZENIE' && status !== 'void');
  if (!document) throw new Error(`Claim ${id} has no document.`);
  return document;
}

/** What the parent has entered about the month, as it stands in the claim. */
export function headerIn(claim: Claim) {
  const { days_present, days_absent_sick, sick_leave_over_30, employment_confirmed } = claim;
  const { decl_no_double, decl_paid, decl_no_change, note } = claim;
  return {
    ...{ days_present, days_absent_sick, sick_leave_over_30, employment_confirmed },
    ...{ decl_no_double, decl_paid, decl_no_change, note },
  };
}
