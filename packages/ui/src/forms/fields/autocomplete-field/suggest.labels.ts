import { pluralOf } from '@urzad/domain';
import type { LabelSet } from '../../../foundations/locale/locale';

/** The texts of every field that suggests while a person types. */
export interface SuggestLabels {
  hint: (minLetters: number) => string;
  /** The name of the list for screen readers. */
  suggestions: string;
  found: (count: number) => string;
}

const LETTERS = { one: 'literę', few: 'litery', many: 'liter' };

export const suggestLabels = {
  pl: {
    hint: (min) => `Wpisz co najmniej ${min} ${pluralOf(min, LETTERS)} i wybierz z listy.`,
    suggestions: 'Podpowiedzi',
    found: (count) => `Podpowiedzi: ${count}`,
  },
  en: {
    hint: (min) => `Type at least ${min} ${min === 1 ? 'letter' : 'letters'} and choose from the list.`,
    suggestions: 'Suggestions',
    found: (count) => `Suggestions: ${count}`,
  },
} as const satisfies LabelSet<SuggestLabels>;
