import { ROLES } from '@urzad/grants';
import type { Locale } from '@urzad/ui';

/** A role in the language of the interface; one that the office made has its own name only. */
export function roleName({ code, name }: { code: string; name: string }, locale: Locale): string {
  return ROLES.find((role) => role.code === code)?.name[locale] ?? name;
}
