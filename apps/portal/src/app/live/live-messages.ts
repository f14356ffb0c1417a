import type { Messages } from '#shared/i18n/messages';

const pl = {
  messageTitle: 'Wiadomość od administratora',
  read: 'Przeczytane',
  goTitle: 'Czy otworzyć stronę w nowej karcie?',
  goTo: (url: string) => `Administrator proponuje adres ${url}`,
  go: 'Otwórz stronę',
  notSent: 'Nie wysłano: tekst ma najwyżej 500 znaków, adres 2000.',
  mode: 'Tryb',
  demo: 'demonstracyjny',
  production: 'produkcyjny',
  application: 'Aplikacja',
  language: 'Język',
  browser: 'Przeglądarka',
  zone: 'Strefa czasowa',
  screen: 'Okno',
};

const en = {
  messageTitle: 'A message from the administrator',
  read: 'I have read it',
  goTitle: 'Open a page in a new tab?',
  goTo: (url: string) => `The administrator suggests the address ${url}`,
  go: 'Open the page',
  notSent: 'Not sent: a text has at most 500 characters, an address 2000.',
  mode: 'Mode',
  demo: 'demonstration',
  production: 'production',
  application: 'Application',
  language: 'Language',
  browser: 'Browser',
  zone: 'Time zone',
  screen: 'Window',
} satisfies typeof pl;

export const liveMessages: Messages<typeof pl> = { pl, en };
