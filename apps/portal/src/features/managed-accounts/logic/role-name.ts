import type { RoleDefinition } from '@urzad/contract';
import { ROLES } from '@urzad/grants';
import type { Locale } from '@urzad/ui';

/** A role in the language of the interface; one that the office made has its own name only. */
export function roleName({ code, name }: { code: string; name: string }, locale: Locale): string {
  return ROLES.find((role) => role.code === code)?.name[locale] ?? name;
}

/** Roles that can be granted: those that work now or will. */
export function grantable(roles: readonly RoleDefinition[] | undefined): readonly RoleDefinition[] {
  return roles?.filter(({ state }) => state === 'active' || state === 'coming') ?? [];
}
