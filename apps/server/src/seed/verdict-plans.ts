import type { IsoMonth } from '@urzad/domain';
import type { CostKind } from '@urzad/grants';
import { DECEMBER, JANUARY } from './settled-claims';

/** What the office does with a claim of the demo data. Times in Warsaw. */
export interface VerdictPlan {
  at: string;
  /** First name. */
  child: string;
  month: IsoMonth;
  /** Of two claims of one month the second. */
  again?: true;
  /**
   * `begin`: it is taken, and its first line decided. `verify`: all lines are. `correct`: the first line is called for
   * correction. The last two are of another person.
   */
  step: 'begin' | 'verify' | 'correct' | 'approve' | 'reject';
  /** Lines that the check refuses, and why. */
  refused?: { kind: CostKind; note: string };
  reason?: string;
}

const OTHER_CHILD = 'Faktura dotyczy innego dziecka.';

export const VERDICT_PLANS: readonly VerdictPlan[] = [
  { child: 'Natan', month: DECEMBER, step: 'verify', at: '2027-01-07 09:20' },
  { child: 'Olga', month: DECEMBER, step: 'verify', at: '2027-01-07 09:40' },
  {
    ...{ child: 'Igor', month: DECEMBER, step: 'verify', at: '2027-01-07 10:15' },
    refused: { kind: 'POBYT', note: OTHER_CHILD },
  },
  { child: 'Natan', month: DECEMBER, step: 'approve', at: '2027-01-08 11:00' },
  { child: 'Olga', month: DECEMBER, step: 'approve', at: '2027-01-08 11:05' },
  {
    ...{ child: 'Igor', month: DECEMBER, step: 'reject', at: '2027-01-08 11:20' },
    reason: 'Faktura dotyczy innego dziecka. Proszę rozliczyć ten miesiąc jeszcze raz, z fakturą za Igora.',
  },
  { child: 'Igor', month: DECEMBER, again: true, step: 'verify', at: '2027-01-19 09:30' },
  { child: 'Igor', month: DECEMBER, again: true, step: 'approve', at: '2027-01-20 12:10' },
  {
    ...{ child: 'Julka', month: DECEMBER, step: 'verify', at: '2027-02-03 13:10' },
    refused: { kind: 'WYZYWIENIE', note: 'Brakuje potwierdzenia zapłaty za wyżywienie.' },
  },
  { child: 'Julka', month: DECEMBER, step: 'approve', at: '2027-02-04 10:30' },
  { child: 'Igor', month: JANUARY, again: true, step: 'verify', at: '2027-02-05 11:40' },
  {
    child: 'Olga',
    month: JANUARY,
    step: 'correct',
    at: '2027-02-08 10:20',
    reason: 'Faktura jest nieczytelna.',
  },
  { child: 'Igor', month: JANUARY, again: true, step: 'approve', at: '2027-02-08 13:15' },
  { child: 'Natan', month: JANUARY, step: 'begin', at: '2027-02-09 09:10' },
  { child: 'Julka', month: JANUARY, step: 'verify', at: '2027-02-09 10:05' },
];
