import { expect, it } from 'vitest';
import { isRemovable } from './chat-rules';

const SENT = new Date('2027-02-10T08:00:00.000Z');
const after = (ms: number) => new Date(SENT.getTime() + ms);

it('lets a message be removed until its fifteen minutes are full', () => {
  expect(isRemovable(SENT, SENT)).toBe(true);
  expect(isRemovable(SENT, after(15 * 60_000))).toBe(true);
  expect(isRemovable(SENT, after(15 * 60_000 + 1))).toBe(false);
});
