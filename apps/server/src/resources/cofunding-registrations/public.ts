// The functions of this resource that others may use.

export { certificateForm } from './draft/certificate-form';
export { releasePlaces } from './draft/held-places';
export { wipeTestRegistrations } from './draft/wipe-test-registrations';
export { rankedText } from './emails';
export { getLockedForSystem } from './repository';
export { expireCorrections } from './review/expire-corrections';
export { remindOfCorrections } from './review/remind-of-corrections';
export { settleRejected } from './review/settle-rejected';
export { noteOf, takeStep } from './step';
