import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'Aplikacje',
  lead: 'Każda aplikacja ma własny urząd, nabory, sprawy i słowniki. Konta ludzi są wspólne.',
  settings: 'Ustawienia',
  loading: 'Wczytujemy aplikacje',
  elsewhere: 'Aplikacje widać i zmienia się je tylko w pierwszej aplikacji: wybierz ją w menu użytkownika.',
  readOnly: 'Aplikacje czytasz, a zmienia je administrator techniczny.',
  add: 'Dodaj aplikację',
  addText:
    'Nowa aplikacja zaczyna z danymi urzędu pierwszej. Zmienisz je potem w jej ustawieniach. Role nada w niej administrator użytkowników.',
  editText: 'Zmiana adresu działa po tym, jak dostawca skieruje go na ten portal.',
  edit: 'Zmień',
  editOf: (name: string) => `Zmień aplikację ${name}`,
  save: 'Zapisz aplikację',
  back: 'Wróć',
  saved: 'Aplikacja zapisana',
  saveFailed: 'Aplikacja nie została zapisana',
  conflict:
    'Ktoś inny zmienił tymczasem tę aplikację albo jej urząd. Zamknij okno, sprawdź zapisane dane i zmień je jeszcze raz.',
  remove: 'Usuń',
  removeOf: (name: string) => `Usuń aplikację ${name}`,
  removeTitle: (name: string) => `Usunąć aplikację ${name}?`,
  removeText: 'Nikt jej jeszcze nie użył. Jej role przestaną działać, a adres będzie wolny.',
  removed: 'Aplikacja usunięta',
  removeFailed: 'Aplikacja nie została usunięta',
  first: 'pierwsza',
  used: 'Jest używana, więc nie można jej usunąć.',
  noAddress: 'bez adresu',
  address: (url: string) => `Adres: ${url}`,
  more: 'Pokaż więcej aplikacji',
  changed: (when: string) => `Ostatnia zmiana: ${when}`,
  reasons: {
    used: 'W tej aplikacji ktoś już coś zrobił: na przykład nabór, sprawę, rolę albo ustawienie. Możesz ją ukryć.',
    'no-admin': 'Oprócz Ciebie nikt nie może nadawać ról, więc nikt nie otworzy nowej aplikacji.',
  },
};

const en = {
  title: 'Applications',
  lead: 'Each application has its own office, calls, cases and dictionaries. Accounts of people are shared.',
  settings: 'Settings',
  loading: 'Loading the applications',
  elsewhere: 'Applications are seen and changed in the first application only: choose it in the user menu.',
  readOnly: 'You read the applications; the technical administrator changes them.',
  add: 'Add an application',
  addText:
    'A new application begins with the office of the first one, which you change later in its settings. The administrator of users gives roles in it.',
  editText: 'A changed address works once the provider leads it to this portal.',
  edit: 'Change',
  editOf: (name: string) => `Change the application ${name}`,
  save: 'Save the application',
  back: 'Back',
  saved: 'Application saved',
  saveFailed: 'The application was not saved',
  conflict:
    'Somebody has changed this application or its office meanwhile. Close the dialog, look at what is stored, and change it again.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove the application ${name}`,
  removeTitle: (name: string) => `Remove the application ${name}?`,
  removeText: 'Nobody has used it yet. Its roles end, and its address is free.',
  removed: 'Application removed',
  removeFailed: 'The application was not removed',
  first: 'the first one',
  used: 'It is used, so it cannot be removed.',
  noAddress: 'without an address',
  address: (url: string) => `Address: ${url}`,
  more: 'Show more applications',
  changed: (when: string) => `Last change: ${when}`,
  reasons: {
    used: 'Something was made in this application already, such as a call, a case, a role or a setting. You can hide it.',
    'no-admin': 'Nobody but you may give roles, so nobody could open the new application.',
  },
} satisfies typeof pl;

export const applicationMessages: Messages<typeof pl> = { pl, en };
