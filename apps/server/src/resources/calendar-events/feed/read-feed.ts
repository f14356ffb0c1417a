import { addDays, warsawDate } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import { getById } from '../../../applications/applications';
import { findTermsOfDays } from '../../dashboard/public';
import { viewsOf } from '../event-view';
import { findCallsOfDays, findEventsOfDays } from '../find-events';
import { feedEntries } from './feed-entries';
import type { FeedOwner } from './feed-owner';
import { feedText } from './feed-text';
import { FEED_WORDS } from './feed-words';

/** The days of a feed around today. */
const DAYS_BACK = 90;
const DAYS_AHEAD = 400;
/** The most events that people wrote; of more the last ones. */
const EVENTS_MAX = 5_000;

/** The calendar of its owner, by the queries of the screen (`calendarEvents.get` and `days`). */
export async function readFeed(
  { db, clock, config }: Pick<FastifyInstance, 'db' | 'clock' | 'config'>,
  { user, locale }: FeedOwner,
): Promise<string> {
  const now = clock.business();
  const today = warsawDate(now);
  const days = { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
  const [rows, calls, terms, application] = await Promise.all([
    findEventsOfDays(db, user, { ...days, limit: EVENTS_MAX }),
    findCallsOfDays(db, user, { ...days, now }),
    findTermsOfDays(db, user, days),
    getById(db, user.id_application),
  ]);
  const words = FEED_WORDS[locale];
  const entries = feedEntries(
    { events: await viewsOf(db, rows, { user, now, sees: seesNothing }), calls, terms },
    {
      ...{ words, locale, id_user: user.id },
      nameOf: (name) => `${name}@${application.uuid}`,
      addressOf: (path) => `${config.publicUrl}${path}`,
    },
  );
  return feedText({ name: words.calendar(application.office_name), now: clock.now(), entries });
}

/** A feed says nothing of what its events are about. */
async function seesNothing(): Promise<boolean> {
  return false;
}
