import type { LabelSet } from '../../foundations/locale/locale';

export interface TableLabels {
  loading: string;
  empty: string;
}

export const tableLabels = {
  widget: 'Table',
  pl: { loading: 'Wczytujemy dane', empty: 'Nic tu jeszcze nie ma.' },
  en: { loading: 'Loading data', empty: 'There is nothing here yet.' },
} as const satisfies LabelSet<TableLabels>;
