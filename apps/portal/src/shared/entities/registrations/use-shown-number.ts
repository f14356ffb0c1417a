import { shownNumber } from '@urzad/grants';
import { useLocale } from '@urzad/ui';

/** The number of a registration in the language of the interface. */
export function useShownNumber(number: string): string {
  return shownNumber(number, useLocale());
}
