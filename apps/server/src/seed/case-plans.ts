import type { CaseForm, CaseKind, FileKind } from '@urzad/grants';
import type { RegistrationPlan } from './registration-plans';

/** A step of a case, by its endpoint. */
interface PlannedStep {
  /** Warsaw time. */
  at: string;
  /** The mailbox of an officer; the applicant without one. */
  by?: 'pracownik1' | 'kierownik';
  name: 'take' | 'write' | 'ask' | 'note' | 'close';
  body?: object;
}

/** One case of the demo data: who opened it, about what, and what followed. */
export interface CasePlan {
  mail: string;
  /** Warsaw time. */
  opened: string;
  /** The call of the registration that it is about. */
  about?: RegistrationPlan['call'];
  kind: CaseKind;
  form?: CaseForm;
  body: string;
  file?: FileKind;
  steps: readonly PlannedStep[];
}

const BY_PIOTR = { by: 'pracownik1' } as const;

/** The cases with which the demo begins (Process §8): of every state one. */
export const CASE_PLANS: readonly CasePlan[] = [
  {
    mail: 'lucja.cwiczebna@example.com',
    opened: '2027-01-25 10:12',
    about: '2/2026',
    kind: 'PYTANIE',
    form: { title: 'Miejsce na liście rezerwowej' },
    body: 'Dzień dobry,\nczy wiadomo, kiedy może zwolnić się miejsce?',
    steps: [
      { at: '2027-01-26 08:05', ...BY_PIOTR, name: 'take' },
      {
        at: '2027-02-05 09:20',
        ...BY_PIOTR,
        name: 'ask',
        body: {
          body: 'Dzień dobry,\nPani zgłoszenie jest pierwsze na liście. Proszę napisać, od kiedy córka może zacząć opiekę.',
          answer_to: '2027-02-12',
        },
      },
    ],
  },
  {
    mail: 'oksana.demonstracyjna@example.com',
    opened: '2027-01-25 21:40',
    about: '2/2026',
    kind: 'PYTANIE',
    form: { title: 'Dokumenty do umowy' },
    body: 'Dzień dobry,\nczy do umowy potrzebne jest tłumaczenie aktu urodzenia?',
    steps: [{ at: '2027-01-27 08:30', ...BY_PIOTR, name: 'take' }],
  },
  {
    mail: 'anna.przykladowa@example.com',
    opened: '2027-02-01 12:03',
    about: '2/2026',
    kind: 'PYTANIE',
    form: { title: 'Kiedy wypłata za styczeń?' },
    body: 'Dzień dobry,\nkiedy mogę złożyć rozliczenie za styczeń?',
    steps: [
      { at: '2027-02-02 08:10', ...BY_PIOTR, name: 'take' },
      {
        at: '2027-02-03 13:25',
        ...BY_PIOTR,
        name: 'close',
        body: { body: 'Dzień dobry,\nod 1 lutego. Rozliczenie składa się w portalu do 15. dnia miesiąca.' },
      },
    ],
  },
  {
    mail: 'joanna.zolwinska@example.com',
    opened: '2027-02-05 16:48',
    kind: 'RODO',
    form: { right: 'SPROSTOWANIE' },
    body: 'Dzień dobry,\nw moich danych jest stary numer mieszkania. Proszę o poprawienie.',
    steps: [],
  },
  {
    mail: 'katarzyna.wzorcowa@example.com',
    opened: '2027-02-06 20:12',
    about: '2/2026',
    kind: 'INNE',
    form: { title: 'Zmiana żłobka od 1 marca' },
    body: 'Dzień dobry,\nod 1 marca Ola będzie chodzić do innego żłobka, bo obecny skraca godziny. Czy mam coś wysłać?',
    steps: [
      { at: '2027-02-08 08:02', ...BY_PIOTR, name: 'take' },
      {
        at: '2027-02-08 09:30',
        ...BY_PIOTR,
        name: 'write',
        body: { body: 'Dzień dobry,\nproszę jeszcze napisać, kiedy kończy się umowa z obecnym żłobkiem.' },
      },
      {
        at: '2027-02-09 08:15',
        by: 'kierownik',
        name: 'note',
        body: { body: 'Kwota dla obu bliźniąt mieści się w budżecie.' },
      },
      { at: '2027-02-10 07:58', name: 'write', body: { body: 'Umowa kończy się 28 lutego.' } },
    ],
  },
  {
    mail: 'marek.fikcyjny@example.com',
    opened: '2027-02-09 11:31',
    kind: 'REKLAMACJA',
    form: { event_date: '2027-02-08' },
    body: 'Dzień dobry,\nprzez cały poniedziałek nie można było dodzwonić się do urzędu.',
    steps: [],
  },
  {
    mail: 'pawel.slimakowy@example.com',
    opened: '2027-02-09 18:05',
    about: '1/2027',
    kind: 'UZUPELNIENIE',
    body: 'Dzień dobry,\ndołączam nowsze zaświadczenie.',
    file: 'ZASW_PRACODAWCA',
    steps: [],
  },
];
