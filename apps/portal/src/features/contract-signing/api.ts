import { queryOptions } from '@tanstack/react-query';
import { type BodyOf, type Contract, contractSigning, type UploadVerdict } from '@urzad/contract';
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

export const deskQuery = (page: number) =>
  queryOptions({
    queryKey: [...key, 'desk', page],
    queryFn: ({ signal }) =>
      request(contractSigning.desk, { query: { page, page_count: DESK_PAGE }, signal }),
    placeholderData: (before) => before,
  });

export async function archiveOf(ids: readonly number[]): Promise<string> {
  return (await request(contractSigning.deskfiles, { query: { ids: ids.join() } })).data.url;
}

export async function confirmSignature(
  id: number,
  body: BodyOf<typeof contractSigning.confirmsignature>,
  idempotencyKey: string,
): Promise<Contract> {
  return (await request(contractSigning.confirmsignature, { query: { id }, body, idempotencyKey })).data;
}

export async function countersign(filenames: string[]) {
  return (await request(contractSigning.countersign, { body: { filenames } })).data;
}

export async function sendDeskCode(ids: number[]) {
  return (await request(contractSigning.deskcode, { body: { ids } })).data;
}

export async function sealContracts(body: BodyOf<typeof contractSigning.seal>) {
  return (await request(contractSigning.seal, { body })).data;
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
