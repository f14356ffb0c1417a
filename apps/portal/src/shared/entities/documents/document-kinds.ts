import type { OfficeDocument } from '@urzad/contract';
import { DOCUMENT_KIND } from '@urzad/grants';
import type { Locale } from '@urzad/ui';
import type { Messages } from '../../i18n/messages';

type KindWords = Record<OfficeDocument['kind'], string>;

/** What a document of the office is. */
export const documentKindMessages: Messages<KindWords> = { pl: wordsIn('pl'), en: wordsIn('en') };

function wordsIn(locale: Locale): KindWords {
  // Of every code: the codes are those of the same list.
  return Object.fromEntries(DOCUMENT_KIND.map((kind) => [kind.code, kind[locale]])) as KindWords;
}
