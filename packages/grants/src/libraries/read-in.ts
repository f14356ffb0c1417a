import type { Locale } from '@urzad/domain';

type Sentence = Record<Locale, string>;

/** Dictionaries that the office extends, and the reasons of a rejection: whoever needs one asks for it. */
const ASKED_FOR: Readonly<Record<string, Sentence>> = {
  RETURN_REASON: {
    pl: 'zwrot umowy i aneksu do poprawy: wybór urzędu, strony obu stron, wiadomość do rodzica',
    en: 'the return of a contract or an annex: the choice of the office, the pages of both sides, the message to the parent',
  },
  TICKET_CATEGORY: {
    pl: 'zgłoszenia usterek: wybór, listy i strony',
    en: 'tickets: the choice, lists and pages',
  },
  BOARD_LABEL: {
    pl: 'notatki na tablicach: wybór, karty i strona notatki',
    en: 'notes on the boards: the choice, cards and the page of a note',
  },
  BANK: {
    pl: 'nazwy banków przy numerach rachunków',
    en: 'names of banks beside account numbers',
  },
  ODSETKI: {
    pl: 'odsetki od zwrotów: wyliczenie, strona i pismo',
    en: 'interest of recoveries: the sum, the page and the letter',
  },
  REJECT_REASON: {
    pl: 'odrzucenie zgłoszenia: wybór urzędu, podgląd i pismo',
    en: 'the rejection of an application: the choice of the office, the preview and the letter',
  },
  MIEJSCOWOSCI: {
    pl: 'miejscowości w adresach formularzy',
    en: 'places in the addresses of forms',
  },
};

const ADDRESS: Sentence = {
  pl: 'adres wpisany ręcznie w formularzu rekrutacyjnym i na koncie (pozycje ważne w dniu wyboru), odpowiedzi zgłoszenia, ocena urzędu, dokumenty PDF',
  en: 'an address that is typed by hand in the recruitment form and in an account (items that are valid on the day), the answers of an application, the review of the office, PDF documents',
};
const ADDRESS_WITH_HINTS: Sentence = {
  pl: `${ADDRESS.pl}; podpowiedzi miejscowości mają nazwy z wydania systemu`,
  en: `${ADDRESS.en}; the suggestions of places have the names of the release`,
};

/** Dictionaries of the law: their words come to every page with the first answer, and are read by documents. */
const WORDED: Readonly<Record<string, Sentence>> = {
  WITHDRAW_REASON: {
    pl: 'wycofanie zgłoszenia i rezygnacja: wybór rodzica, oświadczenie o rezygnacji, strony umów',
    en: 'withdrawal of an application and resignation: the choice of the parent, the statement, the pages of contracts',
  },
  END_REASON: {
    pl: 'strony umów i uczestników, raport uczestników',
    en: 'the pages of contracts and participants, the report of participants',
  },
  CASE_KIND: {
    pl: 'sprawy: nazwy na listach, stronach i w filtrach, tytuły spraw nazwanych rodzajem, wiadomość do urzędu, raport spraw; rodzic wybiera rodzaj zdaniem z formularza',
    en: 'cases: names on lists, pages and in filters, titles that are the name of a kind, the message to the office, the report of cases; a parent chooses by a sentence of the form',
  },
  ISCED: {
    pl: 'formularz rekrutacyjny i jego odpowiedzi, ocena urzędu, dokumenty PDF, raport uczestników',
    en: 'the recruitment form and its answers, the review of the office, PDF documents, the report of participants',
  },
  RELATION: {
    pl: 'formularz rekrutacyjny i jego odpowiedzi, ocena urzędu, dokumenty PDF, warunki naboru',
    en: 'the recruitment form and its answers, the review of the office, PDF documents, the terms of a call',
  },
  LEAVE_KIND: {
    pl: 'odpowiedzi zgłoszenia, druk zaświadczenia od pracodawcy, dane zaświadczeń',
    en: 'the answers of an application, the form of the employer’s certificate, the data of certificates',
  },
  RETURN_FORM: {
    pl: 'formularz rekrutacyjny i jego odpowiedzi, dane zaświadczeń, dokumenty PDF',
    en: 'the recruitment form and its answers, the data of certificates, PDF documents',
  },
  CARE_FORM: {
    pl: 'sprawdzenie warunków i formularz rekrutacyjny, dofinansowania, rozliczenia, umowy i aneksy z ich dokumentami PDF, warunki naboru, raporty; regulamin i wzory do pobrania mają nazwy z wydania systemu',
    en: 'the check of the terms and the recruitment form, co-fundings, claims, contracts and annexes with their PDF documents, the terms of a call, reports; the rules and the templates to download have the names of the release',
  },
  LABOUR: {
    pl: 'sprawdzenie warunków i formularz rekrutacyjny, ocena urzędu, dokumenty PDF, warunki naboru, raport uczestników; regulamin i wzory do pobrania mają nazwy z wydania systemu',
    en: 'the check of the terms and the recruitment form, the review of the office, PDF documents, the terms of a call, the report of participants; the rules and the templates to download have the names of the release',
  },
  OTHER_PUBLIC_SUPPORT: {
    pl: 'sprawdzenie warunków i formularz rekrutacyjny, ocena urzędu, dokumenty PDF, warunki naboru',
    en: 'the check of the terms and the recruitment form, the review of the office, PDF documents, the terms of a call',
  },
  FILE_KIND: {
    pl: 'załączniki zgłoszeń, rozliczeń i spraw: pola, listy, uwagi urzędu, rejestr dokumentów, druki zaświadczeń i dokumenty PDF',
    en: 'attachments of applications, claims and cases: fields, lists, remarks of the office, the list of documents, forms of certificates and PDF documents',
  },
  KRAJ: {
    pl: 'formularz rekrutacyjny (kraje ważne w dniu wyboru) i jego odpowiedzi, ocena urzędu, dokumenty PDF',
    en: 'the recruitment form (countries that are valid on the day) and its answers, the review of the office, PDF documents',
  },
  WOJEWODZTWO: {
    pl: `${ADDRESS.pl}; zdania, w których nazwa ma inny przypadek, są z wydania systemu`,
    en: `${ADDRESS.en}; sentences with an inflected name are those of the release`,
  },
  POWIAT: ADDRESS_WITH_HINTS,
  GMINY: {
    pl: `${ADDRESS_WITH_HINTS.pl}; strefę, żłobek i stopień urbanizacji: punkty przy złożeniu zgłoszenia, listy miejsc, dane uczestnika`,
    en: `${ADDRESS_WITH_HINTS.en}; the zone, the nursery and the degree: points when an application is submitted, the lists of places, the data of a participant`,
  },
  STATUS_ACCOUNT: {
    pl: 'konta i ich raport',
    en: 'accounts and their report',
  },
  STATUS_CALL: {
    pl: 'nabory na stronach publicznych i w urzędzie, raport naborów',
    en: 'calls on public pages and in the office, the report of calls',
  },
  STATUS_REGISTRATION: {
    pl: 'zgłoszenia rodzica i urzędu: strony, listy, filtry, przebieg, tablice pracy, raport',
    en: 'applications of parents and the office: pages, lists, filters, course, work boards, report',
  },
  STATUS_CASE: {
    pl: 'sprawy: strony, listy, filtry, tablice pracy, raport; rodzic widzi „Oczekuje na Ciebie”, gdy urząd czeka na niego',
    en: 'cases: pages, lists, filters, work boards, report; a parent for whom the office waits reads “Waiting for you”',
  },
  STATUS_CONTRACT: {
    pl: 'umowy: strony, lista, filtr, przebieg, raport',
    en: 'contracts: pages, list, filter, course, report',
  },
  STATUS_ANNEX: {
    pl: 'aneksy: strony, lista, filtr, przebieg',
    en: 'annexes: pages, list, filter, course',
  },
  STATUS_MEMBER: {
    pl: 'uczestnicy: strony, lista, filtr, raport',
    en: 'participants: pages, list, filter, report',
  },
  STATUS_GRANT: {
    pl: 'dofinansowania: strony, lista, filtr, raport',
    en: 'co-fundings: pages, list, filter, report',
  },
  STATUS_REQUEST: {
    pl: 'rozliczenia: strony, lista, filtr, przebieg, tablica pracy, raport',
    en: 'claims: pages, list, filter, course, work board, report',
  },
  STATUS_PAYMENT: {
    pl: 'płatności: listy wypłat i raport',
    en: 'payments: payment lists and the report',
  },
  STATUS_PAYMENT_LIST: {
    pl: 'listy wypłat: strona, lista, filtr, przebieg',
    en: 'payment lists: page, list, filter, course',
  },
  STATUS_RECOVERY: {
    pl: 'zwroty: lista, filtr, szczegóły',
    en: 'recoveries: list, filter, details',
  },
};

/** Where the words of a dictionary are read. Undefined: only its search has them. */
export function readIn(library: string): Sentence | undefined {
  return ASKED_FOR[library] ?? WORDED[library];
}

/** The dictionaries of the law whose words the office keeps. */
export const WORDED_LIBRARIES: readonly string[] = Object.keys(WORDED);
