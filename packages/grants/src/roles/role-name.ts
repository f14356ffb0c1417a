import type { Locale } from '@urzad/domain';
import { ROLES } from './roles';

interface NamedRole {
  code: string;
  name: string;
  /** Of one that the office made, where it has one. */
  name_en?: string | undefined;
}

/** A role in a language; one that the office made may have one name for both. */
export function roleName({ code, name, name_en }: NamedRole, locale: Locale): string {
  const own = locale === 'en' ? name_en || name : name;
  return ROLES.find((role) => role.code === code)?.name[locale] ?? own;
}
