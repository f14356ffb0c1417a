import { afterEach, expect, it, vi } from 'vitest';
import { newId } from './new-id';

afterEach(() => vi.unstubAllGlobals());

it('is never the same twice, also where the page came over plain http', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, newId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

it('keeps every digit of small bytes', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
  expect(newId()).toBe('07'.repeat(16));
});
