// The functions of this resource that others may use.

export { type Joining, joinMember } from './joining/join-member';
export { ownerOfGrant, ownerOfMember } from './owners';
export { memberViewerOf, type Viewer } from './policy';
export { findMemberOf } from './repository';
export { endMembers } from './rollover/end-members';
export { rollSchedules } from './rollover/roll-schedules';
