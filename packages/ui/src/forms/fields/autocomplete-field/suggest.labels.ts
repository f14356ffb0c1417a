import { type CountedWord, countText, type Locale, pluralOf } from '@urzad/domain';
import type { LabelSet } from '../../../foundations/locale/locale';

/** The texts of every field that suggests while a person types. */
export interface SuggestLabels {
  hint: (minLetters: number) => string;
  /** The name of the list for screen readers. */
  suggestions: string;
  found: (count: number) => string;
}

const SUGGESTIONS: Record<Locale, CountedWord> = {
  pl: { one: 'podpowiedź', few: 'podpowiedzi', many: 'podpowiedzi' },
  en: { one: 'suggestion', few: 'suggestions', many: 'suggestions' },
};

const LETTERS = { one: 'literę', few: 'litery', many: 'liter' };

export const suggestLabels = {
  pl: {
    hint: (min) => `Wpisz co najmniej ${min} ${pluralOf(min, LETTERS)} i wybierz z listy.`,
    suggestions: 'Podpowiedzi',
    found: (count) => countText(count, SUGGESTIONS, 'pl'),
  },
  en: {
    hint: (min) => `Type at least ${min} ${min === 1 ? 'letter' : 'letters'} and choose from the list.`,
    suggestions: 'Suggestions',
    found: (count) => countText(count, SUGGESTIONS, 'en'),
  },
} as const satisfies LabelSet<SuggestLabels>;
