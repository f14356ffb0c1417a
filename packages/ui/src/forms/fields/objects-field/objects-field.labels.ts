import { numberText } from '@urzad/domain';
import type { LabelSet } from '../../../foundations/locale/locale';

export interface ObjectsFieldLabels {
  hint: string;
  /** Nothing is chosen (Spec §5). */
  none: string;
  /** Nothing is chosen in a required field. */
  choose: string;
  /** The name of the list for screen readers. */
  list: string;
  /** The name of the chosen objects for screen readers. */
  chosenList: string;
  remove: (label: string) => string;
  search: string;
  done: string;
  waiting: string;
  nothing: string;
  failed: string;
  /** In place of the hint: the code of the field was not loaded. */
  missing: string;
  listed: (count: number) => string;
  /** Only a part is listed: the others are found by typing. */
  listedOf: (count: number, all: number) => string;
}

export const objectsFieldLabels = {
  widget: 'ObjectsField',
  pl: {
    hint: 'Wpisz część nazwy i wybierz z listy.',
    none: 'Brak',
    choose: 'Wybierz',
    list: 'Do wyboru',
    chosenList: 'Wybrane',
    remove: (label) => `Usuń: ${label}`,
    search: 'Szukaj na liście',
    done: 'Gotowe',
    waiting: 'Szukamy…',
    nothing: 'Nic nie znaleźliśmy. Sprawdź, czy nie ma literówki.',
    failed: 'Nie udało się wczytać listy. Zmień tekst albo otwórz ją jeszcze raz.',
    missing: 'Nie udało się wczytać listy. Sprawdź połączenie z internetem, a spróbujemy jeszcze raz.',
    listed: (count) => `Na liście: ${numberText(count)}`,
    listedOf: (count, all) =>
      `Na liście: ${numberText(count)} z ${numberText(all)}. Wpisz część nazwy, aby znaleźć pozostałe.`,
  },
  en: {
    hint: 'Type a part of the name and choose from the list.',
    none: 'None',
    choose: 'Choose',
    list: 'To choose from',
    chosenList: 'Chosen',
    remove: (label) => `Remove: ${label}`,
    search: 'Search the list',
    done: 'Done',
    waiting: 'Searching…',
    nothing: 'Nothing was found. Check the spelling.',
    failed: 'The list could not be loaded. Change the text or open it again.',
    missing: 'The list could not be loaded. Check your internet connection, and we will try again.',
    listed: (count) => `Listed: ${numberText(count, 'en')}`,
    listedOf: (count, all) =>
      `Listed: ${numberText(count, 'en')} of ${numberText(all, 'en')}. Type a part of the name to find the rest.`,
  },
} as const satisfies LabelSet<ObjectsFieldLabels>;
