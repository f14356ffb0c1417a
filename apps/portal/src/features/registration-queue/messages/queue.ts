import { countText } from '@urzad/domain';
import { COUNTED_REGISTRATION } from '@urzad/grants';
import type { QueueTab } from '#shared/entities/registrations/queue-list';
import type { Messages } from '#shared/i18n/messages';

const tabsPl: Record<QueueTab, string> = {
  mine: 'Moje',
  unassigned: 'Nieprzydzielone',
  to_correct: 'Do uzupełnienia',
  to_approve: 'Do zatwierdzenia',
  all: 'Wszystkie',
};

const tabsEn: Record<QueueTab, string> = {
  mine: 'Mine',
  unassigned: 'Unassigned',
  to_correct: 'To be corrected',
  to_approve: 'To be approved',
  all: 'All',
};

const emptyPl: Record<QueueTab, { title: string; text: string }> = {
  mine: {
    title: 'Nie masz teraz nic do sprawdzenia',
    text: 'Tutaj są zgłoszenia, które prowadzisz i które czekają na Twoją ocenę. Zajrzyj do nieprzydzielonych.',
  },
  unassigned: {
    title: 'Każde zgłoszenie ma osobę prowadzącą',
    text: 'Gdy przyjdzie nowe, pojawi się tutaj w ciągu minuty.',
  },
  to_correct: {
    title: 'Nikt nie ma teraz nic do uzupełnienia',
    text: 'Zgłoszenie jest tutaj od wezwania do uzupełnienia do złożenia poprawek.',
  },
  to_approve: {
    title: 'Nie ma punktów do zatwierdzenia',
    text: 'Zgłoszenie jest tutaj od przyznania punktów do zatwierdzenia przez drugą osobę.',
  },
  all: {
    title: 'Nie ma jeszcze zgłoszeń',
    text: 'Pierwsze pojawi się tutaj, gdy ktoś je złoży.',
  },
};

const emptyEn: Record<QueueTab, { title: string; text: string }> = {
  mine: {
    title: 'You have nothing to check now',
    text: 'Here are the applications that you lead and that wait for your check. Look at the unassigned ones.',
  },
  unassigned: {
    title: 'Every application has an officer in charge',
    text: 'A new one will appear here within a minute.',
  },
  to_correct: {
    title: 'Nobody has anything to correct now',
    text: 'An application is here from the call for correction until the correction is submitted.',
  },
  to_approve: {
    title: 'There are no points to approve',
    text: 'An application is here from its points until a second person approves them.',
  },
  all: {
    title: 'There are no applications yet',
    text: 'The first one will appear when somebody submits it.',
  },
};

const pl = {
  title: 'Zgłoszenia do oceny',
  noAccess: 'Nie masz uprawnień do oglądania zgłoszeń',
  noAccessHint: 'Jeśli to część Twojej pracy, poproś administratora o rolę pracownika merytorycznego.',
  call: (number: string) => `Nabór ${number}`,
  callEnds: (date: string) => `trwa do ${date}`,
  callEnded: (date: string) => `zakończony ${date}`,
  tabsLabel: 'Widoki zgłoszeń',
  tabs: tabsPl,
  empty: emptyPl,
  goToUnassigned: 'Zobacz nieprzydzielone',
  waitsToApprove: (count: string) => `Punkty do zatwierdzenia przez drugą osobę: ${count}.`,
  goToApprove: 'Zobacz do zatwierdzenia',
  nothingFoundHint: 'Sprawdź pisownię albo wpisz samo nazwisko lub początek numeru.',
  exportName: 'zgłoszenia',
  loadTitle: 'Nie udało się wczytać zgłoszeń',
  sent: (date: string) => `złożone ${date}`,
  applicant: 'Wnioskodawca',
  city: 'Miejscowość',
  monthly: 'Kwota mies.',
  callLabel: 'Nabór',
  allCalls: 'Wszystkie nabory',
  corrected: (date: string) => `poprawione ${date}`,
  waitsForSecond: 'czeka na zatwierdzenie',
  age: 'Czeka (dni robocze)',
  others: 'inne:',
  lead: (name: string) => `prowadzi ${name}`,
  nobody: 'nikt nie prowadzi',
  noAnswer: 'nie podano',
  takeSelected: 'Przejmij zaznaczone',
  taken: (count: number) => `Przejęto ${countText(count, COUNTED_REGISTRATION)}`,
  takenHint: 'Znajdziesz je na karcie „Moje”.',
  noneTaken: 'Nie przejęto żadnego zgłoszenia',
  notWaiting: (number: string) => `${number}: nie czeka już na przejęcie.`,
  unknown: 'Jednego z zaznaczonych zgłoszeń nie ma już w kolejce.',
  notTaken: 'Nie udało się przejąć zgłoszeń',
  tooMany: (max: number) =>
    `Jednym naciśnięciem przejmiesz najwyżej ${countText(max, COUNTED_REGISTRATION)}. Zaznacz ich mniej.`,
};

const en = {
  title: 'Applications to assess',
  noAccess: 'You have no permission to see applications',
  noAccessHint: 'If this is part of your work, ask the administrator for the role of an officer.',
  call: (number: string) => `Call ${number}`,
  callEnds: (date: string) => `open until ${date}`,
  callEnded: (date: string) => `ended on ${date}`,
  tabsLabel: 'Views of applications',
  tabs: tabsEn,
  empty: emptyEn,
  goToUnassigned: 'See the unassigned',
  waitsToApprove: (count: string) => `Points to be approved by a second person: ${count}.`,
  goToApprove: 'See those to be approved',
  nothingFoundHint: 'Check the spelling, or enter just the surname or the beginning of the number.',
  exportName: 'applications',
  loadTitle: 'The applications could not be loaded',
  sent: (date: string) => `submitted ${date}`,
  applicant: 'Applicant',
  city: 'Town or village',
  monthly: 'Monthly amount',
  callLabel: 'Call',
  allCalls: 'All calls',
  corrected: (date: string) => `corrected ${date}`,
  waitsForSecond: 'waiting for approval',
  age: 'Waiting (working days)',
  others: 'other:',
  lead: (name: string) => `in charge: ${name}`,
  nobody: 'nobody in charge',
  noAnswer: 'not given',
  takeSelected: 'Take over the selected',
  taken: (count: number) => `${countText(count, COUNTED_REGISTRATION, 'en')} taken over`,
  takenHint: 'You will find them on the tab “Mine”.',
  noneTaken: 'No application was taken over',
  notWaiting: (number: string) => `${number}: does not wait to be taken over any more.`,
  unknown: 'One of the selected applications is not in the queue any more.',
  notTaken: 'The applications could not be taken over',
  tooMany: (max: number) =>
    `One press takes over at most ${countText(max, COUNTED_REGISTRATION, 'en')}. Select fewer of them.`,
} satisfies typeof pl;

export const queueMessages: Messages<typeof pl> = { pl, en };
