import { eq, type SQL } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { SessionUser } from '../../http/resource';
import { baseTablePreset } from './table';

/** Everybody sees their own views of tables. */
export function visibleTo(id_user: number): SQL {
  return eq(baseTablePreset.id_user, id_user);
}

/**
 * Staff acting for somebody change their own views, not that person's.
 * @throws ApiError `no-privilege`
 */
export function arrangerOf(user: SessionUser): number {
  if (user.id_user_main !== null) throw new ApiError('no-privilege');
  return user.id;
}
