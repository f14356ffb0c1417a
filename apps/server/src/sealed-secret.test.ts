import { expect, it } from 'vitest';
import { openSecret, sealSecret } from './sealed-secret';

it('opens a sealed secret with its key and for its owner only', () => {
  const [key, secret] = [Buffer.alloc(32, 1), 'GEZDGNBVGY3TQOJQ'];
  const sealed = sealSecret(key, { secret, owner: '7' });
  expect(openSecret(key, { sealed, owner: '7' })).toBe(secret);
  expect(sealSecret(key, { secret, owner: '7' })).not.toBe(sealed);
  expect(() => openSecret(key, { sealed, owner: '8' })).toThrow();
  expect(() => openSecret(Buffer.alloc(32, 2), { sealed, owner: '7' })).toThrow();
});
