import type { Locale } from '@urzad/domain';
import { CASE_KINDS, getCaseKind } from './case-kinds';

const MAIN = getCaseKind('ZGLOSZENIE');

/** The title of the case in which an application is filed. */
export function mainCaseTitle(number: string): string {
  return `${MAIN.pl} ${number}`;
}

/** The title as shown: one that the portal made of the name of a kind, in the language of the reader. */
export function shownCaseTitle(title: string, locale: Locale): string {
  if (locale === 'pl') return title;
  const kind = CASE_KINDS.find(({ pl }) => pl === title);
  if (kind) return kind[locale];
  return title.startsWith(mainCaseTitle('FR/')) ? title.replace(MAIN.pl, MAIN[locale]) : title;
}
