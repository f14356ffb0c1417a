import { hasAccess } from './me';
import { useSession } from './session-store';

/** Whether this person writes to the office in the portal. */
export function useMayWriteCases(): boolean {
  return useSession(({ me }) => me?.perspective === 'citizen' && hasAccess(me));
}
