import type { DemoClock } from '../clock';
import type { ResourceRoutes } from '../http/resource';
import { accountShareRoutes } from './account-shares/routes';
import { applicationRoutes } from './applications/application-routes';
import { baseRoutes } from './base/routes';
import { anchorRoutes } from './base-config/anchor-routes';
import { officeFileRoutes } from './base-config/office-file-routes';
import { baseConfigRoutes } from './base-config/routes';
import { settingsRoutes } from './base-config/settings-routes';
import { baseLogRoutes } from './base-log/routes';
import { notesLabelled } from './board-notes/label-uses';
import { boardNoteRoutes } from './board-notes/routes';
import { calendarFeedRoutes } from './calendar-events/feed/feed-routes';
import { calendarEventRoutes } from './calendar-events/routes';
import { publishAnew } from './call-rankings/publish-anew';
import { rankingExportRoutes } from './call-rankings/ranking-export-routes';
import { callRankingRoutes } from './call-rankings/routes';
import { seenWithCalls } from './call-rankings/seen-ranking-documents';
import { callSetupRoutes } from './call-setups/routes';
import { chatRoomRoutes } from './chat-rooms/routes';
import { chosenMessageRoutes } from './chosen-messages/routes';
import { annexesReturnedFor } from './cofunding-annexes/annex-reason-uses';
import { cancelAnnexes } from './cofunding-annexes/public';
import { cofundingAnnexRoutes } from './cofunding-annexes/routes';
import { seenWithAnnexes } from './cofunding-annexes/seen-annex-documents';
import { cofundingCallRoutes } from './cofunding-calls/routes';
import { cofundingClauseRoutes } from './cofunding-clauses/routes';
import { contractCases } from './cofunding-contracts/contract-cases';
import { terminateContract } from './cofunding-contracts/end-active';
import { endWithdrawn } from './cofunding-contracts/end-unsigned';
import { contractsReturnedFor } from './cofunding-contracts/reason-uses';
import { cofundingContractRoutes } from './cofunding-contracts/routes';
import { seenWithContracts } from './cofunding-contracts/seen-contract-documents';
import { membersOfBank } from './cofunding-members/account-uses';
import { grantRoutes } from './cofunding-members/grant-routes';
import { grantCases, memberCases } from './cofunding-members/member-cases';
import { memberRoutes } from './cofunding-members/member-routes';
import { paymentListRoutes } from './cofunding-payments/list-routes';
import { paymentRoutes } from './cofunding-payments/payment-routes';
import { isOwed, seenWithPaymentLists } from './cofunding-payments/public';
import { recoveriesAtRate } from './cofunding-payments/recoveries/rate-uses';
import { recoveryRoutes } from './cofunding-payments/recoveries/recovery-routes';
import { registrationCases } from './cofunding-registrations/case-subject';
import { certificateRoutes } from './cofunding-registrations/draft/certificate-routes';
import { seenWithRegistrations } from './cofunding-registrations/public';
import { cofundingRegistrationRoutes } from './cofunding-registrations/routes';
import { claimCases } from './cofunding-requests/claim-cases';
import { claimsOfMonths, dropUnsentClaims, seenWithClaims } from './cofunding-requests/public';
import { cofundingRequestRoutes } from './cofunding-requests/routes';
import { contactDeskRoutes } from './contact-messages/desk-routes';
import { contactMessageRoutes } from './contact-messages/routes';
import { dashboardRoutes } from './dashboard/routes';
import { demoRoutes, demoSignRoutes } from './demo/routes';
import type { DocumentSources } from './documents/public';
import { documentRoutes } from './documents/routes';
import { keptDocumentRoutes } from './kept-documents/routes';
import { libraryRoutes } from './libraries/routes';
import { localityRoutes } from './localities/routes';
import { recordSent } from './mail-letters/public';
import { mailLetterRoutes } from './mail-letters/routes';
import { managedAccountRoutes } from './managed-accounts/routes';
import { withStatements, withSuspension } from './member-changes/public';
import { suspensionRoutes } from './member-changes/suspension-routes';
import { noticeTemplateRoutes } from './notice-templates/routes';
import { notificationRoutes } from './notifications/routes';
import { sentNoticeRoutes } from './notifications/sent/routes';
import { caseArchiveRoutes } from './office-cases/case-archive-routes';
import type { CaseSubjects } from './office-cases/public';
import { filedInSeenCase, seenWithCases } from './office-cases/public';
import { officeCaseRoutes } from './office-cases/routes';
import { outboxRoutes } from './outbox/routes';
import { ownDataRoutes } from './own-data/routes';
import { presenceRoutes } from './presence/routes';
import { publicDocumentRoutes } from './public-documents/routes';
import { recordedActionRoutes } from './recorded-actions/routes';
import { reportDefinitionRoutes } from './reports/definition-routes';
import { reportExportRoutes } from './reports/report-file-routes';
import { reportRoutes } from './reports/routes';
import { retentionRoutes } from './retention/routes';
import { maySeeObject } from './shown-objects/public';
import { shownObjectRoutes } from './shown-objects/routes';
import { socketRoutes } from './sockets/routes';
import { tablePresetRoutes } from './table-presets/routes';
import { taskRoutes } from './tasks/routes';
import { ticketsOfCategory } from './tickets/category-uses';
import { ticketRoutes } from './tickets/routes';
import { chunkRoutes } from './uploads/chunks/chunk-routes';
import { fileRoutes } from './uploads/file-routes';
import { uploadRoutes } from './uploads/routes';
import { userGroupRoutes } from './user-groups/routes';
import { userRoutes } from './users/routes';
import { workCertificateRoutes } from './work-certificates/routes';

/** Who of the office sees which documents and files: the same for one and for lists of them. */
const DOCUMENT_SOURCES: DocumentSources = {
  byObject: {
    cofundingregistration: seenWithRegistrations,
    cofundingcall: seenWithCalls,
    cofundingcontract: seenWithContracts,
    cofundingannex: seenWithAnnexes,
    cofundingrequest: seenWithClaims,
    cofundingpaymentlist: seenWithPaymentLists,
    officecase: seenWithCases,
  },
  filed: filedInSeenCase,
};

/** What each kind of object that cases are about says of them. */
const CASE_SUBJECT_RULES: CaseSubjects = {
  cofundingregistration: registrationCases(publishAnew),
  cofundingmember: memberCases({ cancelAnnexes, dropUnsentClaims, terminateContract }),
  cofundingcontract: withStatements(contractCases),
  cofundinggrant: withSuspension(grantCases),
  cofundingrequest: claimCases(isOwed),
};

/** The resources of the API. */
export const resources: readonly ResourceRoutes[] = [
  userRoutes,
  managedAccountRoutes,
  userGroupRoutes,
  retentionRoutes,
  taskRoutes,
  accountShareRoutes,
  ownDataRoutes,
  baseRoutes,
  baseConfigRoutes,
  baseLogRoutes,
  settingsRoutes,
  noticeTemplateRoutes,
  anchorRoutes,
  officeFileRoutes,
  applicationRoutes,
  dashboardRoutes,
  cofundingCallRoutes,
  callSetupRoutes,
  callRankingRoutes,
  rankingExportRoutes,
  cofundingRegistrationRoutes(endWithdrawn),
  certificateRoutes,
  cofundingContractRoutes,
  cofundingAnnexRoutes,
  cofundingRequestRoutes,
  cofundingClauseRoutes,
  memberRoutes(claimsOfMonths),
  workCertificateRoutes,
  paymentRoutes,
  paymentListRoutes,
  recoveryRoutes,
  grantRoutes(claimsOfMonths),
  suspensionRoutes(claimsOfMonths),
  officeCaseRoutes(CASE_SUBJECT_RULES),
  mailLetterRoutes(CASE_SUBJECT_RULES),
  caseArchiveRoutes,
  uploadRoutes,
  fileRoutes,
  chunkRoutes,
  documentRoutes(DOCUMENT_SOURCES),
  keptDocumentRoutes(DOCUMENT_SOURCES),
  notificationRoutes,
  sentNoticeRoutes,
  chosenMessageRoutes,
  localityRoutes,
  tablePresetRoutes,
  recordedActionRoutes,
  shownObjectRoutes,
  socketRoutes,
  libraryRoutes({
    BANK: async (db, item) => [await membersOfBank(db, item)],
    ODSETKI: async (db, item) => [await recoveriesAtRate(db, item)],
    RETURN_REASON: async (db, item) => [
      await contractsReturnedFor(db, item),
      await annexesReturnedFor(db, item),
    ],
    BOARD_LABEL: async (db, item) => [await notesLabelled(db, item)],
    TICKET_CATEGORY: async (db, item) => [await ticketsOfCategory(db, item)],
  }),
  reportRoutes,
  reportDefinitionRoutes,
  reportExportRoutes,
  contactMessageRoutes,
  contactDeskRoutes(recordSent),
  ticketRoutes,
  boardNoteRoutes,
  calendarEventRoutes(maySeeObject),
  calendarFeedRoutes,
  chatRoomRoutes,
  presenceRoutes,
  publicDocumentRoutes,
];

/** Resources of demo mode. */
export function demoResources(clock: DemoClock | undefined): readonly ResourceRoutes[] {
  return [outboxRoutes, demoSignRoutes, ...(clock ? [demoRoutes(clock)] : [])];
}
