// The functions of this resource that others may use.

export { type Joining, joinMember } from './joining/join-member';
export { ownerOfGrant, ownerOfMember } from './owners';
export { monthKey, paidBefore, payMonths, returnMonth } from './paying/paid-months';
export { memberViewerOf, type Viewer } from './policy';
export type { ClaimsOfMonths } from './reading/member-views';
export { claimKey } from './reading/presenter';
export { findMemberOf } from './repository';
export { endMembers } from './rollover/end-members';
export { rollSchedules } from './rollover/roll-schedules';
export { getMonth, lockOwnMonth, type MonthOfGrant, membersById, setMonth } from './schedule-month';
export { cofundingMember } from './table';
