import type { CoFunding } from '@urzad/contract';

/** The months of a co-funding; of one that an annex replaced only those that stayed with it. */
export function shownMonths({ status, schedule }: Pick<CoFunding, 'status' | 'schedule'>) {
  if (status !== 'changed') return schedule;
  return schedule.filter((month) => month.status !== 'skipped' || month.limit > 0);
}
