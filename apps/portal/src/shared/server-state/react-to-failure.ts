import { errorEntryOf, isErrorCode } from '@urzad/contract';
import * as z from 'zod/mini';
import { ApiFailure } from '../http/api-failure';
import { useSession } from '../session/session-store';
import { endSession } from '../session/sign-out';
import { isStored, storedSession } from '../session/stored-session';

const LockedSession = z.object({ session: z.literal('locked') });

/** The effect of a refusal on the whole portal, beside the text of its screen (Spec §8). */
export function reactToFailure(error: unknown) {
  if (!(error instanceof ApiFailure) || !isErrorCode(error.code)) return;
  const { lock } = useSession.getState();

  if (errorEntryOf(error.code).reaction === 'logout') leaveBySignOut();
  // The server locked the session, for example after half an hour without activity.
  if (error.code === 'no-privilege' && z.safeParse(LockedSession, error.data).success) lock(true);
}

/** The server knows no session: the guards lead through `/logout`, which removes what is stored of one. */
function leaveBySignOut() {
  if (isStored(storedSession())) useSession.setState({ status: 'over' });
  else endSession();
}
