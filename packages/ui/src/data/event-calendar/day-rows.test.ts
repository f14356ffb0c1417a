import { Megaphone } from 'lucide-react';
import { expect, it } from 'vitest';
import { partOfBand, rowsOfDay } from './day-rows';
import type { CalendarItem } from './event-calendar-props';

const item = (id: string, from: CalendarItem['from'], to = from): CalendarItem => ({
  ...{ id, from, to, title: id, icon: Megaphone, tone: 'success' },
});
const idsOf = (items: readonly CalendarItem[], day: CalendarItem['from']) =>
  rowsOfDay(items, day).map((row) => row?.id ?? '–');

it('keeps the row of a band for the whole week, and begins anew in the next one', () => {
  const items = [
    item('short', '2027-02-10'),
    item('first', '2027-02-08', '2027-02-09'),
    item('second', '2027-02-09', '2027-02-15'),
  ];
  expect(idsOf(items, '2027-02-08')).toEqual(['first']);
  expect(idsOf(items, '2027-02-09')).toEqual(['first', 'second']);
  expect(idsOf(items, '2027-02-10')).toEqual(['–', 'second', 'short']);
  expect(idsOf(items, '2027-02-15')).toEqual(['second']);
  expect(idsOf(items, '2027-02-16')).toEqual([]);
});

it('gives the row of a band that has ended to one that begins later', () => {
  const items = [item('first', '2027-02-08', '2027-02-09'), item('next', '2027-02-10', '2027-02-11')];
  expect(idsOf(items, '2027-02-10')).toEqual(['next']);
});

it('cuts a band at the edges of a week', () => {
  const band = { from: '2027-02-06', to: '2027-02-10' } as const;
  expect(partOfBand(band, '2027-02-06')).toBe('start');
  expect(partOfBand(band, '2027-02-07')).toBe('end');
  expect(partOfBand(band, '2027-02-08')).toBe('start');
  expect(partOfBand(band, '2027-02-09')).toBe('middle');
  expect(partOfBand({ from: '2027-02-08', to: '2027-02-08' }, '2027-02-08')).toBe('whole');
});
