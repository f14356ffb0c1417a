import { expect, it } from 'vitest';
import { onlineText } from './online-status';

const NOW = new Date('2027-02-10T08:00:00.000Z');
const DAY = 86_400;

it.each([
  [0, 'online'],
  [5, 'online'],
  [6, '10 sekund temu'],
  [11, '20 sekund temu'],
  [59, '50 sekund temu'],
  [60, '1 minutę temu'],
  [120, '2 minuty temu'],
  [3599, '59 minut temu'],
  [3600, '1 godzinę temu'],
  [DAY, '1 dzień temu'],
  [7 * DAY, '1 tydzień temu'],
  [60 * DAY, '2 miesiące temu'],
  [5 * 365 * DAY, '5 lat temu'],
  [11 * 365 * DAY, '13 lutego 2016 r.'],
])('after %d seconds it is %s', (seconds, text) => {
  expect(onlineText(new Date(NOW.getTime() - seconds * 1000), NOW)).toBe(text);
});

it('speaks English', () => {
  expect(onlineText(new Date(NOW.getTime() - 3_600_000), NOW, 'en')).toBe('1 hour ago');
});
