import { queryOptions } from '@tanstack/react-query';
import {
  accession,
  type BodyOf,
  type CofundingClause,
  cofundingClauses,
  cofundingRegistrations,
  type Explanation,
  type Registration,
  type UploadVerdict,
} from '@urzad/contract';
import type { RegistrationDraft } from '@urzad/grants/schemas';
import type { DraftKey } from '#shared/drafts/kept-draft';
import { registrationsKey } from '#shared/entities/registrations/registration-query';
import { request, requestAtOnce } from '#shared/session/client';

export const LIST_PAGE_COUNT = 20;

export function listQuery(page: number) {
  return queryOptions({
    queryKey: [...registrationsKey, 'get', page],
    queryFn: ({ signal }) =>
      request(cofundingRegistrations.get, { query: { page, page_count: LIST_PAGE_COUNT }, signal }),
  });
}

/** The one that waits for a signature, or the newest that is not ended (Order §5); null when there is none. */
export function currentQuery(current: 'sign' | 'send') {
  return queryOptions({
    queryKey: [...registrationsKey, 'find', current],
    queryFn: async ({ signal }) =>
      (await request(cofundingRegistrations.find, { query: { current }, signal })).data,
  });
}

export function clauseQuery(id: number) {
  return queryOptions({
    queryKey: ['cofundingclause', id],
    queryFn: async ({ signal }): Promise<CofundingClause> =>
      (await request(cofundingClauses.find, { query: { id }, signal })).data,
  });
}

/** The key of the unsaved draft of a registration in this browser. */
export function draftKey(userId: number, id: number): DraftKey {
  return { userId, form: `cofundingregistration-${id}` };
}

export async function addRegistration(idCall: number, idempotencyKey: string): Promise<Registration> {
  return (await request(cofundingRegistrations.add, { body: { id_call: idCall }, idempotencyKey })).data;
}

export async function signClause(id: number, sha256: string, idempotencyKey: string) {
  const body = { sha256, statement: 'yes' as const };

  return (await request(cofundingClauses.sign, { query: { id }, body, idempotencyKey })).data;
}

export interface DraftToSave {
  id: number;
  form: RegistrationDraft;
  explanations: Explanation[];
  rowVersion: number;
  /** The page is being left. */
  atOnce: boolean;
}

export async function saveDraft({ id, form, explanations, rowVersion, atOnce }: DraftToSave) {
  const body = { form, explanations, row_version: rowVersion };

  const ask = atOnce ? requestAtOnce : request;

  return (await ask(cofundingRegistrations.set, { query: { id }, body })).data;
}

type Attach = BodyOf<typeof cofundingRegistrations.attach>;

export async function attachFile(id: number, body: Attach, idempotencyKey: string): Promise<Registration> {
  return (await request(cofundingRegistrations.attach, { query: { id }, body, idempotencyKey })).data;
}

export async function detachFile(id: number, idFile: number, idempotencyKey: string): Promise<Registration> {
  const body = { id_file: idFile };

  return (await request(cofundingRegistrations.detach, { query: { id }, body, idempotencyKey })).data;
}

/** Finishes the form: the server checks it and makes the document to sign. */
export async function prepareToSign(id: number, rowVersion: number, idempotencyKey: string) {
  const body = { row_version: rowVersion };

  return (await request(cofundingRegistrations.tosign, { query: { id }, body, idempotencyKey })).data;
}

/** Ends a draft that was never submitted; its answers are erased. */
export async function cancelDraft(id: number, idempotencyKey: string): Promise<Registration> {
  return (await request(cofundingRegistrations.cancel, { query: { id }, body: {}, idempotencyKey })).data;
}

/** Back to the form; a signature is withdrawn. */
export async function backToForm(id: number, idempotencyKey: string): Promise<Registration> {
  return (await request(cofundingRegistrations.edit, { query: { id }, body: {}, idempotencyKey })).data;
}

export async function sendSignCode(id: number, idDocument: number) {
  return (
    await request(cofundingRegistrations.signcode, { query: { id }, body: { id_document: idDocument } })
  ).data;
}

type Sign = BodyOf<typeof cofundingRegistrations.sign>;

export async function signRegistration(id: number, body: Sign, idempotencyKey: string) {
  return (await request(cofundingRegistrations.sign, { query: { id }, body, idempotencyKey })).data;
}

/** The verdict on a form that was signed outside of the portal. */
export async function checkSignedForm(
  id: number,
  body: BodyOf<typeof cofundingRegistrations.checksigned>,
): Promise<UploadVerdict> {
  return (await request(cofundingRegistrations.checksigned, { query: { id }, body })).data;
}

export async function signByFile(
  id: number,
  body: BodyOf<typeof cofundingRegistrations.signfile>,
  idempotencyKey: string,
): Promise<Registration> {
  return (await request(cofundingRegistrations.signfile, { query: { id }, body, idempotencyKey })).data;
}

export async function sendRegistration(id: number, idempotencyKey: string): Promise<Registration> {
  return (await request(cofundingRegistrations.send, { query: { id }, body: {}, idempotencyKey })).data;
}

export async function attachProof(
  id: number,
  body: BodyOf<typeof accession.attach>,
  idempotencyKey: string,
): Promise<Registration> {
  return (await request(accession.attach, { query: { id }, body, idempotencyKey })).data;
}

export async function setAccount(
  id: number,
  body: BodyOf<typeof accession.account>,
  idempotencyKey: string,
): Promise<Registration> {
  return (await request(accession.account, { query: { id }, body, idempotencyKey })).data;
}

type PersonalData = BodyOf<typeof accession.personalData>;

/** Makes the form of participant's data to sign. */
export async function preparePersonalData(
  id: number,
  body: PersonalData,
  idempotencyKey: string,
): Promise<Registration> {
  return (await request(accession.personalData, { query: { id }, body, idempotencyKey })).data;
}

export async function sendDocuments(
  id: number,
  rowVersion: number,
  idempotencyKey: string,
): Promise<Registration> {
  const body = { row_version: rowVersion };

  return (await request(accession.send, { query: { id }, body, idempotencyKey })).data;
}

type Withdrawal = BodyOf<typeof cofundingRegistrations.withdraw>;

/** Gives up a sent registration. It cannot be undone. */
export async function withdrawRegistration(
  id: number,
  body: Withdrawal,
  idempotencyKey: string,
): Promise<Registration> {
  return (await request(cofundingRegistrations.withdraw, { query: { id }, body, idempotencyKey })).data;
}
