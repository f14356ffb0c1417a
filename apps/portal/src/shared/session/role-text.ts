import type { Locale } from '@urzad/ui';

/** What a role that the server named is called; without an English name the Polish one. */
export function roleText(
  { name, name_en }: { name: string; name_en?: string | undefined },
  locale: Locale,
): string {
  return (locale === 'en' && name_en) || name;
}
