import { defineStatuses, type StatusOf } from '../law/define-statuses';

export type MemberStatus = StatusOf<typeof MEMBER_STATUSES>;

/** The statuses of a participant, „Uczestnik” (Process §2.8), in the order in which they may be reached. */
export const MEMBER_STATUSES = /* @__PURE__ */ defineStatuses(
  {
    active: { pl: 'Aktywny', en: 'Active', colour: 'green' },
    suspended: { pl: 'Zawieszony', en: 'Suspended', colour: 'orange' },
    ending: { pl: 'W trakcie zakończenia', en: 'Ending', colour: 'blue' },
    completed: { pl: 'Zakończył udział', en: 'Completed', colour: 'purple' },
    resigned: { pl: 'Rezygnacja', en: 'Resigned', colour: 'red' },
    terminated: { pl: 'Usunięty z projektu', en: 'Removed from the project', colour: 'red' },
  },
  'STATUS_MEMBER',
);

/** Statuses in which a person takes part in the project. */
export const LIVE_MEMBER_STATUSES = [
  'active',
  'suspended',
  'ending',
] as const satisfies readonly MemberStatus[];

export function isLiveMember(status: MemberStatus): boolean {
  return LIVE_MEMBER_STATUSES.some((live) => live === status);
}
