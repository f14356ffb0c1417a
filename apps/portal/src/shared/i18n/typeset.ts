import { hardSpaces } from '@urzad/domain';
import type { Locale } from '@urzad/ui';

/** Every text of the interface passes here: Polish ones get their no-break spaces. */
export function typeset(text: string, locale: Locale): string {
  return locale === 'pl' ? hardSpaces(text) : text;
}
