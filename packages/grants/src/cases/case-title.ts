import { type Locale, type Option, optionOf } from '@urzad/domain';
import { CASE_KINDS, getCaseKind } from './case-kinds';

const MAIN = getCaseKind('ZGLOSZENIE');

/** The title of the case in which an application is filed. */
export function mainCaseTitle(number: string): string {
  return `${MAIN.pl} ${number}`;
}

/**
 * The title as shown: one that the portal made of the shipped name of a kind, in the language of the reader.
 * @param kinds their names in the words of the office
 */
export function shownCaseTitle(title: string, locale: Locale, kinds: readonly Option[] = CASE_KINDS): string {
  const isMain = title.startsWith(mainCaseTitle('FR/'));
  const kind = isMain ? MAIN : CASE_KINDS.find(({ pl }) => pl === title);
  const name = kind && optionOf(kinds, kind.code)?.[locale];
  return name === undefined ? title : title.replace(kind?.pl ?? title, () => name);
}
