// The functions of this resource that others may use.

export { ownerOfVisible } from './owner-of-visible-contract';
