import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { FeedEntry } from './feed-entries';

/** Programs ask again after an hour, as far as they let themselves be told. */
const ASKED_AGAIN_S = 3_600;

interface Feed {
  /** What programs call the calendar. */
  name: string;
  /** When it is written, technical time. */
  now: Date;
  entries: readonly FeedEntry[];
}

/**
 * The text of a feed (RFC 5545). Times are in UTC: nothing in it repeats, so that no program needs to know when the clocks
 * of the office change.
 */
export function feedText({ name, now, entries }: Feed): string {
  const calendar = ical({
    name,
    prodId: { company: 'Urząd', product: 'portal', language: 'PL' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: ASKED_AGAIN_S,
  });
  for (const { uid, sequence, title, place, text, start, end, allDay, isCancelled, isBusy, url } of entries) {
    calendar.createEvent({
      ...{ id: uid, sequence, stamp: now, start, end, allDay, summary: title },
      ...(place && { location: place }),
      ...(text && { description: text }),
      ...(url !== undefined && { url }),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: isBusy && !isCancelled ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
