import { expect, it } from 'vitest';
import { calendarEnd, calendarErrors, nextReminder, remindersOf } from './calendar-event';

const MEETING = {
  ...({ kind: 'SPOTKANIE', title: 'Odprawa' } as const),
  ...({ day_from: '2027-02-10', day_to: '2027-02-10', time_from: '12:30', time_to: '13:00' } as const),
  reminders: [] as readonly number[],
};
const ALL_DAY = { time_from: null, time_to: null };

it('accepts a meeting, one of whole days, and an absence without a title', () => {
  expect(calendarErrors(MEETING)).toEqual({});
  expect(calendarErrors({ ...MEETING, ...ALL_DAY, day_to: '2027-02-12' })).toEqual({});
  expect(calendarErrors({ ...MEETING, ...ALL_DAY, kind: 'URLOP', title: '' })).toEqual({});
});

it.each([
  ['no title', { title: ' ' }, { title: 'is-empty' }],
  ['days in the wrong order', { day_to: '2027-02-09' }, { day_to: 'not-valid-range' }],
  ['a year and more', { day_to: '2028-02-11' }, { day_to: 'is-too-big' }],
  ['an end before the beginning', { time_to: '12:30' }, { time_to: 'not-valid-range' }],
  ['no end', { time_to: null }, { time_to: 'is-empty' }],
  ['no beginning', { time_from: null }, { time_from: 'not-valid-time' }],
  [
    'an hour that the clocks skip',
    { day_from: '2027-03-28', day_to: '2027-03-28', time_from: '02:30', time_to: '03:30' },
    { time_from: 'not-valid-time' },
  ],
  ['a reminder that is not offered', { reminders: [7] }, { reminders: 'not-valid-option' }],
  ['minutes before whole days', { ...ALL_DAY, reminders: [10] }, { reminders: 'not-valid-option' }],
  [
    'a reminder of an absence',
    { ...ALL_DAY, kind: 'URLOP', reminders: [1_440] },
    { reminders: 'not-valid-option' },
  ],
  ['an absence of hours', { kind: 'URLOP' }, { time_from: 'not-valid-time' }],
] as const)('refuses %s', (_what, over, errors) => {
  expect(calendarErrors({ ...MEETING, ...over })).toEqual(errors);
});

it('ends at its time, or with its last day', () => {
  expect(calendarEnd(MEETING).toISOString()).toBe('2027-02-10T12:00:00.000Z');
  expect(calendarEnd({ ...MEETING, ...ALL_DAY }).toISOString()).toBe('2027-02-10T23:00:00.000Z');
});

it('reminds before its beginning, the earliest first, and no more once all have passed', () => {
  const event = { ...MEETING, reminders: [10, 1_440] };
  const next = (after: string) => nextReminder(event, new Date(after))?.toISOString();
  expect(next('2027-02-01T00:00:00Z')).toBe('2027-02-09T11:30:00.000Z');
  expect(next('2027-02-09T11:30:00Z')).toBe('2027-02-10T11:20:00.000Z');
  expect(next('2027-02-10T11:20:00Z')).toBeUndefined();
});

it('reminds of whole days at the hour at which the office begins, and days before by its clock', () => {
  const before = new Date('2027-01-01T00:00:00Z');
  const whole = { ...MEETING, ...ALL_DAY, reminders: [1_440] };
  expect(nextReminder(whole, before)?.toISOString()).toBe('2027-02-09T07:00:00.000Z');
  // The clocks go forward in the night before.
  const summer = { ...whole, day_from: '2027-03-28', day_to: '2027-03-28' } as const;
  expect(nextReminder(summer, before)?.toISOString()).toBe('2027-03-27T07:00:00.000Z');
  const night = { ...summer, day_from: '2027-03-29', time_from: '02:30', time_to: '04:00' } as const;
  expect(nextReminder(night, before)?.toISOString()).toBe('2027-03-28T01:00:00.000Z');
});

it('offers an absence no reminder', () => {
  expect(remindersOf({ kind: 'URLOP', time_from: null })).toEqual([]);
});
