import { expect, it } from 'vitest';
import { FILE_LIMIT_BYTES, formatBytes, formatStorage, STORAGE_LIMIT_BYTES } from './bytes';

it.each([
  [0, '0\u00a0B'],
  [1023, '1023\u00a0B'],
  [1024, '1,00\u00a0kB'],
  [1536, '1,50\u00a0kB'],
  [1_048_575, '1,00\u00a0MB'],
  [1_048_576, '1,00\u00a0MB'],
  [FILE_LIMIT_BYTES, '2,86\u00a0MB'],
  [1024 ** 3, '1,00\u00a0GB'],
  [1024 ** 4, '1,00\u00a0TB'],
  [1024 ** 5, '1024,00\u00a0TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it('writes a point in English', () => {
  expect(formatBytes(1_300_234, 'en')).toBe('1.24\u00a0MB');
});

it.each([
  [0, 'pl', '0\u00a0kB'],
  [50, 'pl', '0,05\u00a0kB'],
  [999, 'pl', '1\u00a0kB'],
  [412_080, 'pl', '412,08\u00a0kB'],
  [999_990, 'pl', '999,99\u00a0kB'],
  [999_996, 'pl', '1\u00a0MB'],
  [1_864_200, 'pl', '1,86\u00a0MB'],
  [STORAGE_LIMIT_BYTES, 'pl', '3\u00a0MB'],
  [2_500_000_000, 'pl', '2,5\u00a0GB'],
  [1_864_200, 'en', '1.86\u00a0MB'],
] as const)('%d kept bytes are, in %s, %s', (bytes, locale, text) => {
  expect(formatStorage(bytes, locale)).toBe(text);
});
