import { type ObjType, readRoom } from '@urzad/contract';
import {
  hasPrivilege,
  type Privilege,
  SEE_CALENDAR,
  SEE_CALLS,
  SEE_CASES,
  SEE_CLAIMS,
  SEE_CO_FUNDINGS,
  SEE_CONTACT,
  SEE_CONTRACTS,
  SEE_MEMBERS,
  SEE_PAYMENTS,
  SEE_REGISTRATIONS,
  SEE_TICKETS,
  USE_CHAT,
} from '@urzad/grants';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { maySeeObject } from '../shown-objects/public';

/** Who sees the office's list of a kind of objects, and so may hear that something in it has changed. */
const LISTED_FOR: Record<ObjType, Privilege> = {
  cofundingregistration: SEE_REGISTRATIONS,
  cofundingcall: SEE_CALLS,
  cofundingmember: SEE_MEMBERS,
  cofundinggrant: SEE_CO_FUNDINGS,
  cofundingcontract: SEE_CONTRACTS,
  cofundingannex: SEE_CONTRACTS,
  cofundingrequest: SEE_CLAIMS,
  cofundingpaymentlist: SEE_PAYMENTS,
  officecase: SEE_CASES,
  contactmessage: SEE_CONTACT,
  ticket: SEE_TICKETS,
  calendarevent: SEE_CALENDAR,
  chatroom: USE_CHAT,
  retentionlist: 'rodo_anonymise',
};

/**
 * Whether somebody may enter a room: that of an object whoever sees it, by the rule of its own resource; that of its
 * onlookers only the office, which is never shown to citizens, nor they to it.
 */
export async function mayJoin(db: Db, user: SessionUser, name: string): Promise<boolean> {
  const room = readRoom(name);
  if (!room) return false;
  const { obj_type, id_obj, isOfOnlookers } = room;
  if (isOfOnlookers && user.perspective === 'citizen') return false;
  if (id_obj === undefined) {
    return user.perspective !== 'citizen' && hasPrivilege(user.privileges, LISTED_FOR[obj_type]);
  }
  return maySeeObject(db, user, { obj_type, id_obj });
}
