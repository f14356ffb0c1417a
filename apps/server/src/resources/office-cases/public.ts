import { peopleAmong } from '../../lists/people-among';
import { viewerOf, visibleTo } from './policy';
import { officeCase } from './table';

// The functions of this resource that others may use.

export { closeInCase, openAnsweredCase, recordInCase, writeInCase } from './answered-case';
export { archiveCases } from './archive-cases';
export { caseTerms, countCaseWork } from './case-work';
export { fileMail, mailInCase, openByMail } from './mail-in-case';
export {
  eraseCases,
  fileDocument,
  followOwner,
  lastCaseOf,
  liveCaseOf,
  mainCaseOf,
  openMainCase,
  stepMainCase,
  unsettledCaseOf,
  wasAsked,
} from './main-case';
export { type Acting, openCase } from './open-case';
export { ownerOfVisible } from './owner-of-visible-case';
export { visibleTo as casesVisibleTo } from './policy';
export { remindOfOverdueCases } from './remind-of-overdue';
export { caseSigns, forgetApplicant, getCaseForm, getCaseSign, hasCase, hasLiveCase } from './repository';
export { filedInSeenCase, seenWithCases } from './seen-case-documents';
export type { CaseOpening, CaseStatement, CaseSubjectRules, CaseSubjects } from './subjects';
export { officeCase } from './table';
export { waitingCases } from './waiting-cases';

/** Applicants of cases that the caller sees. */
export const applicantsAmong = peopleAmong(officeCase, (user) => visibleTo(viewerOf(user)));
