import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What a provider gives one customer: who has an address of IPv6 has all of its network. */
const CUSTOMER_BITS = 64;

/**
 * Under what a limit counts a caller: an address of IPv6 by its network, an IPv4 address that came as one of IPv6
 * (`::ffff:`) as itself. What is no address, such as the id of a person, stays.
 */
export function networkOf(caller: string): string {
  if (isIP(caller) === 0) return caller;
  const address = ipaddr.process(caller);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(
    `${address.toNormalizedString().split('%')[0]}/${CUSTOMER_BITS}`,
  ).toString();
}
