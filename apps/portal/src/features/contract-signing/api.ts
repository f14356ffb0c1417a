import { queryOptions } from '@tanstack/react-query';
import {
  type Annex,
  annexSigning,
  type BodyOf,
  type Contract,
  cofundingAnnexes,
  contractSigning,
  type UploadVerdict,
} from '@urzad/contract';
import { annexesKey, ofAnnex } from '#shared/entities/annexes/annex-query';
import type { ObjectQueries } from '#shared/object/use-step';
import { request } from '#shared/session/client';

/** The key of all queries about contracts, so that a signature invalidates their lists too. */
const key = ['cofundingcontract'] as const;

/** The contract to sign: of `?id=`, or the one that waits. */
export const toSignQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: [...key, 'tosign', id ?? 'waiting'],
    queryFn: async ({ signal }) =>
      (await request(contractSigning.tosign, { query: id === undefined ? {} : { id }, signal })).data,
  });

export const ofContract = {
  key,
  queryOf: (id: number) => ({ queryKey: [...key, 'signed', id] }),
};

/** The verdict on an uploaded file. */
export async function checkSigned(id: number, filename: string): Promise<UploadVerdict> {
  return (await request(contractSigning.checksigned, { query: { id }, body: { filename } })).data;
}

type Signed = BodyOf<typeof contractSigning.sign>;

export async function signContract(id: number, body: Signed, idempotencyKey: string): Promise<Contract> {
  return (await request(contractSigning.sign, { query: { id }, body, idempotencyKey })).data;
}

export const DESK_PAGE = 20;

/** What the desk of the signatory asks for: the same of contracts and of annexes. */
export interface DeskOf {
  endpoints: typeof contractSigning | typeof annexSigning;
  queries: ObjectQueries;
}

export const deskOfContracts: DeskOf = { endpoints: contractSigning, queries: ofContract };
export const deskOfAnnexes: DeskOf = { endpoints: annexSigning, queries: ofAnnex };

export function deskQuery({ endpoints, queries }: DeskOf, page: number) {
  return queryOptions({
    queryKey: [...queries.key, 'desk', page],
    queryFn: ({ signal }) => request(endpoints.desk, { query: { page, page_count: DESK_PAGE }, signal }),
    placeholderData: (before) => before,
  });
}

export async function archiveOf({ endpoints }: DeskOf, ids: readonly number[]): Promise<string> {
  return (await request(endpoints.deskfiles, { query: { ids: ids.join() } })).data.url;
}

export async function confirmSignature(
  { endpoints }: DeskOf,
  id: number,
  body: BodyOf<typeof contractSigning.confirmsignature>,
  idempotencyKey: string,
): Promise<{ id: number }> {
  return (await request(endpoints.confirmsignature, { query: { id }, body, idempotencyKey })).data;
}

export async function countersign({ endpoints }: DeskOf, filenames: string[]) {
  return (await request(endpoints.countersign, { body: { filenames } })).data;
}

export async function sendDeskCode({ endpoints }: DeskOf, ids: number[]) {
  return (await request(endpoints.deskcode, { body: { ids } })).data;
}

export async function sealChosen({ endpoints }: DeskOf, body: BodyOf<typeof contractSigning.seal>) {
  return (await request(endpoints.seal, { body })).data;
}

export async function sendContractCode(id: number, idDocument: number) {
  const options = { query: { id }, body: { id_document: idDocument } };
  return (await request(contractSigning.signcode, options)).data;
}

export async function signContractByCode(
  id: number,
  body: BodyOf<typeof contractSigning.signbycode>,
  idempotencyKey: string,
): Promise<Contract> {
  return (await request(contractSigning.signbycode, { query: { id }, body, idempotencyKey })).data;
}

/** The annex to sign, or what became of it. */
export const annexToSignQuery = (id: number) =>
  queryOptions({
    queryKey: [...annexesKey, 'tosign', id],
    queryFn: async ({ signal }) => (await request(annexSigning.tosign, { query: { id }, signal })).data,
  });

export async function checkSignedAnnex(id: number, filename: string): Promise<UploadVerdict> {
  return (await request(annexSigning.checksigned, { query: { id }, body: { filename } })).data;
}

export async function signAnnex(id: number, body: Signed, idempotencyKey: string): Promise<Annex> {
  return (await request(annexSigning.sign, { query: { id }, body, idempotencyKey })).data;
}

export async function sendAnnexCode(id: number, idDocument: number) {
  return (await request(annexSigning.signcode, { query: { id }, body: { id_document: idDocument } })).data;
}

export async function signAnnexByCode(
  id: number,
  body: BodyOf<typeof annexSigning.signbycode>,
  idempotencyKey: string,
): Promise<Annex> {
  return (await request(annexSigning.signbycode, { query: { id }, body, idempotencyKey })).data;
}

export async function refuseAnnex(
  id: number,
  body: BodyOf<typeof cofundingAnnexes.refuse>,
  idempotencyKey: string,
): Promise<Annex> {
  return (await request(cofundingAnnexes.refuse, { query: { id }, body, idempotencyKey })).data;
}
