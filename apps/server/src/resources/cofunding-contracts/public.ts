// The functions of this resource that others may use.

export { expireContracts } from './expire-contracts';
export { ownerOfVisible } from './owner-of-visible-contract';
export { cofundingContract } from './table';
