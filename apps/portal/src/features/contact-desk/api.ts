import { queryOptions } from '@tanstack/react-query';
import { type BodyOf, type ContactMessage, contactMessages } from '@urzad/contract';
import type { ObjectQueries } from '#shared/object/use-step';
import { request } from '#shared/session/client';
import { contactKey, contactListKey } from './logic/contact-list';

type Steps = typeof contactMessages;

export function messageQuery(id: number) {
  return queryOptions({
    queryKey: [...contactKey, 'find', id],
    queryFn: async ({ signal }) => (await request(contactMessages.find, { query: { id }, signal })).data,
  });
}

/** For the steps of a message. */
export const ofMessage: ObjectQueries = { key: contactKey, queryOf: messageQuery };

/** Officers in charge of messages. */
export const ownersQuery = queryOptions({
  queryKey: [...contactListKey, 'owners'],
  queryFn: async ({ signal }) => (await request(contactMessages.owners, { signal })).data,
});

export async function takeMessage(
  { id, owner, steps }: Pick<ContactMessage, 'id' | 'owner' | 'steps'>,
  idempotencyKey: string,
): Promise<ContactMessage> {
  const query = { id };
  if (steps.includes('take')) {
    return (await request(contactMessages.take, { query, body: {}, idempotencyKey })).data;
  }
  const body = { id_user_owner: owner?.id ?? null };
  return (await request(contactMessages.takeover, { query, body, idempotencyKey })).data;
}

export async function answerMessage(
  id: number,
  body: BodyOf<Steps['answer']>,
  idempotencyKey: string,
): Promise<ContactMessage> {
  return (await request(contactMessages.answer, { query: { id }, body, idempotencyKey })).data;
}

export async function openCase(
  { id, row_version }: Pick<ContactMessage, 'id' | 'row_version'>,
  idempotencyKey: string,
): Promise<ContactMessage> {
  const options = { query: { id }, body: { row_version }, idempotencyKey };
  return (await request(contactMessages.opencase, options)).data;
}

export async function closeMessage(
  id: number,
  body: BodyOf<Steps['close']>,
  idempotencyKey: string,
): Promise<ContactMessage> {
  return (await request(contactMessages.close, { query: { id }, body, idempotencyKey })).data;
}

export async function reopenMessage(
  { id, row_version }: Pick<ContactMessage, 'id' | 'row_version'>,
  idempotencyKey: string,
): Promise<ContactMessage> {
  const options = { query: { id }, body: { row_version }, idempotencyKey };
  return (await request(contactMessages.reopen, options)).data;
}
