// The functions of this resource that others may use.

export { releasePlaces } from './held-places';
export { rankedText } from './registration-letters';
export { lockForSystem, noteOf, takeStep } from './step';
