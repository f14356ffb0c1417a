import { useSession } from '#shared/session/session-store';

/** Whether this person may check the chain and take entries out: an auditor only reads (Order §10). */
export function useMayCheck(): boolean {
  return useSession(({ me }) => me?.perspective !== 'audit');
}
