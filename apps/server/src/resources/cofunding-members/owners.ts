import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { grantsVisibleTo, grantViewerOf, membersVisibleTo, memberViewerOf } from './policy';
import { grants, members } from './repository';

/** @throws ApiError `object-no-exist` for a missing one and for one that this person may not see */
export async function ownerOfMember(db: Db, user: SessionUser, id: number): Promise<number> {
  return (await members.get(db, id, membersVisibleTo(memberViewerOf(user)))).id_user;
}

/** @throws ApiError `object-no-exist` for a missing one and for one that this person may not see */
export async function ownerOfGrant(db: Db, user: SessionUser, id: number): Promise<number> {
  return (await grants.get(db, id, grantsVisibleTo(grantViewerOf(user)))).id_user;
}
