import { expect, it } from 'vitest';
import { ApiFailure } from '#shared/http/api-failure';
import { tooSlowText } from './too-slow';

const WORDS = { tooSlow: 'shorter', tooSlowTonight: 'tonight' };

it.each([
  ['a summary that the night will compute', new ApiFailure('server', { report: 'too-slow' }, 503), 'tonight'],
  ['another query that was ended', new ApiFailure('server', null, 503), 'shorter'],
  ['another failure', new ApiFailure('server', null, 500), undefined],
  ['no failure', null, undefined],
])('of %s', (_what, error, text) => {
  expect(tooSlowText(error, WORDS)).toBe(text);
});
