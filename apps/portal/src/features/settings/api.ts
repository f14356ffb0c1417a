import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  type AnchorPurpose,
  applications,
  type BodyOf,
  type KeptApplication,
  PAGE_COUNT_MAX,
  type SettingsView,
  settings,
  trustAnchors,
} from '@urzad/contract';
import type { ApplicationAnswers } from '@urzad/grants';
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

export const applicationsKey = ['application'] as const;

/** The applications of the server, page by page. */
export const applicationsQuery = infiniteQueryOptions({
  queryKey: applicationsKey,
  queryFn: ({ pageParam, signal }) =>
    request(applications.get, { query: { ...(pageParam && { after: pageParam }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
});

/** Adds an application, or changes the one that was read. */
export async function saveApplication(
  application: KeptApplication | undefined,
  form: ApplicationAnswers,
  idempotencyKey: string,
): Promise<KeptApplication> {
  if (!application) return (await request(applications.add, { body: { form }, idempotencyKey })).data;
  const { id, row_version } = application;
  return (await request(applications.set, { query: { id }, body: { row_version, form }, idempotencyKey }))
    .data;
}

export async function removeApplication(id: number, idempotencyKey: string): Promise<null> {
  return (await request(applications.delete, { query: { id }, body: {}, idempotencyKey })).data;
}
