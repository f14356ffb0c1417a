import { expect, it } from 'vitest';
import { feedTurn } from './feed-turn';

const FEED = { id: 7 };

it.each([
  [{ step: 'make' }, FEED, 'exists'],
  [{ step: 'renew', id: 7 }, null, 'gone'],
  [{ step: 'delete', id: 7 }, null, 'gone'],
  [{ step: 'renew', id: 6 }, FEED, 'renewed'],
  [{ step: 'delete', id: 6 }, FEED, 'renewed'],
  // The dialog of the step still stands.
  [{ step: 'make' }, null, undefined],
  [{ step: 'renew', id: 7 }, FEED, undefined],
  [{ step: 'delete', id: 7 }, FEED, undefined],
  [undefined, FEED, undefined],
  [undefined, null, undefined],
] as const)('after a refused %j with the address %j it tells %s', (refused, feed, told) => {
  expect(feedTurn(refused, feed)).toBe(told);
});
