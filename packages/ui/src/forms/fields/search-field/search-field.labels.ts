import type { LabelSet } from '../../../foundations/locale/locale';

export interface SearchFieldLabels {
  submit: string;
}

export const searchFieldLabels = {
  widget: 'SearchField',
  pl: { submit: 'Szukaj' },
  en: { submit: 'Search' },
} as const satisfies LabelSet<SearchFieldLabels>;
