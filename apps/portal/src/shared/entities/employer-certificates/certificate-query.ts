import { queryOptions } from '@tanstack/react-query';
import { type BodyOf, cofundingEmployers, type WorkCertificates } from '@urzad/contract';
import type { ObjectQueries } from '../../object/use-step';
import { request } from '../../session/client';

/** All queries about certificates of work have this key. */
const certificatesKey = ['cofundingemployer'] as const;

/** Addresses of files are renewed before they end. */
const ADDRESS_REFRESH_MS = 8 * 60_000;

/** The certificates of the person of a registration, under its id. */
export function certificatesQuery(id: number) {
  return queryOptions({
    queryKey: [...certificatesKey, 'find', id],
    queryFn: async ({ signal }) => (await request(cofundingEmployers.find, { query: { id }, signal })).data,
    refetchInterval: ADDRESS_REFRESH_MS,
  });
}

export const ofCertificates: ObjectQueries = { key: certificatesKey, queryOf: certificatesQuery };

export async function addCertificate(
  id: number,
  body: BodyOf<typeof cofundingEmployers.add>,
  idempotencyKey: string,
): Promise<WorkCertificates> {
  return (await request(cofundingEmployers.add, { query: { id }, body, idempotencyKey })).data;
}

export async function checkCertificate(
  id: number,
  body: BodyOf<typeof cofundingEmployers.check>,
  idempotencyKey: string,
): Promise<WorkCertificates> {
  return (await request(cofundingEmployers.check, { query: { id }, body, idempotencyKey })).data;
}
