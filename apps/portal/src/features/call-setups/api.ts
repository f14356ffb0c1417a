import { queryOptions } from '@tanstack/react-query';
import { type BodyOf, type CallSetup, callSetups } from '@urzad/contract';
import { request } from '#shared/session/client';

/** The key of every query about calls, so that a step invalidates their lists and rankings too. */
const key = ['cofundingcall'] as const;
export const CALLS_OF_A_PAGE = 20;

export const ofSetup = {
  key,
  queryOf: (id: number) =>
    queryOptions({
      queryKey: [...key, 'setup', id],
      queryFn: async ({ signal }) => (await request(callSetups.find, { query: { id }, signal })).data,
    }),
};

/** All calls of the application with their drafts, the newest first. */
export const callPageQuery = (page: number) =>
  queryOptions({
    queryKey: [...key, 'page', page],
    queryFn: ({ signal }) =>
      request(callSetups.get, { query: { page, page_count: CALLS_OF_A_PAGE }, signal }),
    placeholderData: (before) => before,
  });

export async function addCall(
  body: BodyOf<(typeof callSetups)['add']>,
  idempotencyKey: string,
): Promise<CallSetup> {
  return (await request(callSetups.add, { body, idempotencyKey })).data;
}

export async function saveCall(
  id: number,
  body: BodyOf<(typeof callSetups)['set']>,
  idempotencyKey: string,
): Promise<CallSetup> {
  return (await request(callSetups.set, { query: { id }, body, idempotencyKey })).data;
}

/** The steps of a call that are taken by a press. */
export type CallStepName = Exclude<CallSetup['steps'][number], 'set'>;

/** What a step asks for beside the press. */
export interface StepAnswers {
  open_to: string;
  reason: string;
}

export async function takeCallStep(
  { id, row_version }: Pick<CallSetup, 'id' | 'row_version'>,
  { step, answers }: { step: CallStepName; answers: StepAnswers },
  idempotencyKey: string,
): Promise<CallSetup> {
  const { open_to, reason } = answers;
  const to = { query: { id }, idempotencyKey };
  switch (step) {
    case 'prolong':
      return (await request(callSetups.prolong, { ...to, body: { row_version, open_to, reason } })).data;
    case 'cancel':
      return (await request(callSetups.cancel, { ...to, body: { row_version, reason } })).data;
    default:
      return (await request(callSetups[step], { ...to, body: { row_version } })).data;
  }
}
