import { describe, expect, it } from 'vitest';
import { onlineText } from './online-status';

const NOW = new Date('2027-02-10T08:00:00.000Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

const textAfter = (ms: number, locale?: 'pl' | 'en') => onlineText(new Date(NOW.getTime() - ms), NOW, locale);

describe('when somebody was last online', () => {
  it.each([
    ['a clock that runs ahead', -MINUTE, 'online', 'online'],
    ['now', 0, 'online', 'online'],
    ['5 s', 5 * SECOND, 'online', 'online'],
    ['5.001 s', 5 * SECOND + 1, '10 sekund temu', '10 seconds ago'],
    ['10 s', 10 * SECOND, '10 sekund temu', '10 seconds ago'],
    ['10.001 s', 10 * SECOND + 1, '20 sekund temu', '20 seconds ago'],
    ['30 s', 30 * SECOND, '30 sekund temu', '30 seconds ago'],
    ['41 s', 41 * SECOND, '50 sekund temu', '50 seconds ago'],
    ['59.999 s', MINUTE - 1, '50 sekund temu', '50 seconds ago'],
    ['1 min', MINUTE, '1 minutę temu', '1 minute ago'],
    ['2 min', 2 * MINUTE, '2 minuty temu', '2 minutes ago'],
    ['12 min', 12 * MINUTE, '12 minut temu', '12 minutes ago'],
    ['22 min', 22 * MINUTE, '22 minuty temu', '22 minutes ago'],
    ['under 1 h', HOUR - 1, '59 minut temu', '59 minutes ago'],
    ['1 h', HOUR, '1 godzinę temu', '1 hour ago'],
    ['23 h', DAY - 1, '23 godziny temu', '23 hours ago'],
    ['1 day', DAY, '1 dzień temu', '1 day ago'],
    ['6 days', 7 * DAY - 1, '6 dni temu', '6 days ago'],
    ['1 week', 7 * DAY, '1 tydzień temu', '1 week ago'],
    ['29 days', 29 * DAY, '4 tygodnie temu', '4 weeks ago'],
    ['1 month', 30 * DAY, '1 miesiąc temu', '1 month ago'],
    ['2 months', 60 * DAY, '2 miesiące temu', '2 months ago'],
    ['5 months', 150 * DAY, '5 miesięcy temu', '5 months ago'],
    ['a day short of a year', YEAR - DAY, '11 miesięcy temu', '11 months ago'],
    ['1 year', YEAR, '1 rok temu', '1 year ago'],
    ['2 years', 2 * YEAR, '2 lata temu', '2 years ago'],
    ['10 years', 10 * YEAR, '10 lat temu', '10 years ago'],
    ['more than 10 years', 10 * YEAR + 1, '12\u00a0lutego 2017\u00a0r.', '12 February 2017'],
    ['11 years', 11 * YEAR, '13\u00a0lutego 2016\u00a0r.', '13 February 2016'],
  ])('%s', (_time, ms, pl, en) => {
    expect(textAfter(ms)).toBe(pl);
    expect(textAfter(ms, 'en')).toBe(en);
  });

  it('gives the day of the office, whatever the zone of the machine', () => {
    expect(onlineText(new Date('2010-06-30T22:30:00.000Z'), NOW)).toBe('1\u00a0lipca 2010\u00a0r.');
  });
});
