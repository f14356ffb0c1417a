import { FILLERS } from './fillers';
import { mailOf } from './seed-people';

/** The last number of a contract of the first call of the edition; those of the demo follow it (Process §8.2). */
export const LAST_CONTRACT_BEFORE = 40;

/** A contract of the demo data: when each side did what. Times in Warsaw; one that is missing has not come yet. */
export interface ContractPlan {
  mail: string;
  prepared: string;
  initialled: string;
  signed?: string;
  countersigned?: string;
  /** The first day of the support, where it is later than the application says. */
  care_start?: string;
}

/** In the order of their numbers, from UM/II/0041. */
export const CONTRACT_PLANS: readonly ContractPlan[] = [
  {
    mail: 'anna.przykladowa@example.com',
    prepared: '2026-12-04 09:10',
    initialled: '2026-12-07 10:15',
    signed: '2026-12-09 20:32',
    countersigned: '2026-12-10 11:05',
  },
  {
    mail: 'katarzyna.wzorcowa@example.com',
    prepared: '2026-12-04 09:40',
    initialled: '2026-12-07 10:20',
    signed: '2026-12-09 21:14',
    countersigned: '2026-12-10 11:06',
  },
  {
    mail: 'joanna.zolwinska@example.com',
    prepared: '2026-12-04 10:05',
    initialled: '2026-12-07 10:25',
    signed: '2026-12-10 07:51',
    countersigned: '2026-12-10 11:07',
  },
  {
    mail: 'marek.fikcyjny@example.com',
    prepared: '2027-02-02 12:20',
    initialled: '2027-02-10 08:30',
    care_start: '2027-03-01',
  },
  ...FILLERS.slice(0, 1).map(({ firstname, lastname }) => ({
    mail: mailOf(firstname, lastname),
    prepared: '2027-02-03 13:00',
    initialled: '2027-02-04 09:00',
    signed: '2027-02-08 18:45',
  })),
];
