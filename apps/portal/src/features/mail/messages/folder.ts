import { type CountedWord, countText } from '@urzad/domain';
import type { MailFolder } from '@urzad/grants';
import type { Locale } from '@urzad/ui';
import type { Messages } from '#shared/i18n/messages';
import type { MailView } from '../logic/mail-lists';

const COUNTED_LETTER: Record<Locale, CountedWord> = {
  pl: { one: 'nieprzeczytany list', few: 'nieprzeczytane listy', many: 'nieprzeczytanych listów' },
  en: { one: 'unread letter', few: 'unread letters', many: 'unread letters' },
};
const COUNTED_FILE: Record<Locale, CountedWord> = {
  pl: { one: 'plik', few: 'pliki', many: 'plików' },
  en: { one: 'file', few: 'files', many: 'files' },
};

type Folders = Record<MailFolder, string>;
type Empty = Record<MailFolder, { title: string; text: string }>;
type EmptyViews = Record<MailView, { title: string; text: string }>;

const pl = {
  title: 'Poczta',
  unread: (count: number) => countText(count, COUNTED_LETTER),
  search: 'Szukaj w poczcie',
  tabsLabel: 'Foldery poczty',
  folders: { inbox: 'Odebrane', sent: 'Wysłane', drafts: 'Szkice', trash: 'Kosz' } as Folders,
  viewsLabel: 'Widoki folderu',
  allLetters: 'Wszystkie',
  views: {
    unread: 'Nieprzeczytane',
    unanswered: 'Do odpowiedzi',
    files: 'Z załącznikami',
  } as Record<MailView, string>,
  showAll: 'Pokaż wszystkie listy',
  newLetter: 'Nowy list',
  noSubject: '(bez tematu)',
  to: (names: string) => `do: ${names}`,
  nobody: 'bez adresata',
  unknown: 'Nieznany nadawca',
  refusedLink: 'Nieprzyjęte',
  isUnread: 'Nieprzeczytany',
  files: (count: number) => countText(count, COUNTED_FILE),
  loading: 'Wczytujemy listy',
  failed: 'Nie udało się wczytać listów',
  searchHint: 'Sprawdź pisownię albo wpisz samo nazwisko lub początek tematu.',
  empty: {
    inbox: { title: 'Nie masz tu żadnego listu', text: 'Listy do Ciebie pojawią się tutaj.' },
    sent: { title: 'Nie wysłano stąd żadnego listu', text: 'Zacznij od przycisku „Nowy list”.' },
    drafts: {
      title: 'Nie masz szkiców',
      text: 'List, którego nie wyślesz od razu, możesz zapisać jako szkic.',
    },
    trash: {
      title: 'Kosz jest pusty',
      text: 'Listy leżą w koszu 30 dni, potem znikają na stałe.',
    },
  } as Empty,
  emptyViews: {
    unread: { title: 'Nie masz nieprzeczytanych listów', text: 'Nowe listy pojawią się tutaj.' },
    unanswered: {
      title: 'Żaden list nie czeka na odpowiedź',
      text: 'Tu są listy do Ciebie i spoza urzędu, na które nie ma odpowiedzi i których nie przekazano dalej.',
    },
    files: { title: 'Nie ma tu listów z załącznikami', text: 'Listy z plikami pojawią się tutaj.' },
  } as EmptyViews,
};

const en = {
  title: 'Mail',
  unread: (count: number) => countText(count, COUNTED_LETTER, 'en'),
  search: 'Search mail',
  tabsLabel: 'Folders of the mail',
  folders: { inbox: 'Inbox', sent: 'Sent', drafts: 'Drafts', trash: 'Trash' },
  viewsLabel: 'Views of the folder',
  allLetters: 'All',
  views: { unread: 'Unread', unanswered: 'To answer', files: 'With attachments' },
  showAll: 'Show all letters',
  newLetter: 'New letter',
  noSubject: '(no subject)',
  to: (names: string) => `to: ${names}`,
  nobody: 'no recipient',
  unknown: 'Unknown sender',
  refusedLink: 'Not taken',
  isUnread: 'Unread',
  files: (count: number) => countText(count, COUNTED_FILE, 'en'),
  loading: 'Loading letters',
  failed: 'The letters could not be loaded',
  searchHint: 'Check the spelling, or enter just a surname or the beginning of the subject.',
  empty: {
    inbox: { title: 'You have no letter here', text: 'Letters to you will appear here.' },
    sent: { title: 'No letter was sent from here', text: 'Begin with the button “New letter”.' },
    drafts: {
      title: 'You have no drafts',
      text: 'A letter that you do not send at once can be saved as a draft.',
    },
    trash: {
      title: 'The trash is empty',
      text: 'Letters stay in the trash for 30 days and are then gone for good.',
    },
  },
  emptyViews: {
    unread: { title: 'You have no unread letters', text: 'New letters will appear here.' },
    unanswered: {
      title: 'No letter waits for an answer',
      text: 'Letters to you and from outside appear here, until they are answered or passed on.',
    },
    files: { title: 'There are no letters with attachments', text: 'Letters with files will appear here.' },
  },
} satisfies typeof pl;

export const folderMessages: Messages<typeof pl> = { pl, en };
