import { asSpecified } from '@urzad/domain';
import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'Zmień sprawę',
  loading: 'Wczytujemy sprawę',
  failed: 'Nie udało się wczytać sprawy',
  missing: {
    title: 'Nie znaleźliśmy tej sprawy',
    text: 'Ta sprawa nie istnieje albo jest cudza. Sprawdź, czy logujesz się na właściwe konto.',
  },
  closed: {
    title: 'Tej sprawy nie można już zmienić',
    text: 'Ktoś w urzędzie już ją prowadzi albo jest zakończona. Jeśli coś się zmieniło, napisz w niej wiadomość.',
  },
  nothing: {
    title: 'W tej sprawie jest tylko wiadomość',
    text: 'Wysłanej wiadomości nie można zmienić. Jeśli coś się zmieniło, napisz następną.',
  },
  toCase: 'Wróć do sprawy',
  submit: asSpecified('Zapisz zmiany'),
  refused: 'Nie zapisaliśmy zmian.',
  saveFailed: 'Nie udało się zapisać zmian',
  signed: 'To oświadczenie jest już podpisane, więc odpowiedzi nie można zmienić.',
  saved: 'Zmiany są zapisane.',
  /** By the reason of the server. */
  reasons: {
    statement:
      'Nowy rachunek, imię albo nazwisko to osobna sprawa, z oświadczeniem do podpisu. Wyślij nową sprawę.',
    signed: 'To, co jest podpisane, już się nie zmienia. Jeśli coś się zmieniło, wyślij nową sprawę.',
  },
  conflict: {
    title: 'Sprawę zmieniono też w innym miejscu',
    text: 'Wybierz wersję, która ma zostać.',
    same: 'Odpowiedzi są takie same w obu wersjach.',
    answer: 'Pytanie',
    none: 'Brak',
    mine: 'Twoja wersja',
    theirs: 'Zapisana wersja',
    keepMine: 'Zapisz moją wersję',
    takeTheirs: 'Weź zapisaną wersję',
  },
};

const en = {
  title: 'Change the case',
  loading: 'Loading the case',
  failed: 'The case could not be loaded',
  missing: {
    title: 'We could not find this case',
    text: 'This case does not exist or is not yours. Check that you sign in to the right account.',
  },
  closed: {
    title: 'This case can no longer be changed',
    text: 'Somebody in the office leads it already, or it has ended. If something has changed, write a message in it.',
  },
  nothing: {
    title: 'This case has only a message',
    text: 'A message that was sent cannot be changed. If something has changed, write another one.',
  },
  toCase: 'Back to the case',
  submit: 'Save the changes',
  refused: 'The changes were not saved.',
  saveFailed: 'The changes could not be saved',
  signed: 'This statement is signed already, so its answers cannot be changed.',
  saved: 'The changes are saved.',
  /** By the reason of the server. */
  reasons: {
    statement: 'Another account or name is a case of its own, with a statement to sign. Send a new case.',
    signed: 'What is signed does not change any more. If something has changed, send a new case.',
  },
  conflict: {
    title: 'The case was changed somewhere else too',
    text: 'Choose the version that stays.',
    same: 'The answers are the same in both versions.',
    answer: 'Question',
    none: 'None',
    mine: 'Your version',
    theirs: 'Stored version',
    keepMine: 'Save my version',
    takeTheirs: 'Take the stored version',
  },
} satisfies typeof pl;

export const editMessages: Messages<typeof pl> = { pl, en };
