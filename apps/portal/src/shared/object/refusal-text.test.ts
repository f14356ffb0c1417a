import { expect, it } from 'vitest';
import { ApiFailure } from '../http/api-failure';
import { refusalText } from './refusal-text';

const TEXTS = { approved: 'Te punkty są już zatwierdzone.' };

it('says what the reason of a refusal means', () => {
  expect(refusalText(new ApiFailure('illegal-step', { reason: 'approved' }, 409), TEXTS)).toBe(
    'Te punkty są już zatwierdzone.',
  );
});

it.each([
  ['another reason', new ApiFailure('illegal-step', { reason: 'toString' }, 409)],
  ['a conflict', new ApiFailure('conflict', { stored: {} }, 409)],
  ['a failure of the server', new ApiFailure('server', null, 500)],
  ['a lost answer', new Error('lost')],
])('leaves %s to the catalogue', (_, error) => {
  expect(refusalText(error, TEXTS)).toBeUndefined();
});
