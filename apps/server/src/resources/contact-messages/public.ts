import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { viewerOf, visibleTo } from './policy';
import { rows } from './step';

// The functions of this resource that others may use.

export { eraseContactMessages } from './erase-old';
export { waitingMessages } from './find-messages';
export { contactMessage } from './table';

/** Nobody's: a message has no account. @throws ApiError `object-no-exist` where this person may not see it */
export async function requireVisibleMessage(db: Db, user: SessionUser, id: number): Promise<undefined> {
  await rows.get(db, id, visibleTo(viewerOf(user)));
}
