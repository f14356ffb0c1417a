// What others may use of this resource.

export { releasePlaces } from './held-places';
export { rankedText } from './registration-letters';
export { lockForSystem, noteOf, takeStep } from './step';
