import { type BodyOf, type Claim, cofundingRecoveries, cofundingRequests } from '@urzad/contract';
import type { EvidenceSource } from '#shared/evidence/evidence-file';
import { request } from '#shared/session/client';
import { claimAddresses } from './logic/claim-files';

type Steps = typeof cofundingRequests;

/** The steps that take nothing but the version that was read. */
const PLAIN = {
  take: cofundingRequests.take,
  verify: cofundingRequests.verify,
  approve: cofundingRequests.approve,
};
export type PlainStepName = keyof typeof PLAIN;

/** The steps that take a reason. */
const REASONED = { sendBack: cofundingRequests.sendBack, reject: cofundingRequests.reject };
export type ReasonedStepName = keyof typeof REASONED;

export async function takePlainStep(
  step: PlainStepName,
  { id, row_version }: Pick<Claim, 'id' | 'row_version'>,
  key: string,
): Promise<Claim> {
  return (await request(PLAIN[step], { query: { id }, body: { row_version }, idempotencyKey: key })).data;
}

export async function takeReasonedStep(
  step: ReasonedStepName,
  { id, ...body }: { id: number; row_version: number; reason: string },
  key: string,
): Promise<Claim> {
  return (await request(REASONED[step], { query: { id }, body, idempotencyKey: key })).data;
}

export async function decideLine(id: number, body: BodyOf<Steps['decide']>, key: string): Promise<Claim> {
  return (await request(cofundingRequests.decide, { query: { id }, body, idempotencyKey: key })).data;
}

export async function clearDuplicate(
  id: number,
  body: BodyOf<Steps['clearDuplicate']>,
  key: string,
): Promise<Claim> {
  return (await request(cofundingRequests.clearDuplicate, { query: { id }, body, idempotencyKey: key })).data;
}

export async function callCorrection(
  id: number,
  body: BodyOf<Steps['callCorrection']>,
  key: string,
): Promise<Claim> {
  return (await request(cofundingRequests.callCorrection, { query: { id }, body, idempotencyKey: key })).data;
}

/** The files of a claim, with new addresses when the known ones have expired. */
export function evidenceOfClaim(id: number): EvidenceSource {
  return {
    of: ['claim-file', id],
    findAddresses: async () =>
      claimAddresses((await request(cofundingRequests.find, { query: { id } })).data),
  };
}

export async function demandRecovery(
  body: BodyOf<(typeof cofundingRecoveries)['add']>,
  idempotencyKey: string,
): Promise<null> {
  return (await request(cofundingRecoveries.add, { body, idempotencyKey })).data;
}
