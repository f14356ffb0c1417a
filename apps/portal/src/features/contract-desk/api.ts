import { queryOptions } from '@tanstack/react-query';
import { type BodyOf, type Contract, cofundingContracts, contractSigning } from '@urzad/contract';
import { contractsKey } from '#shared/entities/contracts/contract-query';
import { request } from '#shared/session/client';

type Steps = typeof cofundingContracts;

/** The steps that take nothing but the version that was read. */
const PLAIN = {
  askInitials: cofundingContracts.askInitials,
  initial: cofundingContracts.initial,
  confirmPaper: contractSigning.confirmpaper,
};
export type PlainStepName = keyof typeof PLAIN;

/** The text of a contract in preparation, which changes with each version of its row. */
export function previewQuery({ id, row_version }: Pick<Contract, 'id' | 'row_version'>) {
  return queryOptions({
    queryKey: [...contractsKey, 'preview', id, row_version],
    queryFn: async ({ signal }) => {
      const { data } = await request(cofundingContracts.preview, { query: { id }, signal });
      const bytes = Uint8Array.from(atob(data.content), (sign) => sign.charCodeAt(0));
      return { name: data.name, bytes };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export async function saveTerms(id: number, body: BodyOf<Steps['set']>, key: string): Promise<Contract> {
  return (await request(cofundingContracts.set, { query: { id }, body, idempotencyKey: key })).data;
}

/** A step that takes nothing but the version that was read. */
export async function takePlainStep(
  step: PlainStepName,
  { id, row_version }: Pick<Contract, 'id' | 'row_version'>,
  idempotencyKey: string,
): Promise<Contract> {
  const options = { query: { id }, body: { row_version }, idempotencyKey };
  return (await request(PLAIN[step] as typeof PLAIN.initial, options)).data;
}

export async function sendBack(id: number, body: BodyOf<Steps['sendBack']>, key: string): Promise<Contract> {
  return (await request(cofundingContracts.sendBack, { query: { id }, body, idempotencyKey: key })).data;
}

export async function returnToDraft(
  id: number,
  body: BodyOf<Steps['returnToDraft']>,
  key: string,
): Promise<Contract> {
  return (await request(cofundingContracts.returnToDraft, { query: { id }, body, idempotencyKey: key })).data;
}

export async function prolong(id: number, body: BodyOf<Steps['prolong']>, key: string): Promise<Contract> {
  return (await request(cofundingContracts.prolong, { query: { id }, body, idempotencyKey: key })).data;
}

export async function enterPaper(
  id: number,
  body: BodyOf<typeof contractSigning.enterpaper>,
  key: string,
): Promise<Contract> {
  return (await request(contractSigning.enterpaper, { query: { id }, body, idempotencyKey: key })).data;
}
