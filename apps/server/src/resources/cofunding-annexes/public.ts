// The functions of this resource that others may use.

export { annexTerms, countAnnexWork } from './annex-list';
export { cancelAnnexes } from './cancel-with-contract';
export { expireAnnexes } from './expire-annexes';
export { ownerOfVisible } from './owner-of-visible-annex';
