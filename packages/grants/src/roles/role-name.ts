import type { Locale } from '@urzad/domain';
import { ROLES } from './roles';

/** A role in a language; one that the office made has its own name only. */
export function roleName({ code, name }: { code: string; name: string }, locale: Locale): string {
  return ROLES.find((role) => role.code === code)?.name[locale] ?? name;
}
