import { expect, it } from 'vitest';
import { timeAgo } from './time-ago';

const NOW = new Date('2027-02-10T09:00:00.000Z');
const ago = (moment: string, locale: 'pl' | 'en' = 'pl') => timeAgo(new Date(moment), NOW, locale);

it('says how long ago it was, the way people say it', () => {
  expect(ago('2027-02-10T08:59:30.000Z')).toBe('przed chwilą');
  expect(ago('2027-02-10T08:51:00.000Z')).toBe('9\u00a0minut temu');
  expect(ago('2027-02-10T07:00:00.000Z')).toBe('2\u00a0godziny temu');
  expect(ago('2027-02-09T07:12:00.000Z')).toBe('wczoraj, 08:12');
  expect(ago('2027-02-07T07:12:00.000Z')).toBe('3\u00a0dni temu');
  expect(ago('2026-10-14T07:12:00.000Z')).toBe('14\u00a0października 2026\u00a0r.');
  expect(ago('2027-02-10T07:00:00.000Z', 'en')).toBe('2 hours ago');
});
