// The functions of this resource that others may use.

export { certificateForm } from './draft/certificate-form';
export { eraseUnsentOf } from './draft/erase-whole';
export { releasePlaces } from './draft/held-places';
export { wipeTestRegistrations } from './draft/wipe-test-registrations';
export { rankedText } from './emails';
export { ownerOfVisible } from './reading/owner-of-visible';
export { waitingRegistrations } from './reading/waiting-registrations';
export { getLockedForSystem } from './repository';
export { expireCorrections } from './review/expire-corrections';
export { remindOfCorrections } from './review/remind-of-corrections';
export { settleRejected } from './review/settle-rejected';
export { openMissingCases } from './signing/open-missing-cases';
export { noteOf, takeStep } from './step';
