import type { Option } from '@urzad/domain';
import { DOCUMENT_KIND, FILE_KIND, isSubmittedKind } from '@urzad/grants';
import type { DocumentTab } from './document-list';

const KINDS: Readonly<Record<DocumentTab, readonly Option[]>> = {
  issued: DOCUMENT_KIND.filter(({ code }) => !isSubmittedKind(code)),
  submitted: DOCUMENT_KIND.filter(({ code }) => isSubmittedKind(code)),
  received: FILE_KIND,
  enclosed: FILE_KIND,
};

/** The kinds that rows of a tab may have. */
export function kindsOfTab(tab: DocumentTab): readonly Option[] {
  return KINDS[tab];
}

/** The word of a kind; a kind that nobody named is shown as it is. */
export function kindText(tab: DocumentTab, kind: string, locale: 'pl' | 'en'): string {
  return KINDS[tab].find(({ code }) => code === kind)?.[locale] ?? kind;
}
