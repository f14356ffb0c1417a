import type { Privilege } from './privilege-catalogue';

/**
 * Whether somebody has a privilege; what the catalogue does not know cannot be asked for. Apart from the catalogue, whose
 * words no page of a citizen needs.
 */
export function hasPrivilege(privileges: readonly string[], required: Privilege): boolean {
  return privileges.includes(required);
}
