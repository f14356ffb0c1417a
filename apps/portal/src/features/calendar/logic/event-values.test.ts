import { expect, it } from 'vitest';
import { changedParts, eventBodyOf, eventErrors, eventValuesOf } from './event-values';
import { sampleEvent } from './testing/sample-event';

const DAY = '2027-02-10';
const MEETING = { ...eventValuesOf(undefined, DAY), title: 'Odprawa', time_from: '12:30', time_to: '13:00' };

it('asks for what is missing, beside its field', () => {
  expect(eventErrors(eventValuesOf(undefined, DAY))).toEqual({
    ...{ title: 'is-empty', time_from: 'is-empty', time_to: 'is-empty' },
  });
  expect(eventErrors({ ...MEETING, day_to: '' })).toEqual({ day_to: 'is-empty' });
  expect(eventErrors({ ...MEETING, day_from: '31.02' })).toEqual({ day_from: 'not-valid-date' });
  expect(eventErrors({ ...MEETING, time_to: '12:00' })).toEqual({ time_to: 'not-valid-range' });
  expect(eventErrors(MEETING)).toEqual({});
});

it('sends no times of whole days, and of an absence neither title nor people who are invited', () => {
  expect(eventBodyOf({ ...MEETING, isAllDay: true })).toMatchObject({ time_from: null, time_to: null });
  const absence = eventBodyOf({ ...MEETING, kind: 'URLOP', participants: ['3'], deputy: '4' });
  expect(absence).toMatchObject({ title: '', time_from: null, participants: [], id_user_deputy: 4 });
  expect(eventBodyOf({ ...MEETING, participants: ['3'], deputy: '4' })).toMatchObject({
    ...{ participants: [3], id_user_deputy: null },
  });
});

it('names what differs between two versions, days and times as one thing', () => {
  const event = sampleEvent({ participants: [{ id: 2, name: 'Jan Nowak' }] });
  expect(changedParts(event, { ...event, row_version: 2 })).toEqual([]);
  const later = { day_from: '2027-02-11', day_to: '2027-02-11', time_from: null, time_to: null } as const;
  expect(changedParts(event, { ...event, ...later })).toEqual(['when']);
  const others = [...event.participants, { id: 9, name: 'Ewa Mazur' }];
  expect(changedParts(event, { ...event, place: 'pokój 7', participants: others })).toEqual([
    'place',
    'participants',
  ]);
});

it('leaves out reminders that whole days cannot have', () => {
  const reminders = ['10', '1440'];
  expect(eventBodyOf({ ...MEETING, reminders }).reminders).toEqual([10, 1_440]);
  expect(eventBodyOf({ ...MEETING, reminders, isAllDay: true }).reminders).toEqual([1_440]);
  expect(eventBodyOf({ ...MEETING, reminders, kind: 'URLOP' }).reminders).toEqual([]);
});
