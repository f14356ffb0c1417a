// The functions of this resource that others may use.

export { cancelAnnexes } from './cancel-with-contract';
export { expireAnnexes } from './expire-annexes';
export { ownerOfVisible } from './owner-of-visible-annex';
