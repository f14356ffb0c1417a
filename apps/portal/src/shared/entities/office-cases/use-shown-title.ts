import { CASE_KINDS, shownCaseTitle } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { useCallback } from 'react';
import { useNames } from '../../libraries/use-words';

/** Titles of cases in the language of the interface; those that are named by a kind, as the office calls it. */
export function useShownTitle(): (title: string) => string {
  const locale = useLocale();
  const kinds = useNames('CASE_KIND', CASE_KINDS);
  return useCallback((title) => shownCaseTitle(title, locale, kinds), [locale, kinds]);
}
