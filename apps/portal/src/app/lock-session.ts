import { users } from '@urzad/contract';
import { call } from '../shared/http/client';
import { useSession } from '../shared/session/session-store';

/**
 * Locks the screen in all tabs and tells the server, which then refuses this session everything but unlocking and
 * signing out. Without an answer the screen is locked all the same: somebody may be leaving the desk.
 */
export async function lockSession(): Promise<void> {
  await call(users.lock, { body: {} }).catch(() => undefined);
  useSession.getState().lock(true);
}
