import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dateText, longDateText, momentText, timeText } from './date-text';
import { addDays, addMonths, daysBetween, warsawDate } from './iso-date';
import { onlineText } from './online-status';

/** Just before midnight in Warsaw, when most of these machines are on another day. */
const LATE = new Date('2027-02-10T22:59:30.000Z');
const SUMMER = new Date('2027-07-09T22:05:00.000Z');

describe.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'UTC'])(
  'on a machine in %s',
  (zone) => {
    beforeAll(() => {
      vi.stubEnv('TZ', zone);
    });
    afterAll(() => {
      vi.unstubAllEnvs();
    });

    it('the machine really is there', () => {
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    });

    it('moments are read in Warsaw', () => {
      expect(warsawDate(LATE)).toBe('2027-02-10');
      expect(momentText(LATE)).toBe('2027-02-10 23:59:30');
      expect(timeText(SUMMER)).toBe('00:05');
      expect(warsawDate(SUMMER)).toBe('2027-07-10');
    });

    it('days stay the days they are', () => {
      expect(longDateText('2027-03-28')).toBe('28\u00a0marca 2027\u00a0r.');
      expect(dateText('2027-01-01', { today: '2027-02-10' })).toBe('01.01');
      expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
      expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
      expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
    });

    it('a person was last seen on a day of Warsaw', () => {
      expect(onlineText(new Date('2010-12-31T23:30:00.000Z'), LATE)).toBe('1\u00a0stycznia 2011\u00a0r.');
    });
  },
);
