import { expect, it } from 'vitest';
import { FILE_LIMIT_BYTES, formatBytes } from './bytes';

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1,00 kB'],
  [1536, '1,50 kB'],
  [1_048_575, '1,00 MB'],
  [1_048_576, '1,00 MB'],
  [FILE_LIMIT_BYTES, '2,86 MB'],
  [1024 ** 3, '1,00 GB'],
  [1024 ** 4, '1,00 TB'],
  [1024 ** 5, '1024,00 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it('writes a point in English', () => {
  expect(formatBytes(1_300_234, 'en')).toBe('1.24 MB');
});
