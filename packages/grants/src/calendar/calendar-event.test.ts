import { expect, it } from 'vitest';
import { calendarEnd, calendarErrors } from './calendar-event';

const MEETING = {
  ...({ kind: 'SPOTKANIE', title: 'Odprawa' } as const),
  ...({ day_from: '2027-02-10', day_to: '2027-02-10', time_from: '12:30', time_to: '13:00' } as const),
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
  ['an absence of hours', { kind: 'URLOP' }, { time_from: 'not-valid-time' }],
] as const)('refuses %s', (_what, over, errors) => {
  expect(calendarErrors({ ...MEETING, ...over })).toEqual(errors);
});

it('ends at its time, or with its last day', () => {
  expect(calendarEnd(MEETING).toISOString()).toBe('2027-02-10T12:00:00.000Z');
  expect(calendarEnd({ ...MEETING, ...ALL_DAY }).toISOString()).toBe('2027-02-10T23:00:00.000Z');
});
