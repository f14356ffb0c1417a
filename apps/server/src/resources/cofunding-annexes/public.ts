// The functions of this resource that others may use.

export { expireAnnexes } from './expire-annexes';
export { ownerOfVisible } from './owner-of-visible-annex';
