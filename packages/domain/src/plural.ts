import type { Locale } from './date-text';

/** Forms of a counted word: 1 miesiąc, 2 miesiące, 5 miesięcy. English uses `one` and `many`. */
export interface CountedWord {
  one: string;
  few: string;
  many: string;
}

export const COUNTED = {
  day: { pl: { one: 'dzień', few: 'dni', many: 'dni' }, en: english('day') },
  week: { pl: { one: 'tydzień', few: 'tygodnie', many: 'tygodni' }, en: english('week') },
  month: { pl: { one: 'miesiąc', few: 'miesiące', many: 'miesięcy' }, en: english('month') },
  year: { pl: { one: 'rok', few: 'lata', many: 'lat' }, en: english('year') },
  point: { pl: { one: 'punkt', few: 'punkty', many: 'punktów' }, en: english('point') },
  field: { pl: { one: 'pole', few: 'pola', many: 'pól' }, en: english('field') },
  file: { pl: { one: 'plik', few: 'pliki', many: 'plików' }, en: english('file') },
} as const satisfies Record<string, Record<Locale, CountedWord>>;

const RULES = { pl: new Intl.PluralRules('pl'), en: new Intl.PluralRules('en') };

/** `5 miesięcy`. The words of `COUNTED` or others of the same shape. */
export function countText(count: number, word: Record<Locale, CountedWord>, locale: Locale = 'pl'): string {
  return `${count} ${pluralForm(count, word[locale], locale)}`;
}

export function pluralForm(count: number, word: CountedWord, locale: Locale = 'pl'): string {
  const form = RULES[locale].select(count);

  return form === 'one' || form === 'few' ? word[form] : word.many;
}

function english(noun: string): CountedWord {
  return { one: noun, few: `${noun}s`, many: `${noun}s` };
}
