import { queryOptions } from '@tanstack/react-query';
import {
  type BodyOf,
  type Contract,
  cofundingContracts,
  cofundingRegistrations,
  type Registration,
} from '@urzad/contract';
import { ADDRESS_FRESH_MS } from '#shared/entities/registrations/registration-query';
import { ApiFailure } from '#shared/http/api-failure';
import { download } from '#shared/http/download';
import { foundOf } from '#shared/http/found-of';
import { request, requestAtOnce } from '#shared/session/client';
import type { ReviewToSave } from './logic/send-review';

export async function takeRegistration(id: number, idempotencyKey: string): Promise<Registration> {
  return (await request(cofundingRegistrations.take, { query: { id }, body: {}, idempotencyKey })).data;
}

/** From the officer who led it when it was read. */
export async function takeRegistrationOver(
  id: number,
  body: BodyOf<typeof cofundingRegistrations.takeover>,
  idempotencyKey: string,
): Promise<Registration> {
  return (await request(cofundingRegistrations.takeover, { query: { id }, body, idempotencyKey })).data;
}

export async function keepReview(id: number, review: ReviewToSave): Promise<Registration> {
  const { marks, rowVersion, idempotencyKey, atOnce } = review;
  const ask = atOnce ? requestAtOnce : request;
  const body = { marks, row_version: rowVersion };

  return (await ask(cofundingRegistrations.review, { query: { id }, body, idempotencyKey })).data;
}

export async function returnRegistration(
  id: number,
  rowVersion: number,
  idempotencyKey: string,
): Promise<Registration> {
  const body = { row_version: rowVersion };

  return (await request(cofundingRegistrations.return, { query: { id }, body, idempotencyKey })).data;
}

type Score = BodyOf<typeof cofundingRegistrations.score>;

export async function scoreRegistration(
  id: number,
  body: Score,
  idempotencyKey: string,
): Promise<Registration> {
  return (await request(cofundingRegistrations.score, { query: { id }, body, idempotencyKey })).data;
}

export async function rejectRegistration(
  id: number,
  body: BodyOf<typeof cofundingRegistrations.reject>,
  idempotencyKey: string,
): Promise<Registration> {
  return (await request(cofundingRegistrations.reject, { query: { id }, body, idempotencyKey })).data;
}

export async function approvePoints(
  id: number,
  rowVersion: number,
  idempotencyKey: string,
): Promise<Registration> {
  const body = { row_version: rowVersion };

  return (await request(cofundingRegistrations.approve, { query: { id }, body, idempotencyKey })).data;
}

export async function sendBackPoints(
  id: number,
  body: BodyOf<typeof cofundingRegistrations.sendback>,
  idempotencyKey: string,
): Promise<Registration> {
  return (await request(cofundingRegistrations.sendback, { query: { id }, body, idempotencyKey })).data;
}

/** The address of one file, unchanged while it is shown: a new one would load the picture again. */
export function fileAddressQuery({ id }: Registration, file: EvidenceAddress) {
  return queryOptions({
    queryKey: ['registration-file', id, file.key],
    queryFn: () => freshAddress(id, file.key),
    initialData: file.url,
    staleTime: ADDRESS_FRESH_MS,
    refetchOnWindowFocus: false,
  });
}

/** `attachment-12`, `removed-7` or `document-3`, and its address. */
export interface EvidenceAddress {
  key: string;
  url: string;
}

/** The bytes of a file of a registration, by a new address when the known one has expired. */
export async function fileBytes(id: number, file: EvidenceAddress): Promise<ArrayBuffer> {
  try {
    return await download(file.url);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 403) throw error;
    return download(await freshAddress(id, file.key));
  }
}

async function freshAddress(id: number, key: string): Promise<string> {
  const data = foundOf(await request(cofundingRegistrations.find, { query: { id } }));
  const found = evidenceAddresses(data).find((file) => file.key === key);
  if (!found) throw new ApiFailure('object-no-exist', undefined, 404);

  return found.url;
}

function evidenceAddresses({ documents, attachments, removed_attachments }: Registration): EvidenceAddress[] {
  return [
    ...documents.map(({ id, url }) => ({ key: `document-${id}`, url })),
    ...attachments.map(({ id, url }) => ({ key: `attachment-${id}`, url })),
    ...removed_attachments.map(({ id, url }) => ({ key: `removed-${id}`, url })),
  ];
}

/** Prepares the contract of an application. */
export async function prepareContract(id_registration: number, idempotencyKey: string): Promise<Contract> {
  return (await request(cofundingContracts.add, { body: { id_registration }, idempotencyKey })).data;
}
