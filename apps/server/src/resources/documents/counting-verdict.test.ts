import { expect, it } from 'vitest';
import { doesCount } from './counting-verdict';

it.each([
  [null, null, true],
  ['TOTAL_PASSED', null, true],
  ['INDETERMINATE', null, false],
  ['INDETERMINATE', 7, true],
  ['FAILED', null, false],
  ['FAILED', 7, false],
] as const)('a verdict %s, confirmed by %s: %s', (result, id_user_confirmed, counts) => {
  expect(doesCount({ result, id_user_confirmed })).toBe(counts);
});

it('no signature counts for nothing', () => {
  expect(doesCount(undefined)).toBe(false);
});
