// The functions of this resource that others may use.

export { releasePlaces } from './held-places';
export { rankedText } from './registration-emails';
export { getLockedForSystem } from './repository';
export { noteOf, takeStep } from './step';
