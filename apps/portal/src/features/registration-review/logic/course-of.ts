import type { Registration } from '@urzad/contract';
import type { RegistrationStatus } from '@urzad/grants';
import type { Reached } from '#shared/object/status-timeline';

/**
 * The reached statuses of an application, and after its last points when they were approved, which is no status of its
 * own.
 */
export function courseOf(
  { history, approved_date }: Pick<Registration, 'history' | 'approved_date'>,
  approved: string,
): Reached<RegistrationStatus>[] {
  const scored = history.findLastIndex(({ status }) => status === 'scored');

  return history.flatMap((entry, at) =>
    at === scored && approved_date !== null
      ? [entry, { status: entry.status, date: approved_date, title: approved }]
      : [entry],
  );
}
