import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'Menu dewelopera',
  recorded: 'Nagrane działania',
  console: 'Konsola gniazda',
  facts: 'Informacje o aplikacji',
  lead: 'Wywołania serwera z tego konta, najnowsze u góry, najwyżej 500. Hasła, kody i numery są zakryte.',
  off: 'Nagrywanie jest wyłączone: na liście są wcześniejsze wywołania.',
  none: 'Nie ma nagranych działań',
  noneHint: 'Włącz „Nagrywaj działania” w menu dewelopera. Potem zapisze się tu każde wywołanie.',
  date: 'Czas',
  call: 'Wywołanie',
  status: 'Wynik',
  ms: 'ms',
  data: 'Dane',
  failed: 'Nie udało się wczytać nagranych działań',
  download: 'Pobierz wszystkie',
  refresh: 'Odśwież',
};

const en = {
  title: 'Developer menu',
  recorded: 'Recorded actions',
  console: 'Socket console',
  facts: 'About the application',
  lead: 'Calls to the server from this account, the newest first, at most 500. Passwords, codes and numbers are masked.',
  off: 'Recording is off: the list has earlier calls.',
  none: 'There are no recorded actions',
  noneHint: 'Turn on “Record actions” in the developer menu. Then every call is kept here.',
  date: 'Time',
  call: 'Call',
  status: 'Result',
  ms: 'ms',
  data: 'Data',
  failed: 'The recorded actions could not be loaded',
  download: 'Download all',
  refresh: 'Refresh',
} satisfies typeof pl;

export const developerMessages: Messages<typeof pl> = { pl, en };
