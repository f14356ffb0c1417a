import { peopleAmong } from '../../lists/people-among';
import {
  grantsVisibleTo as grantsTo,
  grantViewerOf as grantViewer,
  membersVisibleTo as membersTo,
  memberViewerOf as memberViewer,
} from './policy';
import { cofundingGrant, cofundingMember as table } from './table';

// The functions of this resource that others may use.

export { changeMember } from './changing/change-grants';
export { type GrantSupport, lockSupports, supportsOf } from './changing/supports';
export { remindOfExitForms } from './ending/remind-of-exit-forms';
export { type Joining, joinMember } from './joining/join-member';
export { ownerOfGrant, ownerOfMember } from './owners';
export { holdMonth } from './paying/hold-month';
export { monthKey, paidBefore, payMonths, returnMonth } from './paying/paid-months';
export { grantsVisibleTo, grantViewerOf, membersVisibleTo, memberViewerOf, type Viewer } from './policy';
export { type ClaimsOfMonths, viewOfGrantById } from './reading/member-views';
export { claimKey } from './reading/presenter';
export {
  coFundingsOfContract,
  findMemberOf,
  hasRunningGrant,
  type MemberRecord,
  members,
} from './repository';
export { endMembers } from './rollover/end-members';
export { remindOfClaims } from './rollover/remind-of-claims';
export { rollSchedules } from './rollover/roll-schedules';
export { getMonth, lockOwnMonth, type MonthOfGrant, membersById, setMonth } from './schedule-month';
export {
  changeMemberAccount,
  findMemberOfContract,
  lockMemberOfContract,
  renameMember,
} from './stated-member';
export { findDueSuspensions } from './suspension/due-suspensions';
export {
  followMonths,
  lockGrant,
  refuseSuspension,
  resumeGrantMonths,
  suspendGrantMonths,
} from './suspension/suspended-months';
export { cofundingMember } from './table';

/** Participants whom the caller sees, and those of co-funding that they see. */
export const membersAmong = peopleAmong(table, (user) => membersTo(memberViewer(user)));
export const supportedAmong = peopleAmong(cofundingGrant, (user) => grantsTo(grantViewer(user)));
