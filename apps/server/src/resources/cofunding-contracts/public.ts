// The functions of this resource that others may use.

export { endContracts } from './end-contracts';
export { expireContracts } from './expire-contracts';
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
export { type ContractRecord, rows as contracts } from './repository';
export { INITIALS_VOID } from './set-contract';
export {
  findPaperEntry,
  paperPeople,
  paperRefusal,
  presentPaper,
} from './signing/paper/paper-entry';
export type { InForce, SignedKind, SigningStep } from './signing/signed-kind';
export { signingOf } from './signing/signing-of';
export {
  changeContractAccount,
  lockForStatement,
  renameContract,
  suspendContract,
} from './stated-contract';
export { cofundingContract, signTo } from './table';
export { contractWithAnnex } from './with-annex';
