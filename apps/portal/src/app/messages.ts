import { TOAST_LOG_TITLE } from '@urzad/ui';
import type { Messages } from '#shared/i18n/messages';

const pl = {
  loading: 'Wczytujemy stronę',
  signingIn: 'Logujemy Cię',
  switching: {
    new: 'Przechodzimy na udostępnione konto',
    another: 'Przechodzimy na inne udostępnione konto',
    main: 'Wracamy na Twoje konto',
  },
  unreachable: 'Nie wylogowaliśmy Cię, a zapisane dane są bezpieczne. Sprawdź internet i spróbuj ponownie.',
  broken: 'Nie udało się pokazać tej strony',
  reload: 'Odśwież stronę',

  home: 'Główna',
  registrations: 'Zgłoszenia',
  cases: 'Sprawy',
  about: 'O projekcie',
  logIn: 'Zaloguj się',
  logInShort: 'Zaloguj',
  menu: 'Menu',
  accessibility: 'Dostępność',
  recentMessages: TOAST_LOG_TITLE.pl,

  version: (version: string) => `Wersja ${version}`,

  contact: 'Kontakt',
  helpDesk: 'Pomoc techniczna',
  social: 'Profil społecznościowy',
  service: 'Serwis',
  forParents: 'Dokumenty dla rodzica (PDF)',
  certificates: 'Zaświadczenia i informacje (PDF)',
  documents: {
    rules: 'Regulamin projektu do wydruku',
    recruitmentForm: 'Formularz rekrutacyjny z załącznikami',
    contract: 'Umowa uczestnictwa (wzór)',
    participantData: 'Formularz danych',
    resignation: 'Oświadczenie o rezygnacji',
    careCertificate: 'Zaświadczenie z placówki opieki',
    employerCertificate: 'Zaświadczenie od pracodawcy',
    informationClause: 'Klauzula informacyjna',
    instruction: 'Instrukcja obsługi',
  },
  accessibilityStatement: 'Deklaracja dostępności',
  privacyPolicy: 'Polityka prywatności',
  statute: 'Regulamin projektu',
  bulletin: 'Biuletyn Informacji Publicznej',
  reportIrregularity: 'Zgłoś nieprawidłowość w projekcie',
  eDelivery: (address: string) => `e-Doręczenia: ${address}`,
  projectNumber: (number: string) => `Projekt nr ${number}`,
  funding: (appName: string) =>
    `Projekt „${appName}” jest współfinansowany ze środków Europejskiego Funduszu Społecznego Plus oraz budżetu państwa.`,
};

const en = {
  loading: 'Loading the page',
  signingIn: 'Signing you in',
  switching: {
    new: 'Going to the shared account',
    another: 'Going to another shared account',
    main: 'Going back to your account',
  },
  unreachable: 'You are still signed in and what was saved is safe. Check your internet and try again.',
  broken: 'This page could not be shown',
  reload: 'Reload the page',

  home: 'Home',
  registrations: 'Applications',
  cases: 'Cases',
  about: 'About the project',
  logIn: 'Sign in',
  logInShort: 'Sign in',
  menu: 'Menu',
  accessibility: 'Accessibility',
  recentMessages: TOAST_LOG_TITLE.en,

  version: (version: string) => `Version ${version}`,

  contact: 'Contact',
  helpDesk: 'Help desk',
  social: 'Social media profile',
  service: 'Service',
  forParents: 'Documents for parents (PDF, in Polish)',
  certificates: 'Certificates and information (PDF, in Polish)',
  documents: {
    rules: 'Rules of the project, to print',
    recruitmentForm: 'Recruitment form with attachments',
    contract: 'Participation agreement (model)',
    participantData: 'Data form',
    resignation: 'Statement of resignation',
    careCertificate: 'Certificate of a care facility',
    employerCertificate: 'Certificate of an employer',
    informationClause: 'Information clause',
    instruction: 'Instructions',
  },
  accessibilityStatement: 'Accessibility statement',
  privacyPolicy: 'Privacy policy',
  statute: 'Rules of the project',
  bulletin: 'Public Information Bulletin (in Polish)',
  reportIrregularity: 'Report an irregularity in the project',
  eDelivery: (address: string) => `e-Delivery: ${address}`,
  projectNumber: (number: string) => `Project no. ${number}`,
  funding: (appName: string) =>
    `The project “${appName}” is co-financed by the European Social Fund Plus and the state budget.`,
} satisfies typeof pl;

export const appMessages: Messages<typeof pl> = { pl, en };
