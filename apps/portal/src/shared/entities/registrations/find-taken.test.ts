import { expect, it } from 'vitest';
import { findTaken } from './find-taken';

it('takes a call by one that cannot be replaced, so that a deleted draft stands in nobody’s way', () => {
  const row = (replaceable: 'yes' | 'no', call_number = '1/2027') => ({ replaceable, call_number });
  const call = { number: '1/2027' };
  expect(findTaken([row('no', '2/2026'), row('yes'), row('no')], call)).toEqual(row('no'));
  expect(findTaken([row('yes'), row('no', '2/2026')], call)).toBeUndefined();
});
