import { expect, it } from 'vitest';
import { eventIn, placeIn } from './calendar-days';
import { calendarHref, eventHref } from './use-calendar-place';

const paramsOf = (href: string) => new URL(href, 'https://urzad.example.com').searchParams;
const PLACE = { view: 'week', month: '2027-04', day: '2027-04-12', without: ['term', 'call'] } as const;

it('opens an event over the place that is shown, and closes it there', () => {
  const open = paramsOf(eventHref(7, PLACE));
  expect([eventIn(open), placeIn(open, '2027-02-10')]).toEqual([7, PLACE]);
  const closed = paramsOf(calendarHref(placeIn(open, '2027-02-10')));
  expect([eventIn(closed), placeIn(closed, '2027-02-10')]).toEqual([undefined, PLACE]);
});

it('leaves the month of a linked event to the event', () => {
  const open = paramsOf(eventHref('7'));
  expect([eventIn(open), open.has('month'), open.has('day')]).toEqual([7, false, false]);
  expect(placeIn(open, '2027-04-12')).toEqual({ ...PLACE, view: 'month', without: [] });
});

it.each(['0', '-7', '07', '1e3', 'odprawa', ''])('opens nothing for the event %o', (id) => {
  expect(eventIn(paramsOf(`/calendar?event=${id}`))).toBeUndefined();
});
