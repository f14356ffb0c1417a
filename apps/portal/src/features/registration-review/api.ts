import {
  accession,
  type BodyOf,
  type Contract,
  cofundingContracts,
  cofundingRegistrations,
  type Registration,
} from '@urzad/contract';
import type { EvidenceAddress, EvidenceSource } from '#shared/evidence/evidence-file';
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

type Rescore = BodyOf<typeof cofundingRegistrations.rescore>;
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

/** Points that were checked: a number that was not typed is refused before. */
export async function giveNewPoints(
  id: number,
  { points_final, ...body }: Omit<Rescore, 'points_final'> & { points_final: number | null },
  idempotencyKey: string,
): Promise<Registration> {
  const given = { ...body, points_final: points_final ?? 0 };

  return (await request(cofundingRegistrations.rescore, { query: { id }, body: given, idempotencyKey })).data;
}

export async function approveNewPoints(
  id: number,
  rowVersion: number,
  idempotencyKey: string,
): Promise<Registration> {
  const body = { row_version: rowVersion };

  return (await request(cofundingRegistrations.approveRescore, { query: { id }, body, idempotencyKey })).data;
}

export async function confirmFormSignature(
  id: number,
  body: BodyOf<typeof cofundingRegistrations.confirmsignature>,
  idempotencyKey: string,
): Promise<Registration> {
  return (await request(cofundingRegistrations.confirmsignature, { query: { id }, body, idempotencyKey }))
    .data;
}

/** The verdict on one document for the contract. */
export async function checkDocument(
  id: number,
  body: BodyOf<typeof accession.check>,
  idempotencyKey: string,
): Promise<Registration> {
  return (await request(accession.check, { query: { id }, body, idempotencyKey })).data;
}

export async function returnDocuments(
  id: number,
  rowVersion: number,
  idempotencyKey: string,
): Promise<Registration> {
  const body = { row_version: rowVersion };

  return (await request(accession.return, { query: { id }, body, idempotencyKey })).data;
}

export async function acceptDocuments(
  id: number,
  rowVersion: number,
  idempotencyKey: string,
): Promise<Registration> {
  const body = { row_version: rowVersion };

  return (await request(accession.accept, { query: { id }, body, idempotencyKey })).data;
}

export async function prolongDocuments(
  id: number,
  body: BodyOf<typeof accession.prolong>,
  idempotencyKey: string,
): Promise<Registration> {
  return (await request(accession.prolong, { query: { id }, body, idempotencyKey })).data;
}

/** The files of an application, with new addresses when the known ones have expired. */
export function evidenceOf({ id }: Pick<Registration, 'id'>): EvidenceSource {
  return {
    of: ['registration-file', id],
    findAddresses: async () =>
      evidenceAddresses(foundOf(await request(cofundingRegistrations.find, { query: { id } }))),
  };
}

function evidenceAddresses({
  documents,
  attachments,
  removed_attachments,
  accession: stage,
}: Registration): EvidenceAddress[] {
  return [
    ...documents.map(({ id, url }) => ({ key: `document-${id}`, url })),
    ...attachments.map(({ id, url }) => ({ key: `attachment-${id}`, url })),
    ...(stage?.files ?? []).map(({ id, url }) => ({ key: `attachment-${id}`, url })),
    ...removed_attachments.map(({ id, url }) => ({ key: `removed-${id}`, url })),
  ];
}

/** Prepares the contract of an application. */
export async function prepareContract(id_registration: number, idempotencyKey: string): Promise<Contract> {
  return (await request(cofundingContracts.add, { body: { id_registration }, idempotencyKey })).data;
}
