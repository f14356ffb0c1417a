import { type BodyOf, type CoFunding, cofundingGrants } from '@urzad/contract';
import { request } from '#shared/session/client';

export async function resumeCoFunding(
  id: number,
  body: BodyOf<typeof cofundingGrants.resume>,
  idempotencyKey: string,
): Promise<CoFunding> {
  return (await request(cofundingGrants.resume, { query: { id }, body, idempotencyKey })).data;
}
