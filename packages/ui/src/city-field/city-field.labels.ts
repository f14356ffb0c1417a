import type { LabelSet } from '../locale/locale';

export interface CityFieldLabels {
  hint: string;
  suggestions: string;
}

export const cityFieldLabels = {
  pl: { hint: 'Wpisz co najmniej 2 litery i wybierz z listy.', suggestions: 'Podpowiedzi' },
  en: { hint: 'Type at least 2 letters and choose from the list.', suggestions: 'Suggestions' },
} as const satisfies LabelSet<CityFieldLabels>;
