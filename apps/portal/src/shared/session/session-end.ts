import { useSession } from './session-store';

/** Called when the session has ended, in whichever tab that was found out. */
export function onSessionEnd(callback: () => unknown) {
  useSession.subscribe(({ hasEnded }, before) => {
    if (hasEnded && !before.hasEnded) callback();
  });
}
