import * as z from 'zod/mini';
import type { Config } from '../../../config';

const PATH = '/api/calendarfeed/feed.ics';

/**
 * Not in the contract: programs get the address ready made, and it serves no JSON. The secret is in the query, which no
 * log of the server has (README tells what a proxy has to leave out); some programs look at how the path ends.
 */
export const feedFile = {
  method: 'GET',
  url: PATH,
  config: { errors: ['object-no-exist'] },
  schema: {
    tags: ['calendarfeed'],
    summary:
      'The calendar of a person for other programs (iCalendar), by its secret address and without a sign-in',
    // Programs may add something of their own to an address.
    querystring: z.object({ secret: z.string().check(z.maxLength(100)) }),
  },
} as const;

/** The whole address: a program of calendars is not on our page. */
export function feedAddress({ publicUrl }: Pick<Config, 'publicUrl'>, secret: string): string {
  return `${publicUrl}${PATH}?secret=${secret}`;
}
