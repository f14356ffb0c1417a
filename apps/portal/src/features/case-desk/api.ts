import { queryOptions } from '@tanstack/react-query';
import { type BodyOf, type OfficeCase, officeCases } from '@urzad/contract';
import { caseQuery } from '#shared/entities/office-cases/case-query';
import { request } from '#shared/session/client';

type Steps = typeof officeCases;

/** People who may lead a case. */
export function officersQuery(id: number) {
  return queryOptions({
    queryKey: [...caseQuery(id).queryKey, 'officers'],
    queryFn: async ({ signal }) => (await request(officeCases.officers, { query: { id }, signal })).data,
  });
}

export async function takeCase(id: number, idempotencyKey: string): Promise<OfficeCase> {
  return (await request(officeCases.take, { query: { id }, body: {}, idempotencyKey })).data;
}

export async function takeCaseOver(
  id: number,
  body: BodyOf<Steps['takeover']>,
  idempotencyKey: string,
): Promise<OfficeCase> {
  return (await request(officeCases.takeover, { query: { id }, body, idempotencyKey })).data;
}

export async function assignCase(
  id: number,
  body: BodyOf<Steps['assign']>,
  idempotencyKey: string,
): Promise<OfficeCase> {
  return (await request(officeCases.assign, { query: { id }, body, idempotencyKey })).data;
}

export async function extendTerm(
  id: number,
  body: BodyOf<Steps['extend']>,
  idempotencyKey: string,
): Promise<OfficeCase> {
  return (await request(officeCases.extend, { query: { id }, body, idempotencyKey })).data;
}

/** How a case ends: `close` gives what was asked for, `refuse` does not. */
export type Outcome = 'close' | 'refuse';

export async function settleCase(
  id: number,
  { outcome, ...body }: BodyOf<Steps['close']> & { outcome: Outcome },
  idempotencyKey: string,
): Promise<OfficeCase> {
  const step = outcome === 'close' ? officeCases.close : officeCases.refuse;
  return (await request(step, { query: { id }, body, idempotencyKey })).data;
}

export async function reopenCase(
  id: number,
  body: BodyOf<Steps['reopen']>,
  idempotencyKey: string,
): Promise<OfficeCase> {
  return (await request(officeCases.reopen, { query: { id }, body, idempotencyKey })).data;
}

/** A letter of the officer in charge; with `answer_to` it is a question, and the term waits for the answer. */
export async function answerCase(
  id: number,
  { answer_to, ...letter }: BodyOf<Steps['write']> & { answer_to: BodyOf<Steps['ask']>['answer_to'] | null },
  idempotencyKey: string,
): Promise<OfficeCase> {
  const query = { id };
  if (answer_to === null)
    return (await request(officeCases.write, { query, body: letter, idempotencyKey })).data;
  return (await request(officeCases.ask, { query, body: { ...letter, answer_to }, idempotencyKey })).data;
}

export async function leaveNote(
  id: number,
  body: BodyOf<Steps['note']>,
  idempotencyKey: string,
): Promise<OfficeCase> {
  return (await request(officeCases.note, { query: { id }, body, idempotencyKey })).data;
}

export async function setCase(id: number, body: BodyOf<Steps['set']>): Promise<OfficeCase> {
  return (await request(officeCases.set, { query: { id }, body })).data;
}
