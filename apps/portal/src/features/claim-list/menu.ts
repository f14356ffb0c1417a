import { useQuery } from '@tanstack/react-query';
import { cofundingRequests } from '@urzad/contract';
import { SEE_CLAIMS } from '@urzad/grants';
import type { MenuItem } from '@urzad/ui';
import { claimListKey } from '#shared/entities/claims/claim-list';
import { listCountsQuery } from '#shared/list/list-queries';
import { useSession } from '#shared/session/session-store';

/** What its entry of the staff menu shows: the claims that wait for this person, to be taken or to be approved. */
export function useClaimEntry(): Partial<MenuItem> {
  const maySee = useSession(({ may }) => may(SEE_CLAIMS));
  const mayCheck = useSession(({ may }) => may('cofunding_request_verify'));
  const mayApprove = useSession(({ may }) => may('cofunding_request_approve'));
  const { data: counts } = useQuery({
    ...listCountsQuery(cofundingRequests.counts, claimListKey),
    enabled: maySee && (mayCheck || mayApprove),
  });
  if (!counts) return {};

  return { count: (mayCheck ? counts.submitted : 0) + (mayApprove ? counts.verified : 0) };
}
