import type { Locale } from '@urzad/domain';
import type { PersonalData } from './own-data-codes';

interface Words {
  name: string;
  /** What of the person is held. */
  content: string;
  purpose: string;
  /** The provision that allows it. */
  basis: string;
  /** How long. */
  kept: string;
  /** The same of who never sent an application, where the law asks for less. */
  keptUnsent?: string;
}

const PROJECT = {
  pl: {
    kept: '5 lat od 31 grudnia roku ostatniej płatności dla projektu, potem według przepisów o archiwach',
    keptUnsent: 'do usunięcia konta albo szkicu',
  },
  en: {
    kept: '5 years from 31 December of the year of the last payment to the project, then as the law on archives says',
    keptUnsent: 'until you delete the account or the draft',
  },
};

/**
 * What the office holds about a person, each with its purpose, its legal basis and its time (RODO art. 15; Process §7.5,
 * §7.7). The screen and the summary of a copy say the same.
 */
const PERSONAL_DATA: Record<PersonalData, Record<Locale, Words>> = {
  account: {
    pl: {
      name: 'Dane konta i kontakt',
      content: 'imię, nazwisko, PESEL, adres, telefon, e-mail, numer rachunku, ustawienia',
      purpose: 'konto w portalu i kontakt z Tobą',
      basis: 'art. 6 ust. 1 lit. c i e RODO',
      ...PROJECT.pl,
      keptUnsent: 'do usunięcia konta',
    },
    en: {
      name: 'Account and contact',
      content: 'first name, surname, PESEL, address, phone, e-mail, account number, settings',
      purpose: 'the account in the portal and contact with you',
      basis: 'art. 6(1)(c) and (e) GDPR',
      ...PROJECT.en,
      keptUnsent: 'until you delete the account',
    },
  },
  registrations: {
    pl: {
      name: 'Zgłoszenia',
      content: 'odpowiedzi z formularza, także o dziecku, drugim rodzicu, pracy i zdrowiu',
      purpose: 'ocena zgłoszenia i warunków udziału',
      basis: 'art. 6 ust. 1 lit. c i e oraz art. 9 ust. 2 lit. g RODO, rozporządzenie 2021/1060',
      ...PROJECT.pl,
    },
    en: {
      name: 'Applications',
      content: 'answers of the form, also about the child, the other parent, work and health',
      purpose: 'assessing the application and the conditions',
      basis: 'art. 6(1)(c) and (e) and art. 9(2)(g) GDPR, Regulation 2021/1060',
      ...PROJECT.en,
    },
  },
  files: {
    pl: {
      name: 'Załączniki',
      content: 'pliki, które do nas wysyłasz',
      purpose: 'dowody do zgłoszenia i spraw',
      basis: 'art. 6 ust. 1 lit. c i e oraz art. 9 ust. 2 lit. g RODO',
      ...PROJECT.pl,
    },
    en: {
      name: 'Attachments',
      content: 'files that you send to us',
      purpose: 'evidence for the application and cases',
      basis: 'art. 6(1)(c) and (e) and art. 9(2)(g) GDPR',
      ...PROJECT.en,
    },
  },
  documents: {
    pl: {
      name: 'Dokumenty i podpisy',
      content: 'formularze, klauzule, potwierdzenia i pisma, z danymi o podpisie',
      purpose: 'dowód, co i kiedy podpisano',
      basis: 'art. 6 ust. 1 lit. c RODO, ustawa o narodowym zasobie archiwalnym',
      ...PROJECT.pl,
    },
    en: {
      name: 'Documents and signatures',
      content: 'forms, clauses, receipts and letters, with the data of the signature',
      purpose: 'proof of what was signed, and when',
      basis: 'art. 6(1)(c) GDPR, the act on the national archives',
      ...PROJECT.en,
    },
  },
  cases: {
    pl: {
      name: 'Sprawy',
      content: 'listy do nas i od nas, terminy, wyniki',
      purpose: 'załatwienie sprawy',
      basis: 'art. 6 ust. 1 lit. c i e RODO, ustawa o narodowym zasobie archiwalnym',
      kept: 'według przepisów o archiwach, zwykle 10 lat od zamknięcia sprawy (kategoria B10)',
    },
    en: {
      name: 'Cases',
      content: 'letters to us and from us, deadlines, outcomes',
      purpose: 'settling the case',
      basis: 'art. 6(1)(c) and (e) GDPR, the act on the national archives',
      kept: 'as the law on archives says, usually 10 years from the end of the case (category B10)',
    },
  },
  messages: {
    pl: {
      name: 'Powiadomienia i wiadomości',
      content: 'powiadomienia w portalu, wysłane e-maile, wiadomości ze strony kontaktowej',
      purpose: 'informowanie Cię o tym, co się dzieje',
      basis: 'art. 6 ust. 1 lit. e RODO',
      kept: 'tak długo jak konto',
    },
    en: {
      name: 'Notifications and messages',
      content: 'notifications in the portal, sent e-mails, messages of the contact page',
      purpose: 'telling you what happens',
      basis: 'art. 6(1)(e) GDPR',
      kept: 'as long as the account',
    },
  },
  security: {
    pl: {
      name: 'Logowania i dziennik zdarzeń',
      content: 'czas, adres IP, urządzenie, rodzaj czynności',
      purpose: 'bezpieczeństwo portalu',
      basis: 'art. 6 ust. 1 lit. c w związku z art. 32 RODO',
      kept: '2 lata od wpisu',
    },
    en: {
      name: 'Sign-ins and the log of events',
      content: 'time, IP address, device, kind of action',
      purpose: 'security of the portal',
      basis: 'art. 6(1)(c) with art. 32 GDPR',
      kept: '2 years from the entry',
    },
  },
  readings: {
    pl: {
      name: 'Kto zaglądał do Twoich danych',
      content: 'kto z urzędu, kiedy i do czego',
      purpose: 'rozliczalność urzędu',
      basis: 'art. 6 ust. 1 lit. c w związku z art. 5 ust. 2 RODO',
      kept: 'tak długo jak dane, których dotyczy',
    },
    en: {
      name: 'Who looked at your data',
      content: 'who of the office, when and at what',
      purpose: 'accountability of the office',
      basis: 'art. 6(1)(c) with art. 5(2) GDPR',
      kept: 'as long as the data that it is about',
    },
  },
};

/** The words of one kind of data, for who has sent an application or not. */
export function personalDataWords(
  code: PersonalData,
  { locale, hasSent }: { locale: Locale; hasSent: boolean },
): Omit<Words, 'keptUnsent'> {
  const { keptUnsent, ...words } = PERSONAL_DATA[code][locale];
  return hasSent || keptUnsent === undefined ? words : { ...words, kept: keptUnsent };
}
