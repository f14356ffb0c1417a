import { defineStatuses } from '../law/define-statuses';

/** Statuses of an account (Process §2.18); `locked` is set by an administrator (`account-lock`). */
export const ACCOUNT_STATUSES = /* @__PURE__ */ defineStatuses(
  {
    active: { pl: 'Aktywne', en: 'Active', colour: 'green' },
    locked: { pl: 'Zablokowane', en: 'Locked', colour: 'red' },
    inactive: { pl: 'Nieaktywne', en: 'Inactive', colour: 'grey' },
    anonymised: { pl: 'Zanonimizowane', en: 'Anonymised', colour: 'grey' },
  },
  'STATUS_ACCOUNT',
);
