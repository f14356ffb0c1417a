import { expect, it } from 'vitest';
import { type Upload, uploadOf } from './upload';
import { createUploadNews } from './upload-news';

const upload = uploadOf('u1', new File(['a'], 'a.pdf'), { scope: '', isTooMany: false });

/** What is told while one upload goes through these states. */
function newsOf(...states: readonly Partial<Upload>[]) {
  const told: string[] = [];
  const follow = createUploadNews((event) => told.push(event));
  for (const state of states) follow([{ ...upload, ...state }]);
  return told;
}

const active = { phase: 'active' } as const;

it('tells each phase once, however often the progress changes', () => {
  const done = { phase: 'success' } as const;
  expect(newsOf({}, active, { ...active, progress: 40 }, { ...active, progress: 80 }, done, done)).toEqual([
    'started',
    'done',
  ]);
});

it('tells that an upload stands still and goes on, each time', () => {
  const paused = { held: 'paused' } as const;
  const offline = { ...active, held: 'offline' } as const;
  expect(newsOf(active, paused, {}, active, offline, offline, active)).toEqual([
    'started',
    'paused',
    'resumed',
    'offline',
    'resumed',
  ]);
});

it('tells a failure, and the next try as a start', () => {
  expect(newsOf(active, { phase: 'error' }, {}, active)).toEqual(['started', 'failed', 'started']);
});
