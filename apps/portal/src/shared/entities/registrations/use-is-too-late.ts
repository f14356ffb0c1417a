import { useBusinessTime } from '../../business-time';
import { type InCall, isTooLate } from './too-late';

/**
 * Becomes true on an open screen, in the second in which the call ends. Without a registration it is false. Separate
 * from the rule, which is tested without the clock and the session of a page.
 */
export function useIsTooLate(registration: InCall | null | undefined): boolean {
  return useBusinessTime((now) => registration != null && isTooLate(registration, now));
}
