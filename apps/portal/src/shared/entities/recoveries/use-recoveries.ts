import { useQuery } from '@tanstack/react-query';
import type { Claim } from '@urzad/contract';
import { SEE_PAYMENTS } from '@urzad/grants';
import { useSession } from '../../session/session-store';
import { recoveriesOfQuery } from './recovery-query';

/** What has to be returned of a claim, once the claim is known and stands for it. */
export function useRecoveriesOfClaim(claim: Pick<Claim, 'id' | 'status'> | undefined) {
  const mayKnow = useMayKnow();
  return useQuery({
    ...recoveriesOfQuery({ id_request: claim?.id ?? 0 }),
    enabled: claim?.status === 'recovery' && mayKnow,
  });
}

/** What a participant has to return, once the participant is known. */
export function useRecoveriesOfMember(id_member: number | undefined) {
  const mayKnow = useMayKnow();
  return useQuery({
    ...recoveriesOfQuery({ id_member: id_member ?? 0 }),
    enabled: id_member !== undefined && mayKnow,
  });
}

/** Participants know what they owe; of the office, those who see payments do. */
function useMayKnow(): boolean {
  return useSession(({ me, may }) => me?.perspective === 'citizen' || may(SEE_PAYMENTS));
}
