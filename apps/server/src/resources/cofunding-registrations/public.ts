// The functions of this resource that others may use.

export { rankedText } from './emails';
export { releasePlaces } from './held-places';
export { getLockedForSystem } from './repository';
export { noteOf, takeStep } from './step';
