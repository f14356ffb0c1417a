// The functions of this resource that others may use.

export { ownerOfObject } from './owner-of-object';
