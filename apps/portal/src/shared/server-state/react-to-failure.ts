import { errorEntryOf, isErrorCode } from '@urzad/contract';
import * as z from 'zod/mini';
import { ApiFailure } from '../http/api-failure';
import { useSession } from '../session/session-store';
import { endSession } from '../session/sign-out';
import { storedSession } from '../tokens/stored-session';

const LockedSession = z.object({ session: z.literal('locked') });

/** What a refusal means to the whole portal, beside the words its screen shows (Spec §8). */
export function reactToFailure(error: unknown) {
  if (!(error instanceof ApiFailure) || !isErrorCode(error.code)) return;
  const { lock } = useSession.getState();

  // The request may have gone out before somebody signed in: their session is not the one that was missing.
  if (errorEntryOf(error.code).reaction === 'logout' && storedSession().state !== 'whole') endSession();
  // The server locked the session, for example after half an hour without a move.
  if (error.code === 'no-privilege' && z.safeParse(LockedSession, error.data).success) lock(true);
}
