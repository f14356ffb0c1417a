import type { NamedEvents } from './named-events';

/** What people write in the calendar, and the addresses at which programs read it. */
export const CALENDAR_EVENTS = {
  'calendarevent.add': ['change', 'Dodano wydarzenie w kalendarzu', 'Calendar event added'],
  'calendarevent.set': ['change', 'Zmieniono wydarzenie w kalendarzu', 'Calendar event changed'],
  'calendarevent.cancel': ['change', 'Odwołano wydarzenie w kalendarzu', 'Calendar event cancelled'],
  'calendarevent.remind': ['system', 'Przypomniano o wydarzeniu', 'People reminded of a calendar event'],
  'calendarevent.delete': ['change', 'Usunięto wydarzenie z kalendarza', 'Calendar event removed'],
  'calendarfeed.add': ['change', 'Utworzono adres kalendarza', 'Address of the calendar made'],
  'calendarfeed.renew': ['change', 'Odnowiono adres kalendarza', 'Address of the calendar renewed'],
  'calendarfeed.delete': ['change', 'Usunięto adres kalendarza', 'Address of the calendar removed'],
} as const satisfies NamedEvents;
