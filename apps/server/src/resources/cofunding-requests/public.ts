import { peopleAmong } from '../../lists/people-among';
import { viewerOf, visibleTo as visible } from './policy';
import { cofundingRequest as table } from './table';

// The functions of this resource that others may use.

export { lockClaims, stepClaims } from './claim-payments';
export { claimTerms, countClaimWork } from './claim-work';
export { claimsOfMonths } from './claims-of-months';
export { dropUnsentClaims } from './draft/remove-claim';
export { findLinePage } from './line-list';
export { changeClaim } from './office/change-claim';
export { lapseClaimCorrections } from './office/lapse-claim-corrections';
export { remindOfClaimCorrections } from './office/remind-of-claim-corrections';
export { ownerOfVisible } from './owner-of-visible-claim';
export { visibleTo } from './policy';
export { type ClaimRecord, claims } from './repository';
export { seenWithClaims } from './seen-claim-documents';
export { cofundingRequest } from './table';

/** Parents of claims that the caller sees. */
export const claimantsAmong = peopleAmong(table, (user) => visible(viewerOf(user)));
