import { expect, it } from 'vitest';
import { calendarMessages } from '../messages/calendar';
import { happeningsOf } from './happenings';
import { sampleEvent } from './testing/sample-event';

const words = { ...calendarMessages.en, term: (code: string) => code };
const NOTHING = { terms: [], calls: [], holidays: [] };
const shown = (...events: ReturnType<typeof sampleEvent>[]) =>
  happeningsOf({ days: NOTHING, events }, { today: '2027-02-10', words });

it('keeps the words about an absence apart from the names, which are Polish', () => {
  const absence = sampleEvent({
    ...{ kind: 'URLOP', title: '', place: '', time_from: null, time_to: null },
    deputy: { id: 2, name: 'Jan Nowak' },
  });
  expect(shown(absence)[0]).toMatchObject({
    ...{ prefix: 'Absent:', title: 'Anna Wójcik', lang: 'pl' },
    ...{ notePrefix: 'stands in:', note: 'Jan Nowak' },
  });
  expect(shown({ ...absence, deputy: null })[0]?.note).toBe('');
});

it('shows a meeting by its title and place, in the order of times', () => {
  const later = sampleEvent({ id: 8, title: 'Szkolenie', time_from: '14:00', time_to: '15:00' });
  expect(shown(later, sampleEvent())).toMatchObject([
    { id: 'event:7', title: 'Odprawa', note: 'pokój 12', lang: 'pl', time: '12:30', tone: 'info' },
    { id: 'event:8', title: 'Szkolenie', time: '14:00' },
  ]);
});
