import { asSpecified } from '@urzad/domain';
import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'Zmień dane sprawy',
  loading: 'Wczytujemy sprawę',
  loadTitle: 'Nie udało się wczytać sprawy',
  missing: 'Nie ma takiej sprawy',
  missingHint: 'Mogła zostać usunięta albo nie masz do niej dostępu.',
  notNow: 'Danych tej sprawy nie możesz teraz zmienić',
  notNowHint: 'Dane zmienia osoba prowadząca, póki sprawa nie jest zakończona.',
  back: 'Wróć do sprawy',
  list: 'Sprawy',
  name: 'Temat',
  nameHint: 'Zobaczy go też wnioskodawca.',
  kind: 'Rodzaj',
  kindHint: 'Inny rodzaj ma inny termin. Liczymy go od dnia wpływu.',
  priority: 'Priorytet',
  submit: asSpecified('Zapisz zmiany'),
  saved: 'Zmiany zapisane.',
  failed: 'Nie zapisaliśmy zmian',
  /** By the reason of the server. */
  reasons: {
    'not-owner': 'Tę sprawę prowadzi już ktoś inny.',
    'not-rejected': 'O ponowną ocenę można prosić tylko dla odrzuconego zgłoszenia.',
    'too-late': 'Minął czas na prośbę o ponowną ocenę.',
    asked: 'Taka sprawa już jest albo była. O to samo nie można prosić drugi raz.',
    'no-result': 'O ponowną ocenę można prosić tylko wtedy, gdy jest wynik rozliczenia.',
    'no-months': 'W tym dofinansowaniu nie ma miesięcy, które można zawiesić.',
    ended: 'Ten udział albo to dofinansowanie już się zakończyło.',
  },
  conflict: {
    title: 'Ktoś zmienił tę sprawę w międzyczasie',
    differ: 'Porównaj dane, które się różnią, i wybierz, które zostają.',
    same: 'Te dane są takie same, zmieniło się coś innego. Możesz zapisać swoje zmiany.',
    answer: 'Pole',
    mine: 'Twoje',
    stored: 'Zapisane',
    keepMine: 'Zostaw moje',
    takeTheirs: 'Weź zapisane',
  },
};

const en = {
  title: 'Change the data of the case',
  loading: 'Loading the case',
  loadTitle: 'The case could not be loaded',
  missing: 'There is no such case',
  missingHint: 'It may have been removed, or you have no access to it.',
  notNow: 'You cannot change the data of this case now',
  notNowHint: 'The person in charge changes them until the case is ended.',
  back: 'Back to the case',
  list: 'Cases',
  name: 'Subject',
  nameHint: 'The applicant will see it too.',
  kind: 'Kind',
  kindHint: 'Another kind has another deadline, reckoned from the day of receipt.',
  priority: 'Priority',
  submit: 'Save the changes',
  saved: 'Changes saved.',
  failed: 'The changes were not saved',
  /** By the reason of the server. */
  reasons: {
    'not-owner': 'Somebody else is in charge of this case already.',
    'not-rejected': 'A review can be asked for only of a rejected application.',
    'too-late': 'The time to ask for a review is over.',
    asked: 'There is or was such a case already. The same can be asked for only once.',
    'no-result': 'A review can be asked for only once the claim has a result.',
    'no-months': 'This co-funding has no months that can be suspended.',
    ended: 'This participation or co-funding has ended.',
  },
  conflict: {
    title: 'Somebody has changed this case in the meantime',
    differ: 'Compare the data that differ and choose which stay.',
    same: 'These data are the same, something else has changed. You can save your changes.',
    answer: 'Field',
    mine: 'Yours',
    stored: 'Stored',
    keepMine: 'Keep mine',
    takeTheirs: 'Take the stored',
  },
} satisfies typeof pl;

export const editMessages: Messages<typeof pl> = { pl, en };
