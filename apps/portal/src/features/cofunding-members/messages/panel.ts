import type { Messages } from '#shared/i18n/messages';

/** Texts of the panel of a participant, and of their page in the office. */
const pl = {
  title: 'Panel uczestnika',
  lead: (contract: string, to: string) => `Umowa ${contract} · do ${to}`,
  loading: 'Wczytujemy dane uczestnika',
  failed: 'Nie udało się wczytać danych uczestnika',
  missing: { title: 'Nie ma takiego uczestnika', text: 'Sprawdź adres albo wróć do listy.' },
  task: {
    certificate: 'Brakuje zaświadczenia o podjęciu pracy',
    certificateText: (day: string) =>
      `Dofinansowanie zacznie się, gdy przyjmiemy zaświadczenie od pracodawcy. Potrzebujemy go do ${day}`,
    certificateSent: 'Sprawdzamy zaświadczenie o podjęciu pracy',
    certificateSentText:
      'Dofinansowanie zacznie się, gdy je przyjmiemy. Napiszemy, jeśli trzeba będzie coś poprawić.',
    employment: 'Potwierdź zatrudnienie',
    employmentText: (day: string) =>
      `Zaświadczenie, które mamy, potwierdza pracę do ${day} Bez nowego nie wypłacimy kolejnych miesięcy.`,
    claim: (month: string) => `Rozliczenie za ${month}`,
    claimText: (day: string) =>
      `Przygotuj fakturę z placówki i potwierdzenie zapłaty. Termin rozliczenia: ${day}`,
    start: 'Dofinansowanie zacznie się niedługo',
    startText: (day: string) => `Pierwszy dzień dofinansowania to ${day}`,
    end: 'Dofinansowanie trwa',
    endText: (day: string) => `Ostatni dzień dofinansowania to ${day}`,
  },
  contract: {
    title: 'Umowa',
    period: (from: string, to: string) => `${from} – ${to}`,
    joined: 'Zawarta',
    account: 'Na rachunek',
    show: 'Zobacz umowę',
    change: 'Zgłoś zmianę',
    registration: 'Zobacz zgłoszenie',
    officer: 'Osoba prowadząca',
    planned: 'Planowane zakończenie',
    number: 'Numer uczestnika',
  },
  annex: (left: string) => `Aneks zmienia Twoją umowę. Zobacz, co będzie inaczej (${left}).`,
  coFunding: {
    title: 'Dofinansowanie',
    of: (child: string) => `Dofinansowanie: ${child}`,
    show: (number: string) => `Zobacz dofinansowanie ${number}`,
  },
  claims: {
    title: 'Rozliczenia',
    none: 'Żaden miesiąc nie czeka teraz na rozliczenie.',
    to: (day: string) => `do ${day}`,
    rule: 'Każdy miesiąc rozliczasz po jego zakończeniu.',
  },
  cases: {
    title: 'Sprawy',
    none: 'Nie masz teraz otwartych spraw.',
    all: 'Wszystkie sprawy',
  },
  documents: { title: 'Dokumenty', none: 'Nie ma jeszcze dokumentów.' },
  dates: { title: 'Terminy' },
  complete: {
    title: 'Koniec udziału',
    ready: 'Wszystkie miesiące są rozliczone. Można zakończyć udział.',
    missing: 'Udział zakończysz, gdy nic nie będzie brakować. Brakuje jeszcze:',
    needs: {
      claims: 'rozliczenia i wypłaty wszystkich miesięcy',
      exit_form: 'danych po zakończeniu udziału',
    },
    action: 'Zakończ udział',
    consequence: 'Uczestnik zakończy udział w projekcie. Tego kroku nie można cofnąć.',
    back: 'Wróć',
    done: 'Udział jest zakończony',
    failed: 'Nie udało się zakończyć udziału',
  },
  mainCase: 'Sprawa główna',
  history: 'Przebieg',
};

const en = {
  title: 'Participant panel',
  lead: (contract: string, to: string) => `Contract ${contract} · until ${to}`,
  loading: 'Loading the participant',
  failed: 'The participant could not be loaded',
  missing: { title: 'There is no such participant', text: 'Check the address or go back to the list.' },
  task: {
    certificate: 'The certificate of the start of work is missing',
    certificateText: (day: string) =>
      `The co-funding begins when we have accepted the certificate of your employer. We need it by ${day}.`,
    certificateSent: 'We are checking the certificate of the start of work',
    certificateSentText:
      'The co-funding begins when we have accepted it. We write to you if it has to be corrected.',
    employment: 'Confirm your employment',
    employmentText: (day: string) =>
      `The certificate that we have confirms your work until ${day}. Without a new one the next months are not paid.`,
    claim: (month: string) => `Claim for ${month}`,
    claimText: (day: string) =>
      `The claim is due by ${day}. Prepare the invoice of the care provider and the proof of payment.`,
    start: 'The co-funding begins soon',
    startText: (day: string) => `The first day of the co-funding is ${day}.`,
    end: 'The co-funding is running',
    endText: (day: string) => `The last day of the co-funding is ${day}.`,
  },
  contract: {
    title: 'Contract',
    period: (from: string, to: string) => `${from} to ${to}`,
    joined: 'Concluded',
    account: 'To the account',
    show: 'See the contract',
    change: 'Report a change',
    registration: 'See the application',
    officer: 'Officer in charge',
    planned: 'Planned end',
    number: 'Number of the participant',
  },
  annex: (left: string) => `The annex changes your contract. See what will be different (${left}).`,
  coFunding: {
    title: 'Co-funding',
    of: (child: string) => `Co-funding: ${child}`,
    show: (number: string) => `See the co-funding ${number}`,
  },
  claims: {
    title: 'Claims',
    none: 'No month waits for a claim now.',
    to: (day: string) => `until ${day}`,
    rule: 'Each month is settled after its end.',
  },
  cases: {
    title: 'Cases',
    none: 'You have no open cases now.',
    all: 'All cases',
  },
  documents: { title: 'Documents', none: 'There are no documents yet.' },
  dates: { title: 'Deadlines' },
  complete: {
    title: 'End of the participation',
    ready: 'All months are settled. The participation can be ended.',
    missing: 'You can end the participation when nothing is missing. Still missing:',
    needs: {
      claims: 'the claims and payments of all months',
      exit_form: 'the data after the end',
    },
    action: 'End the participation',
    consequence: 'The person will no longer take part in the project. This step cannot be undone.',
    back: 'Back',
    done: 'The participation has ended',
    failed: 'The participation could not be ended',
  },
  mainCase: 'Main case',
  history: 'Course',
} satisfies typeof pl;

export const panelMessages: Messages<typeof pl> = { pl, en };
