import type { LabelSet } from '../../../foundations/locale/locale';
import { type SuggestLabels, suggestLabels } from '../autocomplete-field/suggest.labels';

export interface LocalityFieldLabels extends SuggestLabels {
  nothing: string;
  /** Several places have the typed name. */
  several: string;
  /** For a place without a commune in the dictionary. */
  elsewhere: string;
}

export const localityFieldLabels = {
  widget: 'LocalityField',
  pl: {
    ...suggestLabels.pl,
    nothing: 'Nie mamy takiej miejscowości na liście.',
    several: 'Kilka miejscowości ma tę nazwę. Wybierz swoją z listy.',
    elsewhere: 'inne województwo',
  },
  en: {
    ...suggestLabels.en,
    nothing: 'There is no such place in our list.',
    several: 'Several places have this name. Choose yours from the list.',
    elsewhere: 'another voivodeship',
  },
} as const satisfies LabelSet<LocalityFieldLabels>;
