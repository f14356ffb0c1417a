import { numberText } from '@urzad/domain';
import type { LabelSet } from '../../../foundations/locale/locale';

export interface IconFieldLabels {
  choose: string;
  clear: string;
  /** Heading of the sheet, name of the panel and of the grid. */
  title: string;
  close: string;
  search: string;
  /** Example words in both languages. */
  example: string;
  loading: string;
  /** Shown when the icons could not be loaded. */
  missing: string;
  found: (count: number) => string;
  nothing: string;
}

export const iconFieldLabels = {
  widget: 'IconField',
  pl: {
    choose: 'Wybierz ikonę',
    clear: 'Usuń ikonę',
    title: 'Ikony',
    close: 'Zamknij',
    search: 'Szukaj ikony',
    example: 'Na przykład: dom, kosz, house',
    loading: 'Wczytujemy ikony…',
    missing: 'Nie udało się wczytać ikon. Sprawdź połączenie z internetem, a spróbujemy jeszcze raz.',
    found: (count) => `Ikony: ${numberText(count)}`,
    nothing: 'Nie ma takiej ikony. Spróbuj innego słowa.',
  },
  en: {
    choose: 'Choose an icon',
    clear: 'Remove the icon',
    title: 'Icons',
    close: 'Close',
    search: 'Search for an icon',
    example: 'For example: house, trash',
    loading: 'Loading the icons…',
    missing: 'The icons could not be loaded. Check your internet connection and we will try again.',
    found: (count) => `Icons: ${numberText(count, 'en')}`,
    nothing: 'There is no such icon. Try another word.',
  },
} as const satisfies LabelSet<IconFieldLabels>;
