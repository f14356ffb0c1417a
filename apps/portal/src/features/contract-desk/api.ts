import { queryOptions } from '@tanstack/react-query';
import {
  type Annex,
  annexSigning,
  type BodyOf,
  type Contract,
  cofundingAnnexes,
  cofundingContracts,
  contractSigning,
} from '@urzad/contract';
import { annexesKey } from '#shared/entities/annexes/annex-query';
import { contractsKey } from '#shared/entities/contracts/contract-query';
import { bytesOf } from '#shared/entities/signatures/base64';
import { request } from '#shared/session/client';

type Steps = typeof cofundingContracts;
type AnnexSteps = typeof cofundingAnnexes;
/** The same of a contract and of an annex. */
export type PaperBody = BodyOf<typeof contractSigning.enterpaper>;

/** The steps of a contract or an annex that take nothing but the version that was read. */
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
      return { name: data.name, bytes: bytesOf(data.content) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export async function saveTerms(id: number, body: BodyOf<Steps['set']>, key: string): Promise<Contract> {
  return (await request(cofundingContracts.set, { query: { id }, body, idempotencyKey: key })).data;
}

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

export async function enterPaper(id: number, body: PaperBody, key: string): Promise<Contract> {
  return (await request(contractSigning.enterpaper, { query: { id }, body, idempotencyKey: key })).data;
}

/** The text of an annex in preparation, which changes with each version of its row. */
export function annexPreviewQuery({ id, row_version }: Pick<Annex, 'id' | 'row_version'>) {
  return queryOptions({
    queryKey: [...annexesKey, 'preview', id, row_version],
    queryFn: async ({ signal }) => {
      const { data } = await request(cofundingAnnexes.preview, { query: { id }, signal });
      return { name: data.name, bytes: bytesOf(data.content) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const PLAIN_OF_ANNEX = {
  askInitials: cofundingAnnexes.askInitials,
  initial: cofundingAnnexes.initial,
  confirmPaper: annexSigning.confirmpaper,
} satisfies Record<PlainStepName, object>;

export async function takeAnnexStep(
  step: PlainStepName,
  { id, row_version }: Pick<Annex, 'id' | 'row_version'>,
  idempotencyKey: string,
): Promise<Annex> {
  const options = { query: { id }, body: { row_version }, idempotencyKey };
  return (await request(PLAIN_OF_ANNEX[step] as typeof PLAIN_OF_ANNEX.initial, options)).data;
}

export async function saveAnnex(id: number, body: BodyOf<AnnexSteps['set']>, key: string): Promise<Annex> {
  return (await request(cofundingAnnexes.set, { query: { id }, body, idempotencyKey: key })).data;
}

/** An annex is sent back, or given up, with a reason. */
export async function endAnnex(
  step: 'sendBack' | 'cancel',
  id: number,
  body: BodyOf<AnnexSteps['cancel']>,
  key: string,
): Promise<Annex> {
  const endpoint = cofundingAnnexes[step] as AnnexSteps['cancel'];
  return (await request(endpoint, { query: { id }, body, idempotencyKey: key })).data;
}

export async function returnAnnex(
  id: number,
  body: BodyOf<AnnexSteps['returnToDraft']>,
  key: string,
): Promise<Annex> {
  return (await request(cofundingAnnexes.returnToDraft, { query: { id }, body, idempotencyKey: key })).data;
}

export async function enterAnnexPaper(id: number, body: PaperBody, key: string): Promise<Annex> {
  return (await request(annexSigning.enterpaper, { query: { id }, body, idempotencyKey: key })).data;
}
