import { type ColumnOperation, type CountedWord, countText, type Locale, numberText } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';

export interface DataTableLabels {
  loading: string;
  empty: string;
  nothingFound: string;
  nothingFoundHint: (columns: readonly string[]) => string;
  selectAll: string;
  select: (row: string) => string;
  selected: (count: number) => string;
  selectEverything: (total: number) => string;
  unselect: string;
  sorted: (column: string, direction: 'ascending' | 'descending') => string;
  sortBy: string;
  sortOption: Record<'ascending' | 'descending', (column: string) => string>;
  unsorted: string;
  shown: (count: number, total: number) => string;
  printed: (count: number, total: number, isExported: boolean) => string;
  width: (column: string) => string;
  pixels: (width: number) => string;
  moved: (column: string, position: number, count: number) => string;
  filters: string;
  applyFilters: string;
  clearFilters: string;
  filterOn: (column: string) => string;
  removeFilter: (column: string) => string;
  filterRemoved: (column: string) => string;
  filtersCleared: string;
  from: (column: string) => string;
  to: (column: string) => string;
  contains: (column: string) => string;
  chosen: (count: number) => string;
  between: (from: string, to: string) => string;
  columns: string;
  columnsHint: string;
  earlier: (column: string) => string;
  later: (column: string) => string;
  autofill: string;
  resetColumns: string;
  export: string;
  exported: (count: number) => string;
  exportFailed: string;
  dense: string;
  none: string;
  operation: (column: string) => string;
  noOperation: string;
  operations: Record<ColumnOperation, string>;
  onThisPage: string;
  failed: string;
  failedHint: string;
  retry: string;
  showMore: (count: number) => string;
  keys: string;
}

const ROWS: Record<Locale, CountedWord> = {
  pl: { one: 'wiersz', few: 'wiersze', many: 'wierszy' },
  en: { one: 'row', few: 'rows', many: 'rows' },
};

const PIXELS: Record<Locale, CountedWord> = {
  pl: { one: 'piksel', few: 'piksele', many: 'pikseli' },
  en: { one: 'pixel', few: 'pixels', many: 'pixels' },
};

const DIRECTION = {
  pl: { ascending: 'rosnąco', descending: 'malejąco' },
  en: { ascending: 'ascending', descending: 'descending' },
};

export const dataTableLabels = {
  widget: 'DataTable',
  pl: {
    loading: 'Wczytujemy dane',
    empty: 'Nic tu jeszcze nie ma.',
    nothingFound: 'Nic nie pasuje do filtrów',
    nothingFoundHint: (columns) =>
      columns.length === 1
        ? `Usuń filtr „${columns[0]}”.`
        : `Usuń filtr „${columns[0]}” albo wyczyść wszystkie.`,
    selectAll: 'Zaznacz wszystkie wiersze',
    select: (row) => `Zaznacz: ${row}`,
    selected: (count) => `Zaznaczono ${numberText(count)}`,
    selectEverything: (total) => `Zaznacz wszystkie ${numberText(total)}`,
    unselect: 'Odznacz wszystko',
    sorted: (column, direction) => `Posortowano: ${column}, ${DIRECTION.pl[direction]}`,
    sortBy: 'Kolejność',
    sortOption: {
      ascending: (column) => `${column}, rosnąco`,
      descending: (column) => `${column}, malejąco`,
    },
    unsorted: 'Domyślna',
    shown: (count, total) => `Widać ${numberText(count)} z ${countText(total, ROWS, 'pl')}`,
    printed: (count, total, isExported) =>
      `Na wydruku jest ${numberText(count)} z ${numberText(total)} wierszy, brakuje ${numberText(total - count)}. ${isExported ? 'Wszystkie zapisze przycisk „Eksport” nad tabelą.' : 'Pozostałe są na ekranie.'}`,
    width: (column) => `Szerokość kolumny ${column}`,
    pixels: (width) => countText(width, PIXELS, 'pl'),
    moved: (column, position, count) => `Kolumna ${column} jest teraz ${position} z ${count}`,
    filters: 'Filtry',
    applyFilters: 'Pokaż wyniki',
    clearFilters: 'Wyczyść filtry',
    filterOn: (column) => `${column}:`,
    removeFilter: (column) => `Usuń filtr: ${column}`,
    filterRemoved: (column) => `Usunięto filtr: ${column}`,
    filtersCleared: 'Wyczyszczono filtry',
    from: (column) => `${column} od`,
    to: (column) => `${column} do`,
    contains: (column) => `${column} zawiera`,
    chosen: (count) => `wybrane: ${numberText(count)}`,
    between: (from, to) => [from && `od ${from}`, to && `do ${to}`].filter(Boolean).join(' '),
    columns: 'Kolumny',
    columnsHint: 'Zaznacz kolumny, które chcesz widzieć. Strzałki zmieniają ich kolejność.',
    earlier: (column) => `Przesuń wcześniej: ${column}`,
    later: (column) => `Przesuń dalej: ${column}`,
    autofill: 'Rozciągnij kolumny na całą szerokość',
    resetColumns: 'Przywróć układ domyślny',
    export: 'Eksport',
    exported: (count) => `Zapisano w pliku ${countText(count, ROWS, 'pl')}`,
    exportFailed: 'Nie udało się przygotować pliku. Spróbuj ponownie.',
    dense: 'Gęste wiersze',
    none: 'Brak',
    operation: (column) => `Podsumowanie kolumny ${column}`,
    noOperation: 'Podsumuj',
    operations: {
      first: 'Pierwsza',
      last: 'Ostatnia',
      min: 'Najmniej',
      max: 'Najwięcej',
      avg: 'Średnia',
      sum: 'Suma',
      median: 'Mediana',
    },
    onThisPage: 'na tej stronie',
    failed: 'Nie udało się wczytać danych',
    failedHint: 'Sprawdź połączenie i spróbuj ponownie.',
    retry: 'Spróbuj ponownie',
    showMore: (count) => `Pokaż kolejne ${numberText(count)}`,
    keys: 'Strzałki przechodzą między wierszami, Enter otwiera wiersz.',
  },
  en: {
    loading: 'Loading data',
    empty: 'There is nothing here yet.',
    nothingFound: 'Nothing matches the filters',
    nothingFoundHint: (columns) =>
      columns.length === 1
        ? `Remove the filter “${columns[0]}”.`
        : `Remove the filter “${columns[0]}” or clear all of them.`,
    selectAll: 'Select all rows',
    select: (row) => `Select: ${row}`,
    selected: (count) => `${numberText(count, 'en')} selected`,
    selectEverything: (total) => `Select all ${numberText(total, 'en')}`,
    unselect: 'Unselect all',
    sorted: (column, direction) => `Sorted: ${column}, ${DIRECTION.en[direction]}`,
    sortBy: 'Order',
    sortOption: {
      ascending: (column) => `${column}, ascending`,
      descending: (column) => `${column}, descending`,
    },
    unsorted: 'Default',
    shown: (count, total) => `${numberText(count, 'en')} of ${countText(total, ROWS, 'en')} shown`,
    printed: (count, total, isExported) =>
      `${numberText(count, 'en')} of ${numberText(total, 'en')} rows are printed, ${numberText(total - count, 'en')} are missing. ${isExported ? 'The button “Export” above the table saves them all.' : 'The others are on the screen.'}`,
    width: (column) => `Width of the column ${column}`,
    pixels: (width) => countText(width, PIXELS, 'en'),
    moved: (column, position, count) => `The column ${column} is now ${position} of ${count}`,
    filters: 'Filters',
    applyFilters: 'Show results',
    clearFilters: 'Clear the filters',
    filterOn: (column) => `${column}:`,
    removeFilter: (column) => `Remove the filter: ${column}`,
    filterRemoved: (column) => `Filter removed: ${column}`,
    filtersCleared: 'Filters cleared',
    from: (column) => `${column} from`,
    to: (column) => `${column} to`,
    contains: (column) => `${column} contains`,
    chosen: (count) => `${numberText(count, 'en')} chosen`,
    between: (from, to) => [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' '),
    columns: 'Columns',
    columnsHint: 'Tick the columns you want to see. The arrows change their order.',
    earlier: (column) => `Move earlier: ${column}`,
    later: (column) => `Move later: ${column}`,
    autofill: 'Stretch the columns to the full width',
    resetColumns: 'Back to the default layout',
    export: 'Export',
    exported: (count) => `${countText(count, ROWS, 'en')} saved to the file`,
    exportFailed: 'The file could not be prepared. Try again.',
    dense: 'Dense rows',
    none: 'None',
    operation: (column) => `Summary of the column ${column}`,
    noOperation: 'Summarise',
    operations: {
      first: 'First',
      last: 'Last',
      min: 'Least',
      max: 'Most',
      avg: 'Average',
      sum: 'Sum',
      median: 'Median',
    },
    onThisPage: 'on this page',
    failed: 'The data could not be loaded',
    failedHint: 'Check your connection and try again.',
    retry: 'Try again',
    showMore: (count) => `Show ${numberText(count, 'en')} more`,
    keys: 'The arrows go from row to row, Enter opens a row.',
  },
} as const satisfies LabelSet<DataTableLabels>;
