// What others may use of this resource.

export { rankedText } from './letters';
export { releasePlaces } from './places';
export { lockForSystem, noteOf, takeStep } from './step';
