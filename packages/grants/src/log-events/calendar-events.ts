import type { NamedEvents } from './named-events';

/** What people write in the calendar. */
export const CALENDAR_EVENTS = {
  'calendarevent.add': ['change', 'Dodano wydarzenie w kalendarzu', 'Calendar event added'],
  'calendarevent.set': ['change', 'Zmieniono wydarzenie w kalendarzu', 'Calendar event changed'],
  'calendarevent.cancel': ['change', 'Odwołano wydarzenie w kalendarzu', 'Calendar event cancelled'],
  'calendarevent.delete': ['change', 'Usunięto wydarzenie z kalendarza', 'Calendar event removed'],
} as const satisfies NamedEvents;
