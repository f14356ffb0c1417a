import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { done, envelope, Id, IsoDateTime, idQuery, YesNo } from '../shapes/shapes';
import { nothing } from '../step-endpoint';

const feed = { id: Id, create_date: IsoDateTime };

/** The address at which programs read a person's calendar; what the address is, nobody can tell any more. */
export const CalendarFeed = z.object({
  ...feed,
  /** The role in which it was made. */
  role: z.object({ id: Id, name: z.string(), name_en: z.optional(z.string()) }),
  /** `no`: the person has the role no more, or it has no calendar. */
  works: YesNo,
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** With the whole address, which is a secret and told only here. */
export const CalendarFeedAddress = z.object({ ...feed, url: z.string() });
export type CalendarFeedAddress = z.infer<typeof CalendarFeedAddress>;

/**
 * The feed of a person's calendar (iCalendar, RFC 5545), by a secret address and without a sign-in: for who has
 * `calendar_show`. None of the writes stores its answer, as it has the secret; each is done once all the same.
 */
export const calendarFeeds = {
  own: defineEndpoint({
    method: 'GET',
    url: '/api/calendarfeed/own',
    summary:
      'Whether the caller has an address of the calendar, since when, of which role and whether it works; null without one',
    schema: { response: { 200: envelope(z.nullable(CalendarFeed)) } },
    errors: ['no-login', 'no-privilege'],
  }),
  /** `illegal-step` `{reason: 'exists'}` to who has one. */
  add: defineEndpoint({
    method: 'POST',
    url: '/api/calendarfeed/add',
    summary: 'Makes the secret address of the caller’s calendar and tells it, only here',
    schema: { body: nothing, response: { 200: envelope(CalendarFeedAddress) } },
    errors: ['no-login', 'no-privilege', 'illegal-step'],
  }),
  /** It has another id, so that of two at once the later one is answered `object-no-exist`. */
  renew: defineEndpoint({
    method: 'POST',
    url: '/api/calendarfeed/renew',
    summary:
      'Replaces the address of the caller’s calendar and tells the new one; the old one no longer works',
    schema: { querystring: idQuery, body: nothing, response: { 200: envelope(CalendarFeedAddress) } },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  delete: defineEndpoint({
    method: 'POST',
    url: '/api/calendarfeed/delete',
    summary: 'Removes the address of the caller’s calendar: it no longer works',
    schema: { querystring: idQuery, body: nothing, response: { 200: done } },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
} as const;
