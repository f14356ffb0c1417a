import type { ObjType } from '@urzad/contract';
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
import type { SessionUser } from '../../../http/resource';

const SEES: Record<ObjType, Privilege> = {
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
 * Whether they may read the text of a notification, and follow it to its object: a text can say what a result is. What
 * is about no object tells of an account or of a call, and is for everybody who sees the list.
 */
export function maySeeText(
  { privileges }: Pick<SessionUser, 'privileges'>,
  obj_type: ObjType | null,
): boolean {
  return obj_type === null || hasPrivilege(privileges, SEES[obj_type]);
}
