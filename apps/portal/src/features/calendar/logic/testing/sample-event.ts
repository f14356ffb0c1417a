import type { CalendarEvent } from '@urzad/contract';

/** A meeting of half an hour. */
export function sampleEvent(over: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    ...{ id: 7, row_version: 1, kind: 'SPOTKANIE', status: 'planned' },
    ...{ title: 'Odprawa', place: 'pokój 12', note: '' },
    ...{ day_from: '2027-02-10', day_to: '2027-02-10', time_from: '12:30', time_to: '13:00' },
    ...{ organiser: { id: 1, name: 'Anna Wójcik' }, deputy: null, participants: [] },
    ...{ about: null, is_about_hidden: 'no', reminders: [], steps: ['set'] },
    ...over,
  };
}
