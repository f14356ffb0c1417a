import { type Acting, readActing } from './acting';
import { useSession } from './session-store';

/** Whom this tab acts for; follows the session of the tab, which follows the other tabs. */
export function useActing(): Acting | undefined {
  const marker = useSession((session) => session.marker);
  const acting = readActing();

  return acting && acting.marker === marker ? acting : undefined;
}
