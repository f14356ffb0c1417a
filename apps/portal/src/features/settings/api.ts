import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  type AnchorPurpose,
  type BodyOf,
  PAGE_COUNT_MAX,
  type SettingsView,
  settings,
  trustAnchors,
} from '@urzad/contract';
import { request } from '#shared/session/client';

export const settingsQuery = queryOptions({
  queryKey: ['baseconfig'],
  queryFn: async ({ signal }) => (await request(settings.get, { signal })).data,
});

export type SentSection = BodyOf<(typeof settings)['set']>;
export type MailTrial = BodyOf<(typeof settings)['tryMail']>;

export async function saveSection(body: SentSection, idempotencyKey: string): Promise<SettingsView> {
  return (await request(settings.set, { body, idempotencyKey })).data;
}

export async function tryMail(body: MailTrial): Promise<{ to: string }> {
  return (await request(settings.tryMail, { body })).data;
}

export const anchorsKey = ['basetrustanchor'] as const;

/** Authorities by their names, page by page. */
export const anchorsQuery = infiniteQueryOptions({
  queryKey: anchorsKey,
  queryFn: ({ pageParam, signal }) =>
    request(trustAnchors.get, {
      query: { page_count: PAGE_COUNT_MAX, ...(pageParam && { after: pageParam }) },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
});

export async function addAnchor(body: { purpose: AnchorPurpose; file: string }, idempotencyKey: string) {
  return (await request(trustAnchors.add, { body, idempotencyKey })).data;
}

export async function removeAnchor(id: number, idempotencyKey: string): Promise<null> {
  return (await request(trustAnchors.delete, { query: { id }, body: {}, idempotencyKey })).data;
}
