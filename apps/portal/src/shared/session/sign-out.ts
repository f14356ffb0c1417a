import { forgetSession } from './session-record';
import { leave, useSession } from './session-store';
import type { Marker } from './stored-session';

/** Ends the session on the server, then in this browser (Spec §4), also without an answer, or where it has ended. */
export async function signOut(tell: () => Promise<unknown>) {
  const { marker } = useSession.getState();
  await Promise.race([sessionOver(), tell().catch(() => undefined)]);
  forget(marker);
}

/** The server has ended the session: it is removed from this browser too. */
export function endSession() {
  forget(useSession.getState().marker);
}

/** In this browser; in this tab only if it did not follow another sign-in meanwhile. */
function forget(marker: Marker) {
  forgetSession(marker);
  if (useSession.getState().marker !== marker) return;
  // biome-ignore lint/suspicious/noDocumentCookie: takes back the cookie of the sign-in.
  document.cookie = 'var=; path=/; max-age=0; SameSite=Strict';
  leave();
}

/** Resolves as soon as the session is over: a sign-out does not wait for a sign-in. */
function sessionOver(): Promise<void> {
  if (useSession.getState().hasEnded) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = useSession.subscribe(({ hasEnded }) => {
      if (!hasEnded) return;
      stop();
      resolve();
    });
  });
}
