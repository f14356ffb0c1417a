import { useBusinessTime } from '../business-time';
import { type InCall, isTooLate } from './too-late';

/** Becomes true on an open screen, in the second in which the call ends. */
export function useIsTooLate(registration: InCall): boolean {
  return useBusinessTime((now) => isTooLate(registration, now));
}
