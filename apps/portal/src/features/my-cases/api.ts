import { queryOptions } from '@tanstack/react-query';
import { type BodyOf, cofundingRegistrations, type OfficeCase, officeCases } from '@urzad/contract';
import { UNSENT_STATUSES } from '@urzad/grants';
import type { DraftKey } from '#shared/drafts/kept-draft';
import { casesKey } from '#shared/entities/office-cases/case-query';
import type { CaseObject } from '#shared/entities/office-cases/subject-query';
import { registrationsKey } from '#shared/entities/registrations/registration-query';
import { request } from '#shared/session/client';
import { nearestWaiting } from './logic/waiting-case';

export const LIST_PAGE_COUNT = 20;

/** The cases of the parent, the last written first. */
export function myCasesQuery(page: number) {
  return queryOptions({
    queryKey: [...casesKey, 'get', page],
    queryFn: ({ signal }) =>
      request(officeCases.get, {
        query: { page, page_count: LIST_PAGE_COUNT, sort: '-last_date' },
        signal,
      }),
  });
}

/** More of them than wait for one parent. */
const WAITING_MAX = 50;

/** The one that waits for the parent and has the nearest day for an answer; none when nothing waits. */
export const waitingCaseQuery = queryOptions({
  queryKey: [...casesKey, 'get', 'waiting'],
  queryFn: ({ signal }) =>
    request(officeCases.get, {
      query: { status: 'wait_citizen', page_count: WAITING_MAX },
      signal,
    }),
  select: ({ data }) => nearestWaiting(data),
});

/** More of them than a parent has: one in each call. */
const REGISTRATIONS_MAX = 50;

/** The applications that the office has, as only those are objects of cases. */
export const sentRegistrationsQuery = queryOptions({
  queryKey: [...registrationsKey, 'get', 'sent'],
  queryFn: async ({ signal }) => {
    const { data } = await request(cofundingRegistrations.get, {
      query: { page_count: REGISTRATIONS_MAX },
      signal,
    });
    return data.filter(({ status }) => ![...UNSENT_STATUSES, 'cancelled'].includes(status));
  },
});

/** The key of the draft of a new case in this browser. */
export function newCaseKey(userId: number, { subject, id }: CaseObject): DraftKey {
  return { userId, form: `officecase-new-${subject}-${id}` };
}

type Opened = Omit<BodyOf<typeof officeCases.add>, 'obj_type' | 'id_obj'>;

export async function addCase({ subject, id }: CaseObject, body: Opened, key: string): Promise<OfficeCase> {
  const object = { obj_type: subject, id_obj: subject === 'general' ? null : id };

  return (await request(officeCases.add, { body: { ...object, ...body }, idempotencyKey: key })).data;
}

type Changed = BodyOf<typeof officeCases.set>;

export async function saveCase(id: number, body: Changed): Promise<OfficeCase> {
  return (await request(officeCases.set, { query: { id }, body })).data;
}

type Letter = BodyOf<typeof officeCases.write>;

export async function writeLetter(id: number, body: Letter, idempotencyKey: string): Promise<OfficeCase> {
  return (await request(officeCases.write, { query: { id }, body, idempotencyKey })).data;
}

export async function withdrawCase(id: number, idempotencyKey: string): Promise<OfficeCase> {
  return (await request(officeCases.withdraw, { query: { id }, body: {}, idempotencyKey })).data;
}

/** Mails the code for the signature of the statement. */
export async function sendSignCode(id: number, id_document: number) {
  return (await request(officeCases.signcode, { query: { id }, body: { id_document } })).data;
}

export async function signStatement(
  id: number,
  body: BodyOf<typeof officeCases.sign>,
  idempotencyKey: string,
): Promise<OfficeCase> {
  return (await request(officeCases.sign, { query: { id }, body, idempotencyKey })).data;
}

export async function removeCase(
  { id, row_version }: Pick<OfficeCase, 'id' | 'row_version'>,
  idempotencyKey: string,
): Promise<void> {
  await request(officeCases.remove, { query: { id }, body: { row_version }, idempotencyKey });
}
