import type { RoleDefinition } from '@urzad/contract';

/** Roles that can be granted: those that work now or will. */
export function grantable(roles: readonly RoleDefinition[] | undefined): readonly RoleDefinition[] {
  return roles?.filter(({ state }) => state === 'active' || state === 'coming') ?? [];
}
