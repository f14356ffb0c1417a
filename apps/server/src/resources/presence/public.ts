// The functions of this resource that others may use.

export { seenPeople } from './seen-people';
