import { pluralOf } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';

export interface AutocompleteFieldLabels {
  hint: (minLetters: number) => string;
  /** The name of the list for screen readers. */
  suggestions: string;
  waiting: string;
  nothing: string;
  failed: string;
  found: (count: number) => string;
}

const LETTERS = { one: 'literę', few: 'litery', many: 'liter' };

export const autocompleteFieldLabels = {
  pl: {
    hint: (min) => `Wpisz co najmniej ${min} ${pluralOf(min, LETTERS)} i wybierz z listy.`,
    suggestions: 'Podpowiedzi',
    waiting: 'Szukamy…',
    nothing: 'Nic nie znaleźliśmy. Sprawdź, czy nie ma literówki.',
    failed: 'Nie udało się wyszukać. Zmień tekst, aby spróbować ponownie.',
    found: (count) => `Podpowiedzi: ${count}`,
  },
  en: {
    hint: (min) => `Type at least ${min} ${min === 1 ? 'letter' : 'letters'} and choose from the list.`,
    suggestions: 'Suggestions',
    waiting: 'Searching…',
    nothing: 'Nothing was found. Check the spelling.',
    failed: 'The search failed. Change the text to try again.',
    found: (count) => `Suggestions: ${count}`,
  },
} as const satisfies LabelSet<AutocompleteFieldLabels>;
