import { useSession } from '../session/session-store';

/** Whether the person chose lists of rows on a phone too; without a choice a phone shows cards (Order §10). */
export function usePrefersRows(): boolean {
  return useSession(({ me }) => me?.user.config?.view === 'list');
}
