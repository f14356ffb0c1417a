import { expect, it } from 'vitest';
import { newSecret, openSecret, sealSecret, secretAsShown, stepOf } from './authenticator';

/** The secret of RFC 6238, appendix B, in base32; its codes have eight digits, of which apps show the last six. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [2_000_000_000, '279037', 66_666_666],
])('knows the code of RFC 6238 at %i s', (seconds, code, step) => {
  expect(stepOf(RFC_SECRET, code, new Date(seconds * 1000))).toBe(step);
});

it('opens a sealed secret with its key and for its account only', () => {
  const [key, secret] = [Buffer.alloc(32, 1), newSecret()];
  const sealed = sealSecret(key, { secret, id_user: 7 });
  expect(openSecret(key, { sealed, id_user: 7 })).toBe(secret);
  expect(sealSecret(key, { secret, id_user: 7 })).not.toBe(sealed);
  expect(() => openSecret(key, { sealed, id_user: 8 })).toThrow();
  expect(() => openSecret(Buffer.alloc(32, 2), { sealed, id_user: 7 })).toThrow();
});

it('shows the secret as an address for apps and as a picture with a ground', () => {
  const { uri, qr } = secretAsShown(RFC_SECRET, { label: 'ewa@example.com', issuer: 'Małe granty II' });
  const address = new URL(uri);
  expect([address.protocol, address.host, address.searchParams.get('secret')]).toEqual([
    'otpauth:',
    'totp',
    RFC_SECRET,
  ]);
  expect(address.searchParams.get('issuer')).toBe('Małe granty II');
  expect(Buffer.from(qr.slice(qr.indexOf(',') + 1), 'base64').toString()).toMatch(
    /^<svg[^>]*><rect .*fill="#fff"/,
  );
});
