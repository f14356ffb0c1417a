import { FILLERS } from './fillers';
import { OLD_CALL, SETTLED_CALL } from './registration-plans';
import { mailOf } from './seed-people';
import { SETTLED_PEOPLE } from './settled-people';

/**
 * The last number of a contract of the first call of the edition that is no part of the demo; those of the demo follow
 * it, from UM/II/0041 on those of Process §8.2.
 */
export const LAST_CONTRACT_BEFORE = 37;

/** A contract of the demo data: when each side did what. Times in Warsaw; one that is missing has not come yet. */
export interface ContractPlan {
  mail: string;
  call: typeof SETTLED_CALL | typeof OLD_CALL;
  prepared: string;
  initialled: string;
  signed?: string;
  countersigned?: string;
  /** The first day of the support, where it is later than the application says. */
  care_start?: string;
}

/** In the order of their numbers. */
export const CONTRACT_PLANS: readonly ContractPlan[] = [
  ...SETTLED_PEOPLE.map(({ firstname, lastname }, at) => ({
    mail: mailOf(firstname, lastname),
    call: SETTLED_CALL,
    prepared: `2026-04-07 09:${20 + at}`,
    initialled: `2026-04-08 10:${20 + at}`,
    signed: `2026-04-10 19:${20 + at}`,
    countersigned: `2026-04-13 11:${20 + at}`,
  })),
  {
    mail: 'anna.przykladowa@example.com',
    call: OLD_CALL,
    prepared: '2026-12-04 09:10',
    initialled: '2026-12-07 10:15',
    signed: '2026-12-09 20:32',
    countersigned: '2026-12-10 11:05',
  },
  {
    mail: 'katarzyna.wzorcowa@example.com',
    call: OLD_CALL,
    prepared: '2026-12-04 09:40',
    initialled: '2026-12-07 10:20',
    signed: '2026-12-09 21:14',
    countersigned: '2026-12-10 11:06',
  },
  {
    mail: 'joanna.zolwinska@example.com',
    call: OLD_CALL,
    prepared: '2026-12-04 10:05',
    initialled: '2026-12-07 10:25',
    signed: '2026-12-10 07:51',
    countersigned: '2026-12-10 11:07',
  },
  {
    mail: 'marek.fikcyjny@example.com',
    call: OLD_CALL,
    prepared: '2027-02-02 12:20',
    initialled: '2027-02-10 08:30',
    care_start: '2027-03-01',
  },
  ...FILLERS.slice(0, 1).map(({ firstname, lastname }) => ({
    mail: mailOf(firstname, lastname),
    call: OLD_CALL,
    prepared: '2027-02-03 13:00',
    initialled: '2027-02-04 09:00',
    signed: '2027-02-08 18:45',
  })),
];
