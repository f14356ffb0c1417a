import type { Privilege } from './privilege-catalogue';

/**
 * Whether a list contains a privilege of the catalogue. Separate from the catalogue, whose texts no page of a citizen
 * needs.
 */
export function hasPrivilege(privileges: readonly string[], required: Privilege): boolean {
  return privileges.includes(required);
}
