import { expect, it } from 'vitest';
import { daysOf, moved, placeIn, queryOf } from './calendar-days';

const TODAY = '2027-02-10';
const at = (query: string) => placeIn(new URLSearchParams(query), TODAY);

it('begins with the month of today, and reads month, day and view of the address', () => {
  expect(at('')).toEqual({ view: 'month', month: '2027-02', day: TODAY, without: [] });
  expect(at('month=2027-03')).toEqual({ view: 'month', month: '2027-03', day: '2027-03-01', without: [] });
  expect(at('month=2027-02&view=list')).toEqual({ view: 'list', month: '2027-02', day: TODAY, without: [] });
  expect(at('day=2027-04-05&view=week')).toEqual({
    ...{ view: 'week', month: '2027-04', day: '2027-04-05', without: [] },
  });
  expect(at('month=luty&day=x&view=rok')).toEqual({
    view: 'month',
    month: '2027-02',
    day: TODAY,
    without: [],
  });
});

it('says a place by its address', () => {
  const place = {
    view: 'week',
    month: '2027-03',
    day: '2027-03-09',
    without: ['meeting', 'absence'],
  } as const;
  expect(at(queryOf(place))).toEqual(place);
  expect(queryOf({ ...place, without: [] })).not.toContain('without');
  expect(at('without=absence,nothing,term').without).toEqual(['term', 'absence']);
});

it('asks for the whole weeks of a month, its days alone in the list, and one week', () => {
  expect(daysOf(at('month=2027-05'))).toEqual({ from: '2027-04-26', to: '2027-06-06' });
  expect(daysOf(at('month=2027-05&view=list'))).toEqual({ from: '2027-05-01', to: '2027-05-31' });
  expect(daysOf(at('day=2027-02-10&view=week'))).toEqual({ from: '2027-02-08', to: '2027-02-14' });
});

it('moves by a month, and in the week view by a week', () => {
  expect(moved(at('month=2027-12'), 1)).toEqual({
    view: 'month',
    month: '2028-01',
    day: '2028-01-01',
    without: [],
  });
  expect(moved(at('day=2027-03-01&view=week'), -1)).toMatchObject({ month: '2027-02', day: '2027-02-22' });
});
