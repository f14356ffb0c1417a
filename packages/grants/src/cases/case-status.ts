import { defineStatuses, type StatusOf } from '../law/define-statuses';

export type OfficeCaseStatus = StatusOf<typeof OFFICE_CASE_STATUSES>;

/** The statuses of a case, „Sprawa” (Process §2.16), in the order in which it may reach them. */
export const OFFICE_CASE_STATUSES = /* @__PURE__ */ defineStatuses(
  {
    // The statement of its applicant is not signed yet: the office does not have the case.
    to_sign: { pl: 'Do podpisu', en: 'To be signed', colour: 'blue' },
    new: { pl: 'Nowa', en: 'New', colour: 'blue' },
    open: { pl: 'W toku', en: 'In progress', colour: 'orange' },
    wait_citizen: { pl: 'Oczekuje na wnioskodawcę', en: 'Waiting for the applicant', colour: 'purple' },
    closed: { pl: 'Załatwiona', en: 'Settled', colour: 'green' },
    rejected: { pl: 'Odmowa', en: 'Refused', colour: 'red' },
    withdrawn: { pl: 'Wycofana', en: 'Withdrawn', colour: 'grey' },
    archived: { pl: 'Zarchiwizowana', en: 'Archived', colour: 'grey' },
  },
  'STATUS_CASE',
);

/** Statuses in which somebody has to act: those with a term. */
export const LIVE_CASE_STATUSES = [
  'new',
  'open',
  'wait_citizen',
] as const satisfies readonly OfficeCaseStatus[];

export function isLiveCase(status: OfficeCaseStatus): boolean {
  return LIVE_CASE_STATUSES.some((live) => live === status);
}

/** Full years after the year of its end, after which a case goes to the archive. */
export const CASE_ARCHIVE_YEARS = 2;
