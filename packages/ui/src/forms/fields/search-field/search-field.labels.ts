import type { LabelSet } from '../../../foundations/locale/locale';

export interface SearchFieldLabels {
  submit: string;
}

export const searchFieldLabels = {
  pl: { submit: 'Szukaj' },
  en: { submit: 'Search' },
} as const satisfies LabelSet<SearchFieldLabels>;
