import { expect, it } from 'vitest';
import { secretAsShown, stepOf } from './authenticator';

/** The secret of RFC 6238, appendix B, in base32; its codes have eight digits, of which apps show the last six. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [2_000_000_000, '279037', 66_666_666],
])('knows the code of RFC 6238 at %i s', (seconds, code, step) => {
  expect(stepOf(RFC_SECRET, code, new Date(seconds * 1000))).toBe(step);
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
