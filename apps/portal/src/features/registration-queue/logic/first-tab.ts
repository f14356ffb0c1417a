import type { QueueTab } from '#shared/entities/registrations/queue-list';

/** The tab on which work waits for a person: what they check, then points to approve. */
export function firstTab(counts: Readonly<Record<QueueTab, number>>, mayApprove: boolean): QueueTab {
  if (counts.mine === 0 && mayApprove && counts.to_approve > 0) return 'to_approve';
  return 'mine';
}
