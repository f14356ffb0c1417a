import { queryOptions } from '@tanstack/react-query';
import {
  type BodyOf,
  type MailThread,
  mailLetters,
  type ObjectRef,
  officeCases,
  type YesNo,
} from '@urzad/contract';
import type { MailFolder } from '@urzad/grants';
import { LIST_PAGE_SIZE } from '#shared/list/list-location';
import { listCountsQuery, listPageQuery } from '#shared/list/list-queries';
import type { ObjectQueries } from '#shared/object/use-step';
import { request } from '#shared/session/client';
import { mailKey, mailListKey } from './logic/mail-lists';

export type LetterBody = BodyOf<typeof mailLetters.save>;

export function threadQuery(id: number) {
  return queryOptions({
    queryKey: [...mailKey, 'find', id],
    queryFn: async ({ signal }) => (await request(mailLetters.find, { query: { id }, signal })).data,
  });
}

/** What a letter is to be about, and its person. */
export function subjectQuery(about: ObjectRef) {
  return queryOptions({
    queryKey: [...mailKey, 'about', about],
    queryFn: async ({ signal }) => (await request(mailLetters.about, { query: about, signal })).data,
  });
}

/** For what is done with a letter. */
export const ofThread: ObjectQueries = { key: mailKey, queryOf: threadQuery };

export const mailCountsQuery = listCountsQuery(mailLetters.counts, mailListKey);

/** The newest letters of a folder. */
export function folderQuery(folder: MailFolder) {
  return listPageQuery(mailLetters.get, mailListKey, { folder, page_count: LIST_PAGE_SIZE });
}

/** Whom one may write to; with an object also its applicant. */
export function findRecipients(object: ObjectRef | null) {
  return async (text: string, signal: AbortSignal) => {
    const query = { ret_type: 'autocomplete' as const, ...(text && { has_text: text }), ...object };
    const { data, count } = await request(mailLetters.recipients, { query, signal });
    return { items: data, count };
  };
}

/** Cases that a letter may be about, or be filed in; the value names the object. */
export async function findCases(text: string, signal: AbortSignal) {
  const query = { page_count: 20, ...(text && { has_text: text }) };
  const { data, count } = await request(officeCases.get, { query, signal });
  const items = data.map(({ id, sign, person, title }) => ({
    value: `officecase:${id}`,
    label: `${sign} · ${person} · ${title}`,
  }));
  return { items, count };
}

export async function saveLetter(body: LetterBody, idempotencyKey: string): Promise<MailThread> {
  return (await request(mailLetters.save, { body, idempotencyKey })).data;
}

export async function sendLetter(body: LetterBody, idempotencyKey: string): Promise<MailThread> {
  return (await request(mailLetters.send, { body, idempotencyKey })).data;
}

export function markLetters(ids: number[], is_read: YesNo) {
  return request(mailLetters.read, { body: { ids, is_read } });
}

export type Move = 'trash' | 'restore' | 'erase';

/** @param folder where the person saw them */
export function trashLetters(ids: number[], folder: MailFolder, idempotencyKey: string) {
  return request(mailLetters.trash, { body: { ids, folder }, idempotencyKey });
}

export function moveLetters(move: Exclude<Move, 'trash'>, ids: number[], idempotencyKey: string) {
  return request(mailLetters[move], { body: { ids }, idempotencyKey });
}

export async function fileLetter(
  id: number,
  id_officecase: number,
  idempotencyKey: string,
): Promise<MailThread> {
  const options = { query: { id }, body: { id_officecase }, idempotencyKey };
  return (await request(mailLetters.file, options)).data;
}
