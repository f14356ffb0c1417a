import { hasPrivilege } from '@urzad/grants';
import { ApiError } from '../../api-error';
import type { SessionUser } from '../../http/resource';

/** Live sessions, and what the log holds, are read by their own privilege. */
export function maySeeSessions({ privileges }: Pick<SessionUser, 'privileges'>): boolean {
  return hasPrivilege(privileges, 'base_log');
}

/**
 * Separation of duties (Process §4.2): nobody gives or takes a role of their own, nor does somebody who acts for them.
 * @throws ApiError `no-privilege`
 */
export function refuseSelf(
  { id, id_user_main }: Pick<SessionUser, 'id' | 'id_user_main'>,
  other: number,
): void {
  if (other === id || other === id_user_main) throw new ApiError('no-privilege', { reason: 'self' });
}
