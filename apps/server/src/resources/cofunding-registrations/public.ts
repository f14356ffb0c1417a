import { peopleAmong } from '../../lists/people-among';
import { viewerOf, visibleTo } from './policy';
import { cofundingRegistration } from './table';

// The functions of this resource that others may use.

export { careProvidersOf } from './accession/accession-files-repository';
export { expireDocuments, remindOfDocuments } from './accession/document-terms';
export { readFacts } from './accession/read-facts';
export {
  expireInContract,
  findInContract,
  freePlace,
  getInContract,
  giveBackCosts,
  heldMeans,
  keepCost,
  lockForContract,
  lockInContract,
  type RegistrationRecord,
} from './contract-stage';
export { certificateForm } from './draft/certificate-form';
export { cancelDraftsOf, countRunning, tellOfProlonging } from './draft/drafts-of-call';
export { eraseUnsentOf } from './draft/erase-whole';
export { wipeTestRegistrations } from './draft/wipe-test-registrations';
export { childIdsOf, joinRegistration } from './join-registration';
export { visibleTo as registrationsVisibleTo } from './policy';
export { notifyOfResults } from './ranking/notify-results';
export type { PublishAnew } from './ranking/place-reviewed';
export { promoteReserve } from './ranking/promote-reserve';
export { publishResults } from './ranking/publish-results';
export { countDecisions, findFinalPoints, findScored, lockFinalPoints } from './ranking/ranked-applications';
export { rankedDetails } from './ranking/ranking-view';
export { findResults, heldByCall } from './ranking/reserve';
export { sendResult } from './ranking/send-result';
export { findApplicantsOf } from './reading/applicants-of-call';
export { communeFactsFor } from './reading/commune-facts';
export { ownerOfVisible } from './reading/owner-of-visible';
export { presentAttachment } from './reading/present-attachment';
export { countRegistrationWork, registrationTerms } from './reading/registration-work';
export { searchColumns } from './reading/search-columns';
export { seenWithRegistrations } from './reading/seen-documents';
export { waitingRegistrations } from './reading/waiting-registrations';
export {
  getById as getRegistration,
  getLocked as lockRegistration,
  touch as touchRegistration,
} from './repository';
export { expireCorrections } from './review/expire-corrections';
export { remindOfCorrections } from './review/remind-of-corrections';
export { settleRejected } from './review/settle-rejected';
export { openMissingCases } from './signing/open-missing-cases';

/** Parents of registrations that the caller sees. */
export const parentsAmong = peopleAmong(cofundingRegistration, (user) => visibleTo(viewerOf(user)));
