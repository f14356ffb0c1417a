import type { DemoChild } from './demo-form';

/** A parent of the first call, with a complete profile. */
interface SettledPerson {
  firstname: string;
  lastname: string;
  pesel: string;
  address: { zip: string; city: string; district: string; street: string; building: string };
  children: readonly DemoChild[];
  /** Time of submission, Warsaw. */
  sent: string;
}

/** Care that begins later than the work. */
const CARE = { care_start: '2026-12-01' } as const;

/**
 * Those of the first call who settle since December: their claims stand in every state that an office knows. Invented
 * like the rest; the towns exist. In the order of submission.
 */
export const SETTLED_PEOPLE: readonly SettledPerson[] = [
  {
    firstname: 'Renata',
    lastname: 'Poglądowa',
    pesel: '89091701829',
    address: { zip: '70-001', city: 'Szczecin', district: '3262', street: 'Wrzosowa', building: '6' },
    children: [
      { ...CARE, firstname: 'Natan', lastname: 'Poglądowy', pesel: '25270801836' },
      { ...CARE, firstname: 'Olga', lastname: 'Poglądowa', pesel: '25270801829' },
    ],
    sent: '2026-03-02 08:00:12.304',
  },
  {
    firstname: 'Dorota',
    lastname: 'Szablonowa',
    pesel: '93040601849',
    address: { zip: '74-100', city: 'Gryfino', district: '3206', street: 'Łąkowa', building: '18' },
    children: [{ ...CARE, firstname: 'Igor', lastname: 'Szablonowy', pesel: '25251401873' }],
    sent: '2026-03-02 08:41:50.118',
  },
  {
    firstname: 'Kamil',
    lastname: 'Rysunkowy',
    pesel: '86112301855',
    address: { zip: '73-110', city: 'Stargard', district: '3214', street: 'Cicha', building: '9' },
    children: [{ ...CARE, firstname: 'Julka', lastname: 'Rysunkowa', pesel: '25221901882' }],
    sent: '2026-03-03 10:07:33.690',
  },
];
