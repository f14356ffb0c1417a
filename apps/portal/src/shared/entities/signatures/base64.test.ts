import { expect, it } from 'vitest';
import { bytesOf, textOf } from './base64';

it('comes back as it was, beyond one part too', () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
  expect(bytesOf(textOf(bytes.buffer))).toEqual(bytes);
  expect(textOf(Uint8Array.of(1, 2, 255).buffer)).toBe('AQL/');
});
