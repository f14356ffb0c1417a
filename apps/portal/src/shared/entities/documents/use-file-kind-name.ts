import { optionText } from '@urzad/domain';
import { FILE_KIND } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { useCallback } from 'react';
import { useNames } from '../../libraries/use-words';

/** What a kind of file is called, as the office names it. */
export function useFileKindName(): (kind: string) => string {
  const locale = useLocale();
  const kinds = useNames('FILE_KIND', FILE_KIND);
  return useCallback((kind) => optionText(kinds, kind, locale), [kinds, locale]);
}
