import { expect, it } from 'vitest';
import { ApiFailure } from '../../../../shared/http/api-failure';
import { signRefusal } from './sign-values';

const WORDS = { wrongPass: 'wrong', tooMany: 'many', changed: 'changed' };

it('says at its field what was wrong', () => {
  const pass = new ApiFailure('not-valid', { pass: 'not-valid-pass' }, 400);
  expect(signRefusal(pass, WORDS)).toEqual({ field: 'pass', message: 'wrong' });
  const code = new ApiFailure('not-valid-code', undefined, 400);
  expect(signRefusal(code, WORDS)).toEqual({ field: 'code', message: 'not-valid-code' });
});

it('says above the form what no field can help', () => {
  expect(signRefusal(new ApiFailure('too-many-requests', undefined, 429), WORDS)).toEqual({
    message: 'many',
  });
  expect(signRefusal(new ApiFailure('conflict', undefined, 409), WORDS)).toEqual({ message: 'changed' });
  expect(signRefusal(new ApiFailure('server', undefined, 500), WORDS)).toEqual({ message: undefined });
});
