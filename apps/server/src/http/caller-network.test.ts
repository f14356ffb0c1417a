import { expect, it } from 'vitest';
import { networkOf } from './caller-network';

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2::'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['anna@example.com', 'anna@example.com'],
  ['12', '12'],
  ['', ''],
])('counts %s as %s', (caller, network) => {
  expect(networkOf(caller)).toBe(network);
});
