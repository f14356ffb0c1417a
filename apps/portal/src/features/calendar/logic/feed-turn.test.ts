import { expect, it } from 'vitest';
import { feedTurn } from './feed-turn';

const FEED = { id: 7, create_date: '2027-02-10T08:00:00.000Z' };

it.each([
  ['make', FEED, 'exists'],
  ['renew', null, 'gone'],
  ['delete', null, 'gone'],
  // The dialog of the step still stands.
  ['make', null, undefined],
  ['renew', FEED, undefined],
  ['delete', FEED, undefined],
  [undefined, FEED, undefined],
  [undefined, null, undefined],
] as const)('after a refused %s with the address %j it tells %s', (refused, feed, told) => {
  expect(feedTurn(refused, feed)).toBe(told);
});
