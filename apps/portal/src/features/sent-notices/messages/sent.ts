import type { AgainRefusal, MailState, MailTrouble } from '@urzad/contract';
import { type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { Messages } from '#shared/i18n/messages';
import type { SentTab } from '../logic/sent-list';

type InList<Key extends string, Value = string> = Record<Key, Value>;

const COUNTED_NOTICE: Record<Locale, CountedWord> = {
  pl: { one: 'powiadomienie', few: 'powiadomienia', many: 'powiadomień' },
  en: { one: 'notification', few: 'notifications', many: 'notifications' },
};
const COUNTED_EMAIL: Record<Locale, CountedWord> = {
  pl: { one: 'e-mail', few: 'e-maile', many: 'e-maili' },
  en: { one: 'e-mail', few: 'e-mails', many: 'e-mails' },
};
const COUNTED_TRY: Record<Locale, CountedWord> = {
  pl: { one: 'próba', few: 'próby', many: 'prób' },
  en: { one: 'try', few: 'tries', many: 'tries' },
};
const COUNTED_MINUTE: Record<Locale, CountedWord> = {
  pl: { one: 'minutę', few: 'minuty', many: 'minut' },
  en: { one: 'minute', few: 'minutes', many: 'minutes' },
};

const tabsPl: InList<SentTab> = {
  all: 'Wszystkie',
  waiting: 'Czekają',
  failed: 'Nieudane',
  emails: 'Same e-maile',
};
const tabsEn: InList<SentTab> = { all: 'All', waiting: 'Waiting', failed: 'Failed', emails: 'E-mails only' };

const emptyPl: InList<SentTab, { title: string; text: string }> = {
  all: {
    title: 'Nie ma takich powiadomień',
    text: 'Powiadomienia wysyła portal, gdy zmienia się zgłoszenie, umowa, rozliczenie albo sprawa.',
  },
  waiting: {
    title: 'Żaden e-mail nie czeka na wysłanie',
    text: 'E-mail jest tutaj, dopóki serwer poczty go nie przyjmie.',
  },
  failed: {
    title: 'Nie ma nieudanych e-maili',
    text: 'E-mail trafia tutaj, gdy serwer poczty go nie przyjął i kolejnych prób nie będzie.',
  },
  emails: {
    title: 'Nie ma takich e-maili',
    text: 'Są tutaj także kody i linki, które nie mają powiadomienia.',
  },
};
const emptyEn: InList<SentTab, { title: string; text: string }> = {
  all: {
    title: 'There are no such notifications',
    text: 'The portal sends them when an application, a contract, a claim or a case changes.',
  },
  waiting: { title: 'No e-mail is waiting', text: 'An e-mail is here until the mail server takes it.' },
  failed: {
    title: 'No e-mail has failed',
    text: 'An e-mail is here when the mail server did not take it and there are no further tries.',
  },
  emails: {
    title: 'There are no such e-mails',
    text: 'Codes and links are here too, which have no notification.',
  },
};

const statesPl: InList<MailState | 'none'> = {
  none: 'Tylko w portalu',
  queued: 'Czeka',
  sent: 'Wysłany',
  failed: 'Nieudany',
};
const statesEn: InList<MailState | 'none'> = {
  none: 'In the portal only',
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
};

const troublesPl: InList<MailTrouble> = {
  'no-mailbox': 'nie ma takiej skrzynki',
  'full-mailbox': 'skrzynka jest pełna',
  refused: 'serwer odbiorcy odmówił przyjęcia',
  'server-away': 'serwer poczty nie odpowiada',
  'sign-in': 'serwer poczty nie przyjął hasła portalu',
  'code-ended': 'kod albo link stracił ważność',
  other: 'serwer poczty nie przyjął e-maila',
};
const troublesEn: InList<MailTrouble> = {
  'no-mailbox': 'there is no such mailbox',
  'full-mailbox': 'the mailbox is full',
  refused: 'the server of the recipient refused it',
  'server-away': 'the mail server does not answer',
  'sign-in': 'the mail server did not take the password of the portal',
  'code-ended': 'the code or link has ended',
  other: 'the mail server did not take it',
};

const refusalsPl: InList<AgainRefusal> = {
  waits: 'Nie wyślemy drugi raz: ten e-mail czeka w kolejce.',
  'code-ended': 'Nie wyślemy: kod albo link stracił ważność. Osoba musi poprosić o nowy.',
  'no-account': 'Nie wyślemy: konto zostało usunięte.',
};
const refusalsEn: InList<AgainRefusal> = {
  waits: 'Not sent twice: this e-mail waits in the queue.',
  'code-ended': 'Not sent: the code or link has ended. The person has to ask for a new one.',
  'no-account': 'Not sent: the account was erased.',
};

const pl = {
  title: 'Powiadomienia',
  total: (count: number) => countText(count, COUNTED_NOTICE),
  search: 'Szukaj: osoba',
  noAccess: 'Nie masz uprawnień do oglądania powiadomień',
  noAccessHint: 'O uprawnienia poproś administratora.',
  tabsLabel: 'Widoki powiadomień',
  tabs: tabsPl,
  empty: emptyPl,
  nothingFoundHint: 'Sprawdź pisownię albo wpisz samo nazwisko lub początek adresu e-mail.',
  exportName: 'powiadomienia',
  loadTitle: 'Nie udało się wczytać powiadomień',
  person: 'Do kogo',
  nobody: 'bez konta',
  subject: 'Temat',
  kind: 'Rodzaj',
  noKind: 'Kod albo wiadomość o koncie',
  when: 'Kiedy',
  read: 'Przeczytane',
  reads: {
    yes: 'przeczytane',
    no: 'nieprzeczytane',
    deleted: 'usunięte przez odbiorcę',
    none: 'bez powiadomienia',
  },
  email: 'Stan e-maila',
  states: statesPl,
  troubles: troublesPl,
  tries: (count: number) => countText(count, COUNTED_TRY),
  retryNow: 'następna próba za chwilę',
  retryIn: (minutes: number) => `następna próba za ${countText(minutes, COUNTED_MINUTE)}`,
  text: 'Treść',
  loadingText: 'Wczytujemy treść',
  noText: 'Treści e-maila z kodem albo linkiem nie pokazujemy nikomu.',
  hiddenText: 'Treść widzą osoby, które mogą otworzyć ten zapis.',
  open: 'Otwórz zapis',
  close: 'Zamknij',
  again: 'Wyślij ponownie',
  againTitle: 'Wysłać ponownie?',
  againLoading: 'Sprawdzamy, co można wysłać',
  againCount: (count: number) => `Wyślemy: ${countText(count, COUNTED_EMAIL)}.`,
  againNone: 'Żadnego z wybranych nie można wysłać ponownie.',
  goesTo: (mail: string) => `Wyślemy na ${mail}.`,
  goesToNew: (mail: string) => `Wyślemy na nowy adres tej osoby: ${mail}.`,
  refusals: refusalsPl,
  againDone: (count: number) => `W kolejce: ${countText(count, COUNTED_EMAIL)}`,
  againKept: 'Stan e-maili zmienił się w tym czasie. Żaden nie został wysłany ponownie.',
  againFailed: 'E-maile nie zostały wysłane ponownie',
  back: 'Wróć',
};

const en = {
  title: 'Notifications',
  total: (count: number) => countText(count, COUNTED_NOTICE, 'en'),
  search: 'Search: person',
  noAccess: 'You have no permission to see notifications',
  noAccessHint: 'Ask an administrator for it.',
  tabsLabel: 'Views of notifications',
  tabs: tabsEn,
  empty: emptyEn,
  nothingFoundHint:
    'Check the spelling, or enter the last name alone or the beginning of the e-mail address.',
  exportName: 'notifications',
  loadTitle: 'The notifications could not be loaded',
  person: 'To whom',
  nobody: 'no account',
  subject: 'Subject',
  kind: 'Kind',
  noKind: 'A code or a message about an account',
  when: 'When',
  read: 'Read',
  reads: { yes: 'read', no: 'unread', deleted: 'deleted by its reader', none: 'no notification' },
  email: 'State of the e-mail',
  states: statesEn,
  troubles: troublesEn,
  tries: (count: number) => countText(count, COUNTED_TRY, 'en'),
  retryNow: 'next try in a moment',
  retryIn: (minutes: number) => `next try in ${countText(minutes, COUNTED_MINUTE, 'en')}`,
  text: 'Text',
  loadingText: 'Loading the text',
  noText: 'The text of an e-mail with a code or a link is shown to nobody.',
  hiddenText: 'The text is shown to people who may open this record.',
  open: 'Open the record',
  close: 'Close',
  again: 'Send again',
  againTitle: 'Send again?',
  againLoading: 'Checking what can be sent',
  againCount: (count: number) => `We will send ${countText(count, COUNTED_EMAIL, 'en')}.`,
  againNone: 'None of the chosen ones can be sent again.',
  goesTo: (mail: string) => `It will go to ${mail}.`,
  goesToNew: (mail: string) => `It will go to the new address of this person: ${mail}.`,
  refusals: refusalsEn,
  againDone: (count: number) => `In the queue: ${countText(count, COUNTED_EMAIL, 'en')}`,
  againKept: 'The state of the e-mails has changed meanwhile. None was sent again.',
  againFailed: 'The e-mails were not sent again',
  back: 'Back',
} satisfies typeof pl;

export const sentMessages: Messages<typeof pl> = { pl, en };
export type SentWords = typeof pl;
