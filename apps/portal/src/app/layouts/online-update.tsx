import { online } from '@urzad/contract';
import { useEffect } from 'react';
import { reactToFailure } from '#shared/server-state/react-to-failure';
import { request } from '#shared/session/client';
import { isAutoRefreshOn } from '#shared/session/developer-acts';
import { keepOnline } from '#shared/session/keep-online';
import { useSession } from '#shared/session/session-store';

/** Tells the server that the signed-in person has a page open. A failed update is logged and not shown (Spec §8). */
export function OnlineUpdate() {
  const id = useSession(({ me }) => me?.id);

  useEffect(() => {
    if (id === undefined) return undefined;
    return keepOnline({
      update: () => request(online.update, { body: {} }),
      isOn: () => {
        const { isLocked, hasEnded } = useSession.getState();
        return isAutoRefreshOn() && !isLocked && !hasEnded;
      },
      onFailed: (error) => {
        reactToFailure(error);
        console.warn('The online update failed.', error);
      },
      chance: Math.random,
    });
  }, [id]);

  return null;
}
