import { queryOptions } from '@tanstack/react-query';
import { type BodyOf, type Claim, cofundingRequests } from '@urzad/contract';
import { isIsoMonth } from '@urzad/domain';
import type { DraftKey } from '#shared/drafts/kept-draft';
import { claimsKey } from '#shared/entities/claims/claim-query';
import { ApiFailure } from '#shared/http/api-failure';
import { newId } from '#shared/new-id';
import { request, requestAtOnce } from '#shared/session/client';

export const LIST_PAGE_COUNT = 20;

/** My claims, those of the newest month first. */
export function myClaimsQuery(page: number) {
  return queryOptions({
    queryKey: [...claimsKey, 'get', page],
    queryFn: ({ signal }) =>
      request(cofundingRequests.get, {
        query: { page, page_count: LIST_PAGE_COUNT, sort: '-month' },
        signal,
      }),
  });
}

/** The claims that wait for the parent: drafts, those to be signed, those to be corrected. */
export const waitingClaimsQuery = queryOptions({
  queryKey: [...claimsKey, 'get', 'waiting'],
  queryFn: async ({ signal }) => {
    const query = { status: 'draft,to_sign,to_correct', page_count: 50, sort: '-month' } as const;
    return (await request(cofundingRequests.get, { query, signal })).data;
  },
});

/**
 * Opens the claim of a month, once for each visit: one that lives already is answered as it is.
 * @param month as the address has it
 */
export function openClaimQuery(id_grant: number, month: string) {
  return queryOptions({
    queryKey: ['open-claim', id_grant, month],
    queryFn: async (): Promise<Claim> => {
      if (!isIsoMonth(month)) throw new ApiFailure('object-no-exist', undefined, 404);
      const body = { id_grant, month };
      return (await request(cofundingRequests.add, { body, idempotencyKey: newId() })).data;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

/** The key of the unsaved draft of a claim in this browser. */
export function draftKey(userId: number, id: number): DraftKey {
  return { userId, form: `cofundingrequest-${id}` };
}

export interface SavedClaim {
  id: number;
  rowVersion: number;
  atOnce: boolean;
  draft: Omit<BodyOf<typeof cofundingRequests.set>, 'row_version'>;
}

export async function saveClaim({ id, rowVersion, atOnce, draft }: SavedClaim): Promise<Claim> {
  const send = atOnce ? requestAtOnce : request;
  const body = { row_version: rowVersion, ...draft };
  return (await send(cofundingRequests.set, { query: { id }, body })).data;
}

/** The steps of a claim that need nothing but its version. */
export type PlainStep = 'copyLast' | 'prepare' | 'reopen' | 'withdraw';

export async function stepOfClaim(
  step: PlainStep,
  id: number,
  row_version: number,
  idempotencyKey: string,
): Promise<Claim> {
  const body = { row_version };
  return (await request(cofundingRequests[step], { query: { id }, body, idempotencyKey })).data;
}

export async function removeClaim(id: number, row_version: number, idempotencyKey: string): Promise<void> {
  await request(cofundingRequests.remove, { query: { id }, body: { row_version }, idempotencyKey });
}

export async function attachFile(
  id: number,
  body: BodyOf<typeof cofundingRequests.attach>,
  idempotencyKey: string,
): Promise<Claim> {
  return (await request(cofundingRequests.attach, { query: { id }, body, idempotencyKey })).data;
}

export async function detachFile(id: number, id_file: number, idempotencyKey: string): Promise<Claim> {
  const body = { id_file };
  return (await request(cofundingRequests.detach, { query: { id }, body, idempotencyKey })).data;
}

export async function sendSignCode(id: number, id_document: number) {
  return (await request(cofundingRequests.signcode, { query: { id }, body: { id_document } })).data;
}

export async function signClaim(
  id: number,
  body: BodyOf<typeof cofundingRequests.sign>,
  idempotencyKey: string,
): Promise<Claim> {
  return (await request(cofundingRequests.sign, { query: { id }, body, idempotencyKey })).data;
}
