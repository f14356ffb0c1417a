import type { Registration } from '@urzad/contract';
import { expect, it } from 'vitest';
import { firstNewKey, newFiles } from './new-files';

const file = (id: number, day: number) =>
  ({ id, create_date: `2027-02-${day}T09:00:00.000Z` }) as Registration['attachments'][number];
const SENT = '2027-02-11T09:00:00.000Z';

it('opens the first file that a correction has brought', () => {
  const registration = { attachments: [file(3, 10), file(8, 15), file(9, 16)], send_date: SENT };
  expect(newFiles(registration).map(({ id }) => id)).toEqual([8, 9]);
  expect(firstNewKey(registration)).toBe('attachment-8');
});

it('leaves the choice where there is none', () => {
  expect(firstNewKey({ attachments: [file(3, 10)], send_date: SENT })).toBeUndefined();
  expect(firstNewKey({ attachments: [file(3, 10)], send_date: null })).toBeUndefined();
});
