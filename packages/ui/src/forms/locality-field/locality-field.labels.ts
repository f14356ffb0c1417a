import { pluralOf } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';

export interface LocalityFieldLabels {
  hint: (minLetters: number) => string;
  /** The name of the list for screen readers. */
  suggestions: string;
  found: (count: number) => string;
  nothing: string;
  /** Several places have the typed name. */
  several: string;
  /** For a place without a commune in the dictionary. */
  elsewhere: string;
}

const LETTERS = { one: 'literę', few: 'litery', many: 'liter' };

export const localityFieldLabels = {
  pl: {
    hint: (min) => `Wpisz co najmniej ${min} ${pluralOf(min, LETTERS)} i wybierz z listy.`,
    suggestions: 'Podpowiedzi',
    found: (count) => `Podpowiedzi: ${count}`,
    nothing: 'Nie mamy takiej miejscowości na liście.',
    several: 'Kilka miejscowości ma tę nazwę. Wybierz swoją z listy.',
    elsewhere: 'inne województwo',
  },
  en: {
    hint: (min) => `Type at least ${min} ${min === 1 ? 'letter' : 'letters'} and choose from the list.`,
    suggestions: 'Suggestions',
    found: (count) => `Suggestions: ${count}`,
    nothing: 'There is no such place in our list.',
    several: 'Several places have this name. Choose yours from the list.',
    elsewhere: 'another voivodeship',
  },
} as const satisfies LabelSet<LocalityFieldLabels>;
