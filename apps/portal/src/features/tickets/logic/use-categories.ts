import type { Option } from '@urzad/domain';
import { TICKET_CATEGORY } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { useLibrary } from '#shared/entities/libraries/use-library';

/** The categories of the office: what may be chosen, and the words of all. */
export function useCategories(): { offered: readonly Option[]; textOf: (code: string) => string } {
  const { named, offered } = useLibrary('TICKET_CATEGORY', TICKET_CATEGORY);
  const locale = useLocale();

  return { offered, textOf: (code) => named.find((one) => one.code === code)?.[locale] ?? code };
}
