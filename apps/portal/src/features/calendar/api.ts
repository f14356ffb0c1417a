import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type BodyOf,
  type CalendarEvent,
  type CalendarFeedAddress,
  calendarEvents,
  calendarFeeds,
  PAGE_COUNT_MAX,
} from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import type { ObjectQueries } from '#shared/object/use-step';
import { request } from '#shared/session/client';

const calendarKey = ['calendarevent'] as const;

export type EventBody = BodyOf<typeof calendarEvents.add>;

export interface Days {
  from: IsoDate;
  to: IsoDate;
}

/** What the calendar has by itself: terms, calls and holidays. */
export function daysQuery({ from, to }: Days) {
  return queryOptions({
    queryKey: [...calendarKey, 'days', from, to],
    queryFn: async ({ signal }) => (await request(calendarEvents.days, { query: { from, to }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** What people wrote, page by page. */
export function eventsQuery({ from, to }: Days) {
  return infiniteQueryOptions({
    queryKey: [...calendarKey, 'get', from, to],
    queryFn: ({ pageParam, signal }) => {
      const query = { from, to, page_count: PAGE_COUNT_MAX, ...(pageParam && { after: pageParam }) };
      return request(calendarEvents.get, { query, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export function eventQuery(id: number) {
  return queryOptions({
    queryKey: [...calendarKey, 'find', id],
    queryFn: async ({ signal }) => (await request(calendarEvents.find, { query: { id }, signal })).data,
  });
}

export const ofCalendar: ObjectQueries = { key: calendarKey, queryOf: eventQuery };

/** Colleagues by their names, for the fields in which they are chosen. */
export async function findColleagues(text: string, signal: AbortSignal) {
  const query = { ret_type: 'autocomplete' as const, ...(text && { has_text: text }) };
  const { data, count } = await request(calendarEvents.colleagues, { query, signal });
  return { items: data, count };
}

/** Adds an event, or changes the one of which a version was read. */
export async function saveEvent(
  read: { id: number; row_version: number } | undefined,
  body: EventBody,
  idempotencyKey: string,
): Promise<CalendarEvent> {
  if (!read) return (await request(calendarEvents.add, { body, idempotencyKey })).data;
  const { id, row_version } = read;
  const options = { query: { id }, body: { row_version, ...body }, idempotencyKey };
  return (await request(calendarEvents.set, options)).data;
}

export async function cancelEvent(
  { id, row_version }: CalendarEvent,
  idempotencyKey: string,
): Promise<CalendarEvent> {
  const options = { query: { id }, body: { row_version }, idempotencyKey };
  return (await request(calendarEvents.cancel, options)).data;
}

export async function removeEvent({ id, row_version }: CalendarEvent, idempotencyKey: string): Promise<null> {
  const options = { query: { id }, body: { row_version }, idempotencyKey };
  return (await request(calendarEvents.delete, options)).data;
}

/** Whether the person has an address for other programs. */
export const feedQuery = queryOptions({
  queryKey: ['calendarfeed', 'own'],
  queryFn: async ({ signal }) => (await request(calendarFeeds.own, { signal })).data,
});

/** Their answers have the secret, so that the server stores none: a repeated press is refused, and does nothing twice. */
export async function addFeed(): Promise<CalendarFeedAddress> {
  return (await request(calendarFeeds.add, { body: {} })).data;
}

export async function renewFeed(id: number): Promise<CalendarFeedAddress> {
  return (await request(calendarFeeds.renew, { query: { id }, body: {} })).data;
}

export async function removeFeed(id: number): Promise<null> {
  return (await request(calendarFeeds.delete, { query: { id }, body: {} })).data;
}
