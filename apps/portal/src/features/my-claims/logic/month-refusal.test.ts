import { expect, it } from 'vitest';
import { ApiFailure } from '#shared/http/api-failure';
import { monthRefusalOf } from './month-refusal';

const refusedFor = (data: unknown) => monthRefusalOf(new ApiFailure('illegal-step', data, 409));

it('says by the status of the month why it cannot be settled', () => {
  const reasons = ['open', 'suspended', 'skipped', 'paid', 'requested'].map((status) =>
    refusedFor({ status, reason: 'month' }),
  );
  expect(reasons).toEqual(['open', 'suspended', 'skipped', 'settled', 'settled']);
});

it('says nothing of other failures', () => {
  expect(refusedFor({ status: 'draft' })).toBeUndefined();
  expect(monthRefusalOf(new ApiFailure('object-no-exist', undefined, 404))).toBeUndefined();
  expect(monthRefusalOf(new Error('No answer'))).toBeUndefined();
});
