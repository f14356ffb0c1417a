import { pathOfNewCase, pathOfNewClaim, pathOfReport, pathTo, portalPaths } from '@urzad/contract';
import type { CaseKind, CaseSubject } from '@urzad/grants';

/** The addresses of the portal (Spec §2). Links use these names, never a literal. */
export const paths = {
  ...portalPaths,
  registration: (id: number | string) => pathTo(portalPaths.registration, id),
  registrationEdit: (id: number | string) => pathTo(portalPaths.registrationEdit, id),
  member: (id: number | string) => pathTo(portalPaths.member, id),
  coFunding: (id: number | string) => pathTo(portalPaths.coFunding, id),
  call: (id: number | string) => pathTo(portalPaths.call, id),
  personalDataSign: (id: number | string) => pathTo(portalPaths.personalDataSign, id),
  callRanking: (id: number | string) => pathTo(portalPaths.callRanking, id),
  contract: (id: number | string) => pathTo(portalPaths.contract, id),
  annex: (id: number | string) => pathTo(portalPaths.annex, id),
  annexSign: (id: number | string) => pathTo(portalPaths.annexSign, id),
  claim: (id: number | string) => pathTo(portalPaths.claim, id),
  claimNew: pathOfNewClaim,
  claimSign: (id: number | string) => pathTo(portalPaths.claimSign, id),
  paymentList: (id: number | string) => pathTo(portalPaths.paymentList, id),
  report: pathOfReport,
  user: (id: number | string) => pathTo(portalPaths.user, id),
  chatRoom: (id: number | string) => pathTo(portalPaths.chatRoom, id),
  mailLetter: (id: number | string) => pathTo(portalPaths.mailLetter, id),
  contactMessage: (id: number | string) => pathTo(portalPaths.contactMessage, id),
  document: (id: number | string) => pathTo(portalPaths.document, id),
  documentFile: (id: number | string) => pathTo(portalPaths.documentFile, id),
  ticket: (id: number | string) => pathTo(portalPaths.ticket, id),
  kanbanBoard: (id: number | string) => pathTo(portalPaths.kanbanBoard, id),
  library: (id: number | string) => pathTo(portalPaths.library, id),
  officeCase: (id: number | string) => pathTo(portalPaths.officeCase, id),
  officeCaseEdit: (id: number | string) => pathTo(portalPaths.officeCaseEdit, id),
  officeCaseSign: (id: number | string) => pathTo(portalPaths.officeCaseSign, id),
  /** `kind` and, about personal data, `right`: chosen at the start. */
  officeCaseNew: (subject: CaseSubject, id: number | string = 0, kind?: CaseKind, right?: string) =>
    `${pathOfNewCase(subject, id)}${kind ? `?${new URLSearchParams({ kind, ...(right && { right }) })}` : ''}`,
  clauseSign: (id: number | string) => pathTo(portalPaths.clauseSign, id),
} as const;

/** The part of the page about the project with the results of the calls. */
export const RESULTS_ID = 'wyniki';
