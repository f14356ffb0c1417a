import { type CoFundingStatus, LIVE_CO_FUNDING_STATUSES } from '../co-fundings/co-funding-status';
import { isSettled, type ScheduledMonth } from '../co-fundings/month-status';

/** The support of one child as its end is judged. */
interface CoFundingOf {
  status: CoFundingStatus;
  schedule: readonly Pick<ScheduledMonth, 'status'>[];
}

/** What the end of a participation waits for (Process §2.8). */
export const COMPLETION_NEEDS = ['claims', 'exit_form'] as const;
export type CompletionNeed = (typeof COMPLETION_NEEDS)[number];

/** Whether a contract has nothing to give any more: no co-funding goes on, and each month is paid or skipped. */
export function hasSettledContract(coFundings: readonly CoFundingOf[]): boolean {
  return coFundings.every(
    ({ status, schedule }) =>
      !LIVE_CO_FUNDING_STATUSES.some((live) => live === status) && isSettled(schedule),
  );
}

/** What is still missing before a participation can be completed. */
export function missingToComplete({
  coFundings,
  hasExitForm,
}: {
  coFundings: readonly CoFundingOf[];
  hasExitForm: boolean;
}): CompletionNeed[] {
  return [
    ...(hasSettledContract(coFundings) ? [] : (['claims'] as const)),
    ...(hasExitForm ? [] : (['exit_form'] as const)),
  ];
}
