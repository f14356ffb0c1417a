// The functions of this resource that others may use.

export { openAnsweredCase } from './answered-case';
export {
  eraseCases,
  fileDocument,
  followOwner,
  mainCaseOf,
  openMainCase,
  stepMainCase,
  wasAsked,
} from './main-case';
export { type Acting, openCase } from './open-case';
export { ownerOfVisible } from './owner-of-visible-case';
export { remindOfOverdueCases } from './remind-of-overdue';
export { forgetApplicant, hasCase, hasLiveCase } from './repository';
export { shownDocuments } from './shown-case-documents';
export type { CaseSubjectRules } from './subjects';
export { waitingCases } from './waiting-cases';
