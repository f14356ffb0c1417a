import { type Locale, optionText } from '@urzad/domain';
import { ANNEX_KIND, type AnnexKind } from '@urzad/grants';

/** What an annex changes: „Placówka, koszt miesięczny”. */
export function annexKindsText(kinds: readonly AnnexKind[], locale: Locale): string {
  const [first = '', ...rest] = kinds.map((kind) => optionText(ANNEX_KIND, kind, locale));
  return [first, ...rest.map((text) => text.charAt(0).toLowerCase() + text.slice(1))].join(', ');
}
