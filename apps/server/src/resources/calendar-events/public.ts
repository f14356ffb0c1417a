import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { rows } from './event-rows';
import { visibleTo } from './policy';

// The functions of this resource that others may use.

export { remindOfEvents } from './remind';

/** An event is of the office and about nobody. @throws ApiError `object-no-exist` for who may not see it */
export async function requireVisibleEvent(db: Db, user: SessionUser, id: number): Promise<undefined> {
  await rows.get(db, id, visibleTo(user));
  return undefined;
}
