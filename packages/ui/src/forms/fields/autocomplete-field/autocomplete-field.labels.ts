import type { LabelSet } from '../../../foundations/locale/locale';
import { type SuggestLabels, suggestLabels } from './suggest.labels';

export interface AutocompleteFieldLabels extends SuggestLabels {
  waiting: string;
  nothing: string;
  failed: string;
}

export const autocompleteFieldLabels = {
  widget: 'AutocompleteField',
  pl: {
    ...suggestLabels.pl,
    waiting: 'Szukamy…',
    nothing: 'Nic nie znaleźliśmy. Sprawdź, czy nie ma literówki.',
    failed: 'Nie udało się wyszukać. Zmień tekst, aby spróbować ponownie.',
  },
  en: {
    ...suggestLabels.en,
    waiting: 'Searching…',
    nothing: 'Nothing was found. Check the spelling.',
    failed: 'The search failed. Change the text to try again.',
  },
} as const satisfies LabelSet<AutocompleteFieldLabels>;
