import { type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { Messages } from '#shared/i18n/messages';
import type { ContactTab } from '../logic/contact-list';

const COUNTED_MESSAGE: Record<Locale, CountedWord> = {
  pl: { one: 'wiadomość', few: 'wiadomości', many: 'wiadomości' },
  en: { one: 'message', few: 'messages', many: 'messages' },
};

const tabsPl: Record<ContactTab, string> = {
  new: 'Nowe',
  mine: 'Moje',
  live: 'Do odpowiedzi',
  all: 'Wszystkie',
};

const tabsEn: Record<ContactTab, string> = { new: 'New', mine: 'Mine', live: 'To be answered', all: 'All' };

const emptyPl: Record<ContactTab, { title: string; text: string }> = {
  new: {
    title: 'Nie ma nowych wiadomości',
    text: 'Gdy ktoś napisze ze strony „Kontakt”, wiadomość pojawi się tutaj.',
  },
  mine: {
    title: 'Nie prowadzisz żadnej wiadomości',
    text: 'Zajrzyj do nowych i przejmij pierwszą z nich.',
  },
  live: {
    title: 'Na każdą wiadomość jest odpowiedź',
    text: 'Zakończone wiadomości są na karcie „Wszystkie”.',
  },
  all: {
    title: 'Nikt jeszcze nie napisał',
    text: 'Pierwsza wiadomość pojawi się tutaj, gdy ktoś napisze ze strony „Kontakt”.',
  },
};

const emptyEn: Record<ContactTab, { title: string; text: string }> = {
  new: {
    title: 'There are no new messages',
    text: 'A message will appear here when somebody writes from the page “Contact”.',
  },
  mine: {
    title: 'You are in charge of no message',
    text: 'Look at the new ones and take the first of them.',
  },
  live: { title: 'Every message is answered', text: 'Messages that are ended are on the tab “All”.' },
  all: {
    title: 'Nobody has written yet',
    text: 'The first message will appear here when somebody writes from the page “Contact”.',
  },
};

const pl = {
  title: 'Kontakt',
  total: (count: number) => `${countText(count, COUNTED_MESSAGE)} do odpowiedzi`,
  search: 'Szukaj: nazwisko, adres, treść',
  noAccess: 'Nie masz uprawnień do oglądania wiadomości',
  noAccessHint: 'Jeśli to część Twojej pracy, poproś administratora o rolę pracownika merytorycznego.',
  tabsLabel: 'Widoki wiadomości',
  tabs: tabsPl,
  empty: emptyPl,
  goToNew: 'Zobacz nowe',
  nothingFoundHint: 'Sprawdź pisownię albo wpisz samo nazwisko lub początek adresu.',
  exportName: 'wiadomosci',
  loadTitle: 'Nie udało się wczytać wiadomości',
  person: 'Od kogo',
  topic: 'Sprawa i treść',
  createDate: 'Wpłynęła',
  lead: (name: string) => `prowadzi ${name}`,
};

const en = {
  title: 'Contact',
  total: (count: number) => `${countText(count, COUNTED_MESSAGE, 'en')} to be answered`,
  search: 'Search: surname, address, text',
  noAccess: 'You have no permission to see messages',
  noAccessHint: 'If this is part of your work, ask the administrator for the role of an officer.',
  tabsLabel: 'Views of messages',
  tabs: tabsEn,
  empty: emptyEn,
  goToNew: 'See the new ones',
  nothingFoundHint: 'Check the spelling, or enter just the surname or the beginning of the address.',
  exportName: 'messages',
  loadTitle: 'The messages could not be loaded',
  person: 'From',
  topic: 'Subject and text',
  createDate: 'Received',
  lead: (name: string) => `in charge: ${name}`,
} satisfies typeof pl;

export const contactListMessages: Messages<typeof pl> = { pl, en };
