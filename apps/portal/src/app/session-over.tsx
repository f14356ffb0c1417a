import { LazyPart, lazyPart } from '@urzad/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { useActing } from '#shared/session/use-acting';

/** Loaded with the tools of a signed-in person: a session may end when no code can be loaded any more. */
export const signInAgain = lazyPart(() => import('../features/account/components/sign-in-again-dialog'));

/** Over every screen of a session that has ended: the same person signs in again, and the screen stays as it is. */
export function SessionOver() {
  const hasEnded = useSession((session) => session.hasEnded);
  const acting = useActing();
  const { pathname } = useLocation();
  if (!hasEnded || acting || pathname === paths.logout) return null;

  return (
    <LazyPart of={signInAgain} missing={<SignedOut />}>
      {({ SignInAgainDialog }) => <SignInAgainDialog />}
    </LazyPart>
  );
}

/** The dialog could not be loaded: the person signs in on the page of the sign-in. */
function SignedOut() {
  useEffect(() => void import('#shared/session/sign-out').then(({ endSession }) => endSession()), []);

  return null;
}
