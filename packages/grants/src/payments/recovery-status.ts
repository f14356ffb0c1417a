import { addDays, type IsoDate, termEnd, warsawDate } from '@urzad/domain';
import { defineStatuses, type StatusOf } from '../law/define-statuses';

export type RecoveryStatus = StatusOf<typeof RECOVERY_STATUSES>;

/** How far a recovery, „Zwrot”, has come (Process §2.15). */
export const RECOVERY_STATUSES = /* @__PURE__ */ defineStatuses(
  {
    demanded: { pl: 'Do zwrotu', en: 'To be returned', colour: 'red' },
    partly: { pl: 'Zwrócone częściowo', en: 'Returned in part', colour: 'orange' },
    returned: { pl: 'Zwrócone', en: 'Returned', colour: 'green' },
  },
  'STATUS_RECOVERY',
);

/** Recoveries of which something is owed. */
export const OPEN_RECOVERIES = ['demanded', 'partly'] as const satisfies readonly RecoveryStatus[];

/** The days that a participant has for a return. */
const RETURN_DAYS = 14;

/** The last day of a return that is demanded now. */
export function recoveryTo(demanded: Date): IsoDate {
  return termEnd(addDays(warsawDate(demanded), RETURN_DAYS));
}
