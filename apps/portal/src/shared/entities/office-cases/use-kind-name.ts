import { optionText } from '@urzad/domain';
import { CASE_KINDS, type CaseKind } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { useNames } from '../../libraries/use-words';

/** The name of a kind of cases, as the office calls it. */
export function useKindName(): (kind: CaseKind) => string {
  const locale = useLocale();
  const kinds = useNames('CASE_KIND', CASE_KINDS);
  return (kind) => optionText(kinds, kind, locale);
}
