import { type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { Messages } from '#shared/i18n/messages';
import type { DocumentTab } from '../logic/document-list';

const COUNTED_DOCUMENT: Record<Locale, CountedWord> = {
  pl: { one: 'wydany dokument', few: 'wydane dokumenty', many: 'wydanych dokumentów' },
  en: { one: 'issued document', few: 'issued documents', many: 'issued documents' },
};

const tabsPl: Record<DocumentTab, string> = {
  issued: 'Wydane',
  submitted: 'Złożone w portalu',
  received: 'Otrzymane pliki',
  enclosed: 'Wysłane pliki',
};

const tabsEn: Record<DocumentTab, string> = {
  issued: 'Issued',
  submitted: 'Submitted in the portal',
  received: 'Received files',
  enclosed: 'Sent files',
};

const emptyPl: Record<DocumentTab, { title: string; text: string }> = {
  issued: {
    title: 'Nie ma wydanych dokumentów',
    text: 'Umowy, pisma i potwierdzenia pojawią się tutaj, gdy portal je przygotuje.',
  },
  submitted: {
    title: 'Nie ma złożonych dokumentów',
    text: 'Formularze, rozliczenia i oświadczenia pojawią się tutaj, gdy ktoś je złoży.',
  },
  received: {
    title: 'Nie ma otrzymanych plików',
    text: 'Załączniki zgłoszeń, rozliczeń i wiadomości pojawią się tutaj, gdy ktoś je prześle.',
  },
  enclosed: {
    title: 'Nie ma wysłanych plików',
    text: 'Załączniki wiadomości urzędu pojawią się tutaj, gdy je wyślesz ze sprawy.',
  },
};

const emptyEn: Record<DocumentTab, { title: string; text: string }> = {
  issued: {
    title: 'There are no issued documents',
    text: 'Contracts, letters and receipts will appear here when the portal makes them.',
  },
  submitted: {
    title: 'There are no submitted documents',
    text: 'Forms, claims and statements will appear here when somebody submits them.',
  },
  received: {
    title: 'There are no received files',
    text: 'Attachments of applications, claims and messages will appear here when somebody sends them.',
  },
  enclosed: {
    title: 'There are no sent files',
    text: 'Attachments of messages of the office will appear here when you send them from a case.',
  },
};

const pl = {
  title: 'Dokumenty',
  total: (count: number) => countText(count, COUNTED_DOCUMENT),
  search: 'Szukaj: numer, tytuł, nazwa pliku',
  noAccess: 'Nie masz uprawnień do oglądania dokumentów',
  noAccessHint: 'Jeśli to część Twojej pracy, poproś administratora o rolę pracownika merytorycznego.',
  tabsLabel: 'Widoki dokumentów',
  tabs: tabsPl,
  empty: emptyPl,
  nothingFoundHint: 'Sprawdź pisownię. Szukasz po sprawie lub umowie? Wpisz jej cały numer.',
  downloadChosen: 'Pobierz wybrane (ZIP)',
  exportName: 'dokumenty',
  loadTitle: 'Nie udało się wczytać dokumentów',
  document: 'Dokument',
  kind: 'Rodzaj',
  object: 'Czego dotyczy',
  person: 'Osoba',
  createDate: 'Data',
  signed: 'Podpis',
  version: (no: number) => `wersja ${no}`,
};

const en = {
  title: 'Documents',
  total: (count: number) => countText(count, COUNTED_DOCUMENT, 'en'),
  search: 'Search: number, title, file name',
  noAccess: 'You have no permission to see documents',
  noAccessHint: 'If this is part of your work, ask the administrator for the role of an officer.',
  tabsLabel: 'Views of documents',
  tabs: tabsEn,
  empty: emptyEn,
  nothingFoundHint: 'Check the spelling. By a case or a contract? Enter its whole number.',
  downloadChosen: 'Download the chosen (ZIP)',
  exportName: 'documents',
  loadTitle: 'The documents could not be loaded',
  document: 'Document',
  kind: 'Kind',
  object: 'About',
  person: 'Person',
  createDate: 'Date',
  signed: 'Signature',
  version: (no: number) => `version ${no}`,
} satisfies typeof pl;

export const documentListMessages: Messages<typeof pl> = { pl, en };
