import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { viewerOf, visibleTo } from './policy';
import { claims } from './repository';

/** @throws ApiError `object-no-exist` for a missing one and for one that this person may not see */
export async function ownerOfVisible(db: Db, user: SessionUser, id: number): Promise<number> {
  return (await claims.get(db, id, visibleTo(viewerOf(user)))).id_user;
}
