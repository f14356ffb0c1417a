import { queryOptions } from '@tanstack/react-query';
import type { Presence } from '@urzad/contract';
import { useLive } from '../live/live-store';
import { presenceKey } from '../live/presence-key';
import { askTogether } from './ask-together';

/** Spec §9: the default interval of an observer. */
const OBSERVER_MS = 10_000;
/** The socket tells of each who comes; this is for what was lost on the way. */
const BESIDE_SOCKET_MS = 60_000;
/** All people of a window are asked for at one moment, so in one request; each window has a moment of its own. */
const MOMENT_OF_WINDOW_MS = Math.random() * BESIDE_SOCKET_MS;

/** When a person was last in the portal; null for whom the caller may not see. */
export function presenceQuery(id: number) {
  return queryOptions<Presence | null>({
    queryKey: presenceKey(id),
    queryFn: () => askTogether(id),
    staleTime: OBSERVER_MS,
    refetchInterval: () => {
      const interval = useLive.getState().isConnected ? BESIDE_SOCKET_MS : OBSERVER_MS;
      return interval - ((Date.now() + MOMENT_OF_WINDOW_MS) % interval);
    },
    retry: false,
  });
}
