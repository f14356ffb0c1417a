import { type Option, optionOf } from '@urzad/domain';
import { DOCUMENT_KIND, FILE_KIND, isSubmittedKind } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { useNames } from '#shared/libraries/use-words';
import type { DocumentTab } from './document-list';

const ISSUED = DOCUMENT_KIND.filter(({ code }) => !isSubmittedKind(code));
const SUBMITTED = DOCUMENT_KIND.filter(({ code }) => isSubmittedKind(code));

/** The kinds that rows of a tab may have. */
export function useKindsOfTab(tab: DocumentTab): readonly Option[] {
  const files = useNames('FILE_KIND', FILE_KIND);
  if (tab === 'issued') return ISSUED;
  return tab === 'submitted' ? SUBMITTED : files;
}

/** The word of a kind in a tab; a kind that nobody named is shown as it is. */
export function useKindText(tab: DocumentTab): (kind: string) => string {
  const locale = useLocale();
  const kinds = useKindsOfTab(tab);
  return (kind) => optionOf(kinds, kind)?.[locale] ?? kind;
}
