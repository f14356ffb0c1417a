// The functions of this resource that others may use.

export { maySeeObject, ownerOfObject } from './owner-of-object';
