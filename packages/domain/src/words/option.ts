import { typeset } from './hard-spaces';
import type { Locale } from './locale';

/** One entry of a dictionary: its stored code and its names. */
export interface Option {
  code: string;
  pl: string;
  en: string;
}

export const YES_NO = [
  { code: 'yes', pl: 'Tak', en: 'Yes' },
  { code: 'no', pl: 'Nie', en: 'No' },
] as const satisfies readonly Option[];
export type YesNo = (typeof YES_NO)[number]['code'];

/** Dictionaries are short and read rarely, so they are searched without an index. */
export function optionOf<T extends Option>(options: readonly T[], code: string): T | undefined {
  return options.find((option) => option.code === code);
}

/** The name of a choice, with its no-break spaces; an unknown code is returned unchanged. */
export function optionText(options: readonly Option[], code: string, locale: Locale): string {
  const option = optionOf(options, code);

  return option ? typeset(option[locale], locale) : code;
}

export function codesOf<T extends Option>(options: readonly T[]): T['code'][] {
  return options.map(({ code }) => code);
}
