import { queryOptions } from '@tanstack/react-query';
import { type BodyOf, type Ticket, tickets } from '@urzad/contract';
import type { LetterToSend } from '#shared/conversation/reply-props';
import type { LetterReading } from '#shared/conversation/use-read-letters';
import type { ObjectQueries } from '#shared/object/use-step';
import { request } from '#shared/session/client';
import { ticketKey, ticketListKey } from './logic/ticket-keys';

type Endpoints = typeof tickets;

/** New letters are looked for in this time, and addresses of files are renewed before they end. */
const REFRESH_MS = 60_000;
export const LIST_PAGE_COUNT = 20;

export function ticketQuery(id: number) {
  return queryOptions({
    queryKey: [...ticketKey, 'find', id],
    queryFn: async ({ signal }) => (await request(tickets.find, { query: { id }, signal })).data,
    refetchInterval: REFRESH_MS,
  });
}

/** For the steps of a ticket. */
export const ofTicket: ObjectQueries = { key: ticketKey, queryOf: ticketQuery };

export const ticketReading: LetterReading = {
  key: ticketKey,
  send: (id, id_message) => request(tickets.read, { query: { id }, body: { id_message } }),
};

/** The tickets that this person asked, the last written first. */
export function myTicketsQuery(page: number) {
  return queryOptions({
    queryKey: [...ticketKey, 'asked', page],
    queryFn: ({ signal }) =>
      request(tickets.get, {
        query: { asked: 'yes', page, page_count: LIST_PAGE_COUNT, sort: '-last_date' },
        signal,
      }),
  });
}

/** Officers in charge of tickets. */
export const ownersQuery = queryOptions({
  queryKey: [...ticketListKey, 'owners'],
  queryFn: async ({ signal }) => (await request(tickets.owners, { signal })).data,
});

/** People who may lead a ticket. */
export function officersQuery(id: number) {
  return queryOptions({
    queryKey: [...ticketQuery(id).queryKey, 'officers'],
    queryFn: async ({ signal }) => (await request(tickets.officers, { query: { id }, signal })).data,
  });
}

/** The address of one archive of all files of a ticket. */
export async function findTicketArchive(id: number): Promise<string> {
  return (await request(tickets.downloadall, { query: { id } })).data.url;
}

export async function addTicket(body: BodyOf<Endpoints['add']>, idempotencyKey: string): Promise<Ticket> {
  return (await request(tickets.add, { body, idempotencyKey })).data;
}

export async function takeTicket(
  { id, owner, steps }: Pick<Ticket, 'id' | 'owner' | 'steps'>,
  idempotencyKey: string,
): Promise<Ticket> {
  const query = { id };
  if (steps.includes('take')) return (await request(tickets.take, { query, body: {}, idempotencyKey })).data;
  const body = { id_user_owner: owner?.id ?? null };
  return (await request(tickets.takeover, { query, body, idempotencyKey })).data;
}

/** A letter, by its step. */
export async function sendLetter(
  id: number,
  step: 'write' | 'unsolved' | 'answer' | 'ask' | 'solve',
  { body, filenames }: LetterToSend,
  idempotencyKey: string,
): Promise<Ticket> {
  return (await request(tickets[step], { query: { id }, body: { body, filenames }, idempotencyKey })).data;
}

export async function leaveNote(id: number, body: string, idempotencyKey: string): Promise<Ticket> {
  return (await request(tickets.note, { query: { id }, body: { body }, idempotencyKey })).data;
}

export async function confirmTicket(id: number, idempotencyKey: string): Promise<Ticket> {
  return (await request(tickets.confirm, { query: { id }, body: {}, idempotencyKey })).data;
}

export async function assignTicket(id: number, owner: number, idempotencyKey: string): Promise<Ticket> {
  const body = { id_user_owner: owner };
  return (await request(tickets.assign, { query: { id }, body, idempotencyKey })).data;
}

export async function setTicket(
  id: number,
  body: BodyOf<Endpoints['set']>,
  idempotencyKey: string,
): Promise<Ticket> {
  return (await request(tickets.set, { query: { id }, body, idempotencyKey })).data;
}

export async function endTicket(
  id: number,
  step: 'close' | 'reopen',
  body: BodyOf<Endpoints['close']>,
  idempotencyKey: string,
): Promise<Ticket> {
  return (await request(tickets[step], { query: { id }, body, idempotencyKey })).data;
}

export async function mergeTicket(
  id: number,
  body: BodyOf<Endpoints['merge']>,
  idempotencyKey: string,
): Promise<Ticket> {
  return (await request(tickets.merge, { query: { id }, body, idempotencyKey })).data;
}
