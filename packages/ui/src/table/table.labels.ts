import type { LabelSet } from '../locale/locale';

export interface TableLabels {
  loading: string;
  empty: string;
  selectAll: string;
  select: (row: string) => string;
  selected: (count: number) => string;
}

export const tableLabels = {
  pl: {
    loading: 'Wczytujemy dane',
    empty: 'Nic tu jeszcze nie ma.',
    selectAll: 'Zaznacz wszystkie wiersze',
    select: (row) => `Zaznacz: ${row}`,
    selected: (count) => `Zaznaczono ${count}`,
  },
  en: {
    loading: 'Loading data',
    empty: 'There is nothing here yet.',
    selectAll: 'Select all rows',
    select: (row) => `Select: ${row}`,
    selected: (count) => `${count} selected`,
  },
} as const satisfies LabelSet<TableLabels>;
