import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256Of } from './sha256';
import { contentOf } from './testing/fake-server';

it.each([0, 1, 262_144, 262_145, 3_000_000])('is that of the platform for %i bytes', async (size) => {
  const bytes = contentOf(size);
  expect(await sha256Of(new Blob([bytes]))).toBe(createHash('sha256').update(bytes).digest('hex'));
});
