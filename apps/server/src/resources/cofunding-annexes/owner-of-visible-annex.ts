import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { viewerOf } from '../cofunding-contracts/public';
import { visibleTo } from './policy';
import { rows } from './repository';

/** @throws ApiError `object-no-exist` for a missing one and for one that this person may not see */
export async function ownerOfVisible(db: Db, user: SessionUser, id: number): Promise<number> {
  return (await rows.get(db, id, visibleTo(viewerOf(user)))).id_user;
}
