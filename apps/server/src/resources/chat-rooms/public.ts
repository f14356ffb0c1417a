import { hasPrivilege, USE_CHAT } from '@urzad/grants';
import { ApiError } from '../../api-error';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { visibleTo } from './policy';
import { rooms } from './repository';

// The functions of this resource that others may use.

export { forgetInChat } from './change-members';
export { unreadMessages } from './find-rooms';

/** @throws ApiError `object-no-exist` for a missing room, and for who is not in it or has no chat */
export async function requireVisibleRoom(db: Db, user: SessionUser, id: number): Promise<undefined> {
  const hasChat = user.perspective !== 'citizen' && hasPrivilege(user.privileges, USE_CHAT);
  if (!hasChat) throw new ApiError('object-no-exist');
  await rooms.get(db, id, visibleTo(user));
}
