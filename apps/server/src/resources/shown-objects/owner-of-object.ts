import type { ObjectRef, ObjType } from '@urzad/contract';
import { ApiError } from '../../api-error';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { requireVisibleEvent } from '../calendar-events/public';
import { requireVisibleRoom } from '../chat-rooms/public';
import { ownerOfVisible as ownerOfAnnex } from '../cofunding-annexes/public';
import { ownerOfVisible as ownerOfCall } from '../cofunding-calls/public';
import { ownerOfVisible as ownerOfContract } from '../cofunding-contracts/public';
import { ownerOfGrant, ownerOfMember } from '../cofunding-members/public';
import { requireVisibleList } from '../cofunding-payments/public';
import { ownerOfVisible as ownerOfRegistration } from '../cofunding-registrations/public';
import { ownerOfVisible as ownerOfClaim } from '../cofunding-requests/public';
import { requireVisibleMessage } from '../contact-messages/public';
import { ownerOfVisible as ownerOfCase } from '../office-cases/public';
import { requireVisibleRetention } from '../retention/public';
import { ownerOfVisible as ownerOfTicket } from '../tickets/public';

/** Finds the person of an object, if it has one, or throws `object-no-exist` where the caller may not see it. */
type OwnerOfVisible = (db: Db, user: SessionUser, id: number) => Promise<number | undefined>;

const OWNER_OF: Record<ObjType, OwnerOfVisible> = {
  cofundingregistration: ownerOfRegistration,
  cofundingcall: ownerOfCall,
  cofundingmember: ownerOfMember,
  cofundinggrant: ownerOfGrant,
  cofundingcontract: ownerOfContract,
  cofundingannex: ownerOfAnnex,
  cofundingrequest: ownerOfClaim,
  cofundingpaymentlist: requireVisibleList,
  officecase: ownerOfCase,
  contactmessage: requireVisibleMessage,
  ticket: ownerOfTicket,
  calendarevent: requireVisibleEvent,
  chatroom: requireVisibleRoom,
  retentionlist: requireVisibleRetention,
};

/**
 * The person of an object, if it has one.
 * @throws ApiError `object-no-exist` where the caller may not see it
 */
export function ownerOfObject(db: Db, user: SessionUser, { obj_type, id_obj }: ObjectRef) {
  return OWNER_OF[obj_type](db, user, id_obj);
}

/** Whether this person may see the object, by the rule of its own resource. */
export async function maySeeObject(db: Db, user: SessionUser, object: ObjectRef): Promise<boolean> {
  try {
    await ownerOfObject(db, user, object);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
