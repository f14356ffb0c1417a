import { ApiFailure } from '../http/api-failure';
import { readActing } from './acting';
import { keepOver } from './session-record';
import { useSession } from './session-store';
import { readItem } from './storage';

/** The session is over. All tabs ask the person to sign in again, but where staff act for somebody: that just ends. */
export function tellSessionOver() {
  if (!readActing()) keepOver(useSession.getState().marker);
  useSession.setState({ hasEnded: true });
}

/**
 * Waits until the person has signed in again.
 *
 * @returns the new token; rejected where somebody else has signed in, or nobody
 */
export function signedInAgain(): Promise<string | undefined> {
  const { marker } = useSession.getState();

  return new Promise((resolve, reject) => {
    function judge({ hasEnded, marker: now, status }: ReturnType<typeof useSession.getState>): boolean {
      if (hasEnded && now === marker) return false;
      if (now === marker && status !== 'signed-out') resolve(readItem('user_token'));
      else reject(new ApiFailure('token-expired', undefined, 401));
      return true;
    }

    if (judge(useSession.getState())) return;
    const stop = useSession.subscribe((now) => judge(now) && stop());
  });
}

/** Resolves as soon as the session is over: what is done without it need not wait. */
export function sessionOver(): Promise<void> {
  return new Promise((resolve) => {
    if (useSession.getState().hasEnded) return resolve();
    const stop = useSession.subscribe(({ hasEnded }) => {
      if (!hasEnded) return;
      stop();
      resolve();
    });
  });
}
