import { useQuery } from '@tanstack/react-query';
import type { MenuItem } from '@urzad/ui';
import { useSession } from '#shared/session/session-store';
import { paymentCountsQuery } from './api';

/** What its entry of the staff menu shows: the lists to approve, or to who prepares them the claims to be paid. */
export function usePaymentsEntry(): Partial<MenuItem> {
  const mayApprove = useSession(({ may }) => may('cofunding_payment_approve'));
  const mayPrepare = useSession(({ may }) => may('cofunding_payment_edit'));
  const { data: counts } = useQuery({ ...paymentCountsQuery, enabled: mayApprove || mayPrepare });
  if (!counts) return {};

  return { count: mayApprove ? counts.asked : counts.waiting };
}
