import { DEFAULT_APPLICATION } from '@urzad/contract';
import type { Privilege } from '@urzad/grants';
import { useSession } from '../session/session-store';

/** Whether the application that is open is the first one, in which alone people change what holds for the whole server. */
export function useIsFirstApplication(): boolean {
  return useSession(({ system }) => system?.application.id === DEFAULT_APPLICATION);
}

/** Whether the person may change something of the whole server where they are now. */
export function useMayOnServer(privilege: Privilege): boolean {
  const isFirst = useIsFirstApplication();
  const may = useSession((session) => session.may(privilege));

  return may && isFirst;
}
