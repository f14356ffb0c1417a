import { setting } from './setting-words';

/** How long things are kept. The law sets the least of it. */
export const RETENTION_SETTINGS = {
  data_years: setting(
    'int',
    {
      ...{ pl: 'Dane projektu: lata po ostatniej płatności', en: 'Data of the project: years' },
      does: ['Od 31 grudnia roku ostatniej płatności dla projektu.', 'From 31 December of the last payment.'],
      readAt: [
        'klauzula informacyjna, polityka prywatności, lista do usunięcia',
        'information clause, privacy policy, list to be erased',
      ],
    },
    { min: 5, max: 50 },
  ),
  last_payment_date: setting(
    'date',
    {
      ...{ pl: 'Ostatnia płatność na rzecz beneficjenta', en: 'Last payment to the beneficiary' },
      does: [
        'Od tego dnia biegnie termin danych projektu. Przy kilku projektach wpisz ostatnią z płatności. Puste pole: niczego, co wysłano, nie wolno jeszcze usunąć.',
        'The term of the data of the project runs from this day. With several projects enter the last of their payments. Empty: nothing that was sent may be erased yet.',
      ],
      readAt: ['lista danych do usunięcia', 'list of data to be erased'],
    },
    { required: false, side: 'past' },
  ),
  log_years: setting(
    'int',
    {
      ...{ pl: 'Zapisy zdarzeń: lata', en: 'Log of events: years' },
      does: ['Przepisy wymagają co najmniej 2 lat.', 'The law asks for 2 years or more.'],
      readAt: ['klauzula informacyjna i polityka prywatności', 'information clause and privacy policy'],
    },
    { min: 2, max: 50 },
  ),
  account_years: setting(
    'int',
    {
      ...{ pl: 'Nieużywane konta: lata', en: 'Unused accounts: years' },
      does: [
        'Od ostatniego użycia konta, z którego niczego nie wysłano. Potem jego dane są usuwane. 0: nic nie jest usuwane. Lata uzgodnij z inspektorem ochrony danych.',
        'From the last use of an account that sent nothing. Then its data is erased. 0: nothing is erased. Agree the years with the data protection officer.',
      ],
      readAt: ['zadanie „Usuwanie danych po terminie”', 'task “Erasing of data after its term”'],
    },
    { min: 0, max: 20 },
  ),
  contact_years: setting(
    'int',
    {
      ...{ pl: 'Pytania z formularza kontaktu: lata', en: 'Questions of the contact form: years' },
      does: [
        'Od wysłania pytania. Potem jest usuwane. 0: nic nie jest usuwane. Lata uzgodnij z inspektorem ochrony danych.',
        'From its sending. Then it is erased. 0: nothing is erased. Agree the years with the data protection officer.',
      ],
      readAt: ['zadanie „Usuwanie danych po terminie”', 'task “Erasing of data after its term”'],
    },
    { min: 0, max: 20 },
  ),
  note_years: setting(
    'int',
    {
      ...{ pl: 'Notatki na tablicach: lata', en: 'Notes on boards: years' },
      does: [
        'Od ostatniej zmiany notatki albo od jej dnia, jeśli jest później. Potem jest usuwana, także niezakończona. 0: nic nie jest usuwane. Lata uzgodnij z inspektorem ochrony danych.',
        'From the last change of a note, or from its day where that is later. Then it is erased, done or not. 0: nothing is erased. Agree the years with the data protection officer.',
      ],
      readAt: ['zadanie „Usuwanie danych po terminie”', 'task “Erasing of data after its term”'],
    },
    { min: 0, max: 20 },
  ),
} as const;
