import { peopleAmong } from '../../lists/people-among';
import { viewerOf as viewer, visibleTo } from './policy';
import { cofundingContract as table } from './table';

// The functions of this resource that others may use.

export { contractTerms, countContractWork } from './contract-list';
export { inSentence } from './emails';
export { endContracts } from './end-contracts';
export { expireContracts } from './expire-contracts';
export { expireUnsigned } from './expire-unsigned';
export { ownerOfVisible } from './owner-of-visible-contract';
export {
  actorOf,
  asOwner,
  CONTRACTS_PER_USER,
  initialsRefusal,
  type StaffViewer,
  staffViewerOf,
  type Viewer,
  viewerOf,
  visibleRows,
  visibleTo as contractsVisibleTo,
} from './policy';
export { changeOf, type Doing, type StepChange } from './prepared-change';
export {
  type Asking,
  countPrepared,
  countPreparedWork,
  preparedFilters,
  preparedSorts,
  preparedTerms,
} from './prepared-list';
export { type PageParts, presentPreparedPage, presentPreparedRow, type RowParts } from './prepared-presenter';
export {
  askInitials,
  INITIALS_VOID,
  type PreparedKind,
  recordInitialled,
  returnToDraft,
  sendBack,
} from './prepared-steps';
export { namedInRows, pageParts, type ViewMaker } from './prepared-view';
export { type ContractRecord, rows as contracts } from './repository';
export type { SignedWords } from './signing/emails';
export type { InForce, SignedKind, SigningStep } from './signing/signed-kind';
export { signingOf } from './signing/signing-of';
export {
  changeContractAccount,
  changesByAnnex,
  lockForStatement,
  lockInForce,
  renameContract,
  suspendContract,
} from './stated-contract';
export { cofundingContract, signTo } from './table';
export { contractWithAnnex } from './with-annex';

/** Parents of contracts that the caller sees. */
export const partiesAmong = peopleAmong(table, (user) => visibleTo(viewer(user)));
