import { hasPrivilege } from '@urzad/grants';
import { ApiError } from '../../api-error';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { lists } from './repository';

// The functions of this resource that others may use.

export { countRetentionWork } from './find-rows';
export { finishList, hasPrepared, lists, people } from './repository';
export { retentionRow } from './table';

/** @throws ApiError `object-no-exist` for a missing list, and for who may decide on none */
export async function requireVisibleRetention(db: Db, user: SessionUser, id: number): Promise<undefined> {
  const mayDecide = user.perspective !== 'citizen' && hasPrivilege(user.privileges, 'rodo_anonymise');
  if (!mayDecide) throw new ApiError('object-no-exist');
  await lists.get(db, id);
}
