import { defineStatuses, type StatusOf } from '../law/define-statuses';

export type CoFundingStatus = StatusOf<typeof CO_FUNDING_STATUSES>;

/** The statuses of the support of one child, „Dofinansowanie” (Process §2.9). */
export const CO_FUNDING_STATUSES = /* @__PURE__ */ defineStatuses(
  {
    planned: { pl: 'Zaplanowane', en: 'Planned', colour: 'blue' },
    running: { pl: 'W realizacji', en: 'Running', colour: 'green' },
    suspended: { pl: 'Zawieszone', en: 'Suspended', colour: 'orange' },
    finished: { pl: 'Zakończone', en: 'Finished', colour: 'purple' },
    closed_early: { pl: 'Zakończone przed czasem', en: 'Ended early', colour: 'red' },
    changed: { pl: 'Zastąpione aneksem', en: 'Replaced by an annex', colour: 'grey' },
  },
  'STATUS_GRANT',
);

/** Statuses in which months are still to come or to be settled. */
export const LIVE_CO_FUNDING_STATUSES = [
  'planned',
  'running',
  'suspended',
] as const satisfies readonly CoFundingStatus[];

export function isLiveCoFunding(status: CoFundingStatus): boolean {
  return LIVE_CO_FUNDING_STATUSES.some((live) => live === status);
}
