import { shownCaseTitle } from '@urzad/grants';
import { useLocale } from '@urzad/ui';

/** Titles of cases in the language of the interface. */
export function useShownTitle(): (title: string) => string {
  const locale = useLocale();
  return (title) => shownCaseTitle(title, locale);
}
