import { users } from '@urzad/contract';
import { request } from '#shared/session/client';
import { useSession } from '#shared/session/session-store';

/**
 * Locks the screen in all tabs and tells the server, which then refuses this session everything but unlocking and
 * signing out. The screen does not wait for the answer: the person is leaving, and a request may take minutes.
 */
export async function lockSession(): Promise<void> {
  useSession.getState().lock(true);
  await request(users.lock, { body: {} }).catch(() => undefined);
}
