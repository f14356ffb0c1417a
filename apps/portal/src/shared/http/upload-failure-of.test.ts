import { UploadFailure } from '@urzad/ui/uploads';
import { expect, it, vi } from 'vitest';
import { ApiFailure } from './api-failure';
import { uploadFailureOf } from './upload-failure-of';

it.each([
  ['extension', 415, { files: 'content' }, 'extension', 'content'],
  ['extension', 415, { files: 'empty' }, 'extension', 'empty'],
  ['extension', 415, { files: 'extension' }, 'extension', 'extension'],
  ['size', 413, { files: 'is-too-big' }, 'size', 'size'],
  ['size', 413, { files: 'quota' }, 'size', 'quota'],
  ['extension', 415, { files: 'password' }, 'extension', 'password'],
  ['extension', 415, { files: 'pixels' }, 'extension', 'pixels'],
  ['extension', 415, { files: 'infected' }, 'extension', 'infected'],
  ['no-privilege', 403, undefined, 'denied', undefined],
  ['server', 500, undefined, 'server', undefined],
  ['not-valid', 400, { sha256: 'not-equal' }, 'not_exists', 'changed'],
  ['server', 413, undefined, 'size', 'blocked'],
  ['abort', 0, undefined, 'abort', undefined],
] as const)('%s %i %j is `%s`', (code, status, data, expected, refusal) => {
  const error = new ApiFailure(code, data, status);
  expect(uploadFailureOf(error)).toMatchObject({
    code: expected,
    refusal,
    wasReached: true,
    response: error,
  });
});

it.each([
  ['network', 0],
  ['not-valid', 408],
  ['server', 502],
  ['server', 503],
  ['server', 504],
] as const)('tells by %s %i that no server was reached, so that the upload waits', (code, status) => {
  const error = new ApiFailure(code, undefined, status);
  expect(uploadFailureOf(error)).toMatchObject({ code: 'network', wasReached: false });
});

it('tells when a server that is there can answer', () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  const away = uploadFailureOf(new ApiFailure('server', undefined, 503, new Date(5000)));
  vi.useRealTimers();
  expect(away).toMatchObject({ code: 'server', status: 503, wasReached: true, retryAfterMs: 5000 });
});

it('leaves a failure of the engine as it is', () => {
  const failure = new UploadFailure('upload');
  expect(uploadFailureOf(failure)).toBe(failure);
});
