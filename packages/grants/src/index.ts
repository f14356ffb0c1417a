// The public API, one line for each module.

export {
  type AccessionGaps,
  type AccessionState,
  accessionGaps,
  accessionRuleErrors,
  childrenBeyondAge,
  countGaps,
  presentFile,
} from './accession/accession-check';
export {
  areDocumentsLate,
  DOCUMENTS_REMINDERS,
  dueReminder,
  prolongedTo,
  returnedTo,
} from './accession/accession-deadlines';
export { type AccessionFacts, accessionFactErrors, accessionFactsOf } from './accession/accession-facts';
export { ACCESSION_FILE_STATUSES, type AccessionFileStatus } from './accession/accession-file-status';
export { type AccessionSlot, accessionSlots, isSameSlot } from './accession/accession-files';
export { factsOfForm } from './accession/facts-of-form';
export {
  PERSONAL_DATA_FIELDS,
  type PersonalDataAnswers,
  type PersonalDataName,
  personalDataErrors,
  personalDataOf,
  withPersonalData,
} from './accession/participant-data';
export {
  type AnnexChange,
  annexKinds,
  type CoFundingChange,
  isCareChanged,
  NO_CHANGE,
  type SuspendedMonths,
  type WordedChange,
} from './annexes/annex-change';
export { type AnnexErrors, annexErrors } from './annexes/annex-errors';
export {
  ANNEX_KIND,
  ANNEX_KIND_CODES,
  type AnnexKind,
  WORDED_ANNEX_KINDS,
  type WordedAnnexKind,
} from './annexes/annex-kinds';
export {
  ANNEX_FIELD_CODES,
  ANNEX_FIELDS,
  type AnnexField,
  type AnnexRowOf,
  annexRowLabel,
  annexValueText,
} from './annexes/annex-rows';
export {
  type AnnexParams,
  afterAnnex,
  type ChangedSupport,
  earliestAnnexDay,
  monthsLeft,
  type Support,
  usedMonths,
} from './annexes/annex-schedule';
export { ANNEX_STATUSES, type AnnexStatus, UNSIGNED_ANNEX_STATUSES } from './annexes/annex-status';
export { annexRows, type ChangedCare, type ContractFacts } from './annexes/annex-table';
export { ANNEX_LAW, type AnnexStep } from './annexes/annex-workflow';
export {
  BOARD_NOTE_LIST_MAX,
  BOARD_NOTE_POINT_MAX,
  BOARD_NOTE_READER_CODES,
  BOARD_NOTE_READERS,
  BOARD_NOTE_STATUS_CODES,
  BOARD_NOTE_TEXT_MAX,
  BOARD_NOTE_TITLE_MAX,
  type BoardNoteReaders,
  boardNoteErrors,
  type NotePoint,
  pointsOf,
} from './boards/board-note';
export { type BoardCode, type CardKind, EDIT_BOARDS, SEE_BOARDS, WORK_BOARDS } from './boards/work-boards';
export {
  CALENDAR_INVITED_MAX,
  CALENDAR_KIND_CODES,
  CALENDAR_KINDS,
  CALENDAR_NOTE_MAX,
  CALENDAR_PLACE_MAX,
  CALENDAR_REMINDERS,
  CALENDAR_STATUS_CODES,
  CALENDAR_STATUSES,
  CALENDAR_TITLE_MAX,
  type CalendarKind,
  type CalendarStatus,
  type CalendarTime,
  calendarEnd,
  calendarErrors,
  calendarStart,
  EDIT_CALENDAR,
  nextReminder,
  remindersOf,
  SEE_CALENDAR,
} from './calendar/calendar-event';
export { answersOfCall, type CallAnswers, type CallSetUp, callOfAnswers } from './calls/call-answers';
export {
  type CallErrorCode,
  type CallErrors,
  type CallTexts,
  callErrors,
  callErrorText,
  isCallNumber,
  publicationErrors,
} from './calls/call-errors';
export {
  ANNOUNCEMENT_MAX,
  CALL_FIELDS,
  type CallField,
  callFieldIn,
  capField,
  FAQ_ANSWER_MAX,
  FAQ_MAX,
  FAQ_QUESTION_MAX,
  pointsField,
  youngestField,
} from './calls/call-fields';
export {
  CALL_PRESETS,
  type CallParams,
  type CallPreset,
  type CallTerms,
  CRITERIA,
  type CriterionCode,
} from './calls/call-params';
export {
  acceptsDrafts,
  CALL_STATUSES,
  type CallStatus,
} from './calls/call-status';
export {
  acceptsSending,
  type CallDates,
  type CallEnd,
  callEndAt,
  callStatusAt,
  currentCallOf,
} from './calls/call-time';
export { CALL_LAW, type CallStep } from './calls/call-workflow';
export {
  ANSWER_DAYS,
  ANSWER_DAYS_MAX,
  canReopen,
  caseDueDate,
  caseTerm,
  REOPEN_DAYS,
  waitedDays,
} from './cases/case-deadlines';
export { answerErrors, CASE_LETTER, type CaseForm, caseErrors } from './cases/case-errors';
export {
  askedFieldsOf,
  CASE_LETTER_FILES_MAX,
  CASE_LETTER_MAX,
  CASE_TITLE_MAX,
  caseFieldsOf,
} from './cases/case-fields';
export {
  CASE_KIND_CODES,
  CASE_KINDS,
  type CaseKind,
  type CaseKindInfo,
  type CaseTerm,
  getCaseKind,
  HIDDEN_KINDS,
  kindsAbout,
  kindsToChange,
  RIGHTS_KINDS,
} from './cases/case-kinds';
export {
  CASE_CHANNEL,
  CASE_CHANNEL_CODES,
  CASE_PRIORITY,
  CASE_PRIORITY_CODES,
  type CaseChannel,
  type CasePriority,
} from './cases/case-options';
export { CASE_FILE, caseSign } from './cases/case-sign';
export {
  CASE_ARCHIVE_YEARS,
  isLiveCase,
  LIVE_CASE_STATUSES,
  OFFICE_CASE_STATUSES,
  type OfficeCaseStatus,
} from './cases/case-status';
export { CASE_SUBJECTS, type CaseSubject } from './cases/case-subjects';
export { mainCaseTitle, shownCaseTitle } from './cases/case-title';
export { OFFICE_CASE_LAW, type OfficeCaseStep } from './cases/case-workflow';
export {
  askedByAnnex,
  CHANGED,
  type Changed,
  changeByAnnex,
  type StatedChange,
  statedChange,
} from './cases/change-fields';
export { READY_ANSWERS, type ReadyAnswer } from './cases/ready-answers';
export { privilegeToSettle } from './cases/settle-privileges';
export { enteredErrors, needsStatement } from './cases/signed-statement';
export {
  CHAT_MEMBERS_MAX,
  CHAT_MENTIONS_MAX,
  CHAT_MESSAGE_MAX,
  CHAT_REMOVAL_MINUTES,
  CHAT_ROOM_KINDS,
  CHAT_ROOM_NAME_MAX,
  type ChatRoomKind,
  isRemovable,
  USE_CHAT,
} from './chat/chat-rules';
export { type ClaimSums, claimSums, type MoneyClaim } from './claims/claim-amounts';
export { cutLabel, cutText } from './claims/claim-cut-text';
export type { ClaimCut, CutParams, CutReason } from './claims/claim-cuts';
export {
  claimCorrectionTo,
  claimPaymentTo,
  claimReviewTo,
  isClaimLate,
} from './claims/claim-deadlines';
export {
  CLAIM_ERROR_CODES,
  type ClaimErrorCode,
  type ClaimErrors,
  claimErrorText,
  isClaimErrorCode,
} from './claims/claim-error-texts';
export { type CheckedClaim, CLAIM_NOTE_MAX, claimErrors } from './claims/claim-errors';
export { CLAIM_DECLARATIONS, CLAIM_QUESTIONS } from './claims/claim-header-texts';
export { allowedKinds, isRefundedKind } from './claims/claim-kinds';
export { claimApprovedLetter, claimKeptLetter, claimRejectedLetter } from './claims/claim-letter';
export type { ClaimHeader, ClaimLineAnswers, LineVerdict } from './claims/claim-line';
export { defaultLines, linesFromLast } from './claims/claim-line-drafts';
export {
  type ClaimBasis,
  type CountedLine,
  countedLines,
  type MoneyLine,
} from './claims/claim-lines';
export { claimNumber, claimNumberOf } from './claims/claim-number';
export {
  CLAIM_LINES_MAX,
  COST_DOCUMENT,
  COST_DOCUMENT_CODES,
  COST_KIND,
  COST_KIND_CODES,
  type CostDocument,
  type CostKind,
  LINE_DECISION,
  LINE_DECISION_CODES,
  type LineDecision,
  NOT_MENDED,
  PAID_FORM,
  PAID_FORM_CODES,
  type PaidForm,
} from './claims/claim-options';
export { type ClaimOutcome, claimOutcome } from './claims/claim-result';
export {
  APPROVED_CLAIM_STATUSES,
  type ApprovedClaimStatus,
  CLAIM_STATUSES,
  CLOSED_CLAIM_STATUSES,
  type ClaimStatus,
  REVIEWED_CLAIM_STATUSES,
  UNSENT_CLAIM_STATUSES,
} from './claims/claim-status';
export type { ClaimMoneyTerms } from './claims/claim-terms';
export { CLAIM_LAW, type ClaimStep } from './claims/claim-workflow';
export { claimReminderOn } from './co-fundings/claim-reminders';
export {
  type CoFundingDeadline,
  claimFrom,
  claimTo,
  coFundingDeadlines,
  DEADLINE_CODES,
} from './co-fundings/co-funding-deadlines';
export {
  freedByEnd,
  isCutMonth,
  isMonthOver,
  type LimitTerms,
  scheduleUntil,
  settledBeyond,
} from './co-fundings/co-funding-end';
export {
  type CoFundingTerms,
  type ContractPeriod,
  coFundingTerms,
  payersOf,
} from './co-fundings/co-funding-schedule';
export {
  CO_FUNDING_STATUSES,
  type CoFundingStatus,
  isLiveCoFunding,
  LIVE_CO_FUNDING_STATUSES,
} from './co-fundings/co-funding-status';
export { CO_FUNDING_LAW, type CoFundingStep } from './co-fundings/co-funding-workflow';
export {
  amountsOf,
  hasEndedMonth,
  hasRunOut,
  isSettled,
  MONTH_STATUSES,
  type MonthStatus,
  monthOfDay,
  type ScheduleAmounts,
  type ScheduledMonth,
} from './co-fundings/month-status';
export {
  changedMonths,
  earlierOf,
  isAllSuspended,
  leftOutMonths,
  resumeMonths,
  suspendMonths,
  suspensionStep,
} from './co-fundings/suspension';
export {
  CONTACT_ANSWER_DAYS,
  CONTACT_FILLED_MIN_MS,
  CONTACT_FORM_FIELDS,
  CONTACT_TOPIC,
  CONTACT_TOPIC_CODES,
  type ContactFormName,
  type ContactTopic,
  contactAnswerDays,
  contactErrors,
} from './contact/contact-message';
export {
  CONTACT_ANSWER_MAX,
  CONTACT_MESSAGE_LAW,
  CONTACT_MESSAGE_STATUSES,
  type ContactMessageStatus,
  type ContactMessageStep,
  LIVE_CONTACT_STATUSES,
} from './contact/contact-workflow';
export { contractSignTo } from './contracts/contract-deadlines';
export { contractNumber } from './contracts/contract-number';
export {
  END_REASON,
  END_REASON_CODES,
  type EndReason,
  RETURN_REASON,
} from './contracts/contract-reasons';
export { type ContractMeans, reserveFor } from './contracts/contract-reserve';
export { CONTRACT_STATUSES, type ContractStatus, UNSIGNED_STATUSES } from './contracts/contract-status';
export {
  type ContractChild,
  type ContractProvider,
  type ContractTerms,
  contractAmount,
  contractMonths,
  contractPeriod,
} from './contracts/contract-terms';
export { CONTRACT_LAW, type ContractStep } from './contracts/contract-workflow';
export { concludedOnPaper, type PaperDays, paperDayErrors } from './contracts/paper-signatures';
export { bankOf } from './dictionaries/bank-of';
export { CERTIFICATE_KINDS, type CertificateKind, isCertificateKind } from './dictionaries/certificate-kinds';
export {
  CARE_FORM,
  type CareForm,
  FILE_KIND,
  type FileKind,
  ISCED,
  KRAJ,
  LABOUR,
  type LabourStatus,
  LEAVE_KIND,
  OTHER_PUBLIC_SUPPORT,
  type OtherPublicSupport,
  RELATION,
  RETURN_FORM,
  type Relation,
  SEX,
  YES_NO_REFUSED,
} from './dictionaries/dictionaries';
export { BANK, BOARD_LABEL, ODSETKI, TICKET_CATEGORY } from './dictionaries/office-dictionaries';
export {
  isOffered,
  type Named,
  NO_OFFICE_WORDS,
  namesIn,
  type OfficeWord,
  type OfficeWords,
  offeredIn,
  specIn,
  statusesIn,
} from './dictionaries/office-words';
export { isSensitiveKind } from './dictionaries/sensitive-kinds';
export {
  DOCUMENT_KIND,
  DOCUMENT_KIND_CODES,
  type DocumentKind,
  isSubmittedKind,
} from './documents/document-kinds';
export { DOCUMENT_STATUSES, type DocumentStatus } from './documents/document-statuses';
export {
  type AcceptedCertificate,
  certificateCovers,
  certificateDays,
  certificateReminderFrom,
  coveredUntil,
  nextCertificateTo,
} from './employers/certificate-covers';
export {
  BROUGHT_CERTIFICATES,
  type BroughtCertificate,
  EMPLOYER_CERTIFICATE_KINDS,
  EMPLOYER_CERTIFICATE_STATUSES,
  type EmployerCertificateKind,
  type EmployerCertificateStatus,
} from './employers/employer-certificate-status';
export {
  broughtKind,
  EMPLOYER_CERTIFICATE_LAW,
  type EmployerCertificateStep,
  mayBringCertificates,
} from './employers/employer-certificate-workflow';
export type { Actor, AskingActor, Law, Transition } from './law/define-law';
export type { Statuses, StatusOf } from './law/define-statuses';
export { changedWords } from './libraries/changed-words';
export { type Library, SHIPPED_LIBRARIES } from './libraries/libraries';
export {
  LIBRARY_RATE_MAX,
  type LibraryKind,
  libraryRules,
  type OfficeLibrary,
  PLACES,
  rateItem,
} from './libraries/library-rules';
export { readIn, WORDED_LIBRARIES } from './libraries/read-in';
export { eventsOfGroup, isNamedEvent, LOG_EVENTS, logEventName } from './log-events/log-events';
export { logFieldName, logFieldValue } from './log-events/log-fields';
export { LOG_OBJECTS, logObjectName } from './log-events/log-objects';
export { LOG_GROUPS, type LogGroup } from './log-events/named-events';
export { TASK_NAMES, taskName } from './log-events/task-names';
export {
  INCOMING_BYTES_MAX,
  INCOMING_DEPTH_MAX,
  INCOMING_FILES_MAX,
  INCOMING_HEAD_MAX,
  INCOMING_PARTS_MAX,
  INCOMING_TEXT_MAX,
  MAIL_REFUSAL_CODES,
  MAIL_REFUSALS,
  type MailRefusal,
  PART_REFUSAL_CODES,
  PART_REFUSALS,
  type PartRefusal,
  type RefusedPart,
} from './mail/incoming-mail';
export {
  MAIL_BODY_MAX,
  MAIL_FILES_MAX,
  MAIL_FOLDERS,
  MAIL_RECIPIENTS_MAX,
  MAIL_SUBJECT_MAX,
  MAIL_TRASH_DAYS,
  type MailFolder,
  quotationStart,
  quotedText,
  subjectAfter,
} from './mail/mail-letter';
export { READY_LETTERS, type ReadyLetter } from './mail/ready-letters';
export { type EsfSnapshot, esfSnapshot } from './members/esf-snapshot';
export {
  EXIT_REMINDER_DAYS,
  EXIT_STATUS,
  EXIT_STATUS_CODES,
  type Exit,
  type ExitStatus,
  exitFormTo,
  hasFollowedPath,
  isExitFormFilled,
  isExitFormOpen,
  supportEndOf,
} from './members/exit-form';
export { coFundingNumber, memberNumber } from './members/member-number';
export {
  isLiveMember,
  LIVE_MEMBER_STATUSES,
  MEMBER_STATUSES,
  type MemberStatus,
} from './members/member-status';
export { MEMBER_LAW, type MemberStep } from './members/member-workflow';
export {
  COMPLETION_NEEDS,
  type CompletionNeed,
  hasSettledContract,
  missingToComplete,
} from './members/participation-end';
export {
  type EndedCoFunding,
  type EndingCoFunding,
  endedCoFundings,
  RESIGNATION_FIELDS,
  type ResignationRefusal,
  type Resigning,
  resignationRefusal,
} from './members/resignation';
export {
  filledMessage,
  hasPrivateNumber,
  MESSAGE_MARKS,
  MESSAGE_TEMPLATES,
  type MessageMark,
  type MessageProblem,
  type MessageTemplate,
  messageProblem,
  usesMark,
} from './notices/message-marks';
export { NOTICE_KIND_CODES, NOTICE_KINDS, type NoticeKind } from './notices/notice-kinds';
export {
  filledTemplate,
  marksOf,
  NOTICE_MARKS,
  type NoticeMark,
  TEMPLATE_GROUPS,
  type TemplateGroup,
  type TemplateProblem,
  type TemplateRules,
  templateProblem,
} from './notices/template-marks';
export {
  isNoticeTemplate,
  NOTICE_TEMPLATE_CODES,
  type NoticeTemplateCode,
  noticeTemplate,
} from './notices/templates/notice-templates';
export { ERASURE_REASONS } from './own-data/erasure';
export {
  ERASURE_OBSTACLES,
  type ErasureObstacle,
  PERSONAL_DATA_CODES,
  type PersonalData,
} from './own-data/own-data-codes';
export { personalDataWords } from './own-data/personal-data';
export { monthAfterPayment, monthAfterReturn, monthHolding, type PaidMonth } from './payments/paid-month';
export { type PaymentParts, paymentParts, paymentSums, returnedParts } from './payments/payment-amounts';
export { paymentListNumber } from './payments/payment-list-number';
export { PAYMENT_LIST_LAW, type PaymentListStep } from './payments/payment-list-workflow';
export {
  PAYMENT_KINDS,
  PAYMENT_LIST_STATUSES,
  PAYMENT_STATUSES,
  type PaymentKind,
  type PaymentListStatus,
  type PaymentStatus,
} from './payments/payment-status';
export { PAYMENT_TITLE_MAX, paymentTitle } from './payments/payment-title';
export { type InterestPeriod, type RecoveryInterest, recoveryInterest } from './payments/recovery-interest';
export { recoveryLetter, recoveryTitle } from './payments/recovery-letter';
export { type Due, recoveryParts } from './payments/recovery-parts';
export {
  OPEN_RECOVERIES,
  RECOVERY_STATUSES,
  type RecoveryStatus,
  recoveryTo,
} from './payments/recovery-status';
export { applicationCost, type PlannedMonth, plannedSchedule } from './ranking/planned-schedule';
export {
  type FreeMeans,
  type Promotion,
  promoteFromReserve,
  type WaitingApplication,
} from './ranking/promotion';
export {
  proposeRanking,
  RANKING_LISTS,
  type RankedApplication,
  type RankedRow,
  type RankingList,
  type RankingMeans,
  type RankingProposal,
  type RankingResult,
  rankingOrder,
  type Tie,
  type TieBreak,
  tiesOf,
} from './ranking/ranking';
export { type ReviewedApplication, reserveRankAfterReview } from './ranking/review-place';
export {
  type BasisPoints,
  eligibleCost,
  type MonthlyCost,
  monthlyRefund,
  type RefundBasis,
  refundFor,
  splitDifference,
  splitRefund,
} from './refund/refund';
export { ACCOUNT_FIELDS, type AccountFields, accountErrors } from './registration-form/account-fields';
export { askedChildField, isOtherCarer } from './registration-form/asked-child-field';
export {
  type CommuneFacts,
  type KeptCommuneFacts,
  shippedCommuneFacts,
} from './registration-form/commune-facts';
export {
  type CriterionPoints,
  eligibilityErrors,
  isOutsideAge,
  isTooYoungForCare,
  points,
  supportEnd,
} from './registration-form/eligibility';
export { answersOfStored, storedAnswers } from './registration-form/form-versions';
export {
  GRANT_ERROR_CODES,
  type GrantErrorCode,
  type GrantErrors,
  grantErrorText,
  isGrantErrorCode,
} from './registration-form/grant-errors';
export {
  answeredTogether,
  CARE_PLACE,
  childPrefixOf,
  HOME_PLACE,
  questionOfAnswer,
} from './registration-form/place-answers';
export {
  isProfileComplete,
  PROFILE_FIELDS,
  type Profile,
  type ProfileAnswers,
  prefillFromProfile,
  profileErrors,
} from './registration-form/profile';
export { changedPaths, changesBeyond, isOpenedBy } from './registration-form/registration-changes';
export {
  type BirthFacts,
  type DerivedAnswers,
  type DerivedFields,
  derivedAnswers,
  derivedFields,
  hasDisabledChild,
} from './registration-form/registration-derived';
export {
  type RegistrationContext,
  registrationErrors,
  registrationErrorText,
  stepOf,
} from './registration-form/registration-errors';
export { CHILD_FIELDS } from './registration-form/registration-fields/child-fields';
export {
  ATTACHMENTS_STEP,
  CHILDREN_STEP,
  type ChildFieldName,
  findFieldSpec,
  PERSON_FIELDS,
  type PersonFieldName,
  type RegistrationFormStep,
  registrationSteps,
} from './registration-form/registration-fields/registration-fields';
export {
  askedFieldLabel,
  childNamesOf,
  type RegistrationRow,
  registrationFieldLabel,
  registrationFieldLabels,
  registrationRows,
} from './registration-form/registration-rows';
export { accessionCertificates, isInFacility, requiredFileKinds } from './registration-form/required-files';
export { REVIEWED_ATTACHMENTS, reviewedFields } from './registration-form/reviewed-fields';
export {
  correctionsLeft,
  POINTS_MAX,
  pointsErrors,
  REASON_MAX,
  REASON_MIN,
  reasonError,
  rescoreErrors,
} from './registrations/assessment';
export { assessmentLetter, comingListText } from './registrations/assessment-letter';
export {
  EXPLANATION_MAX,
  EXPLANATION_MIN,
  explainedRemark,
  explanationPath,
  isFileKindOpened,
  unansweredRemarks,
} from './registrations/registration-correction';
export {
  answerBy,
  correctionTo,
  documentsTo,
  isCorrectionLate,
  reviewRequestTo,
} from './registrations/registration-deadlines';
export { draftNumber, registrationNumber, shownNumber } from './registrations/registration-number';
export {
  ENDED_STATUSES,
  hasEnded,
  isWaitingStatus,
  REGISTRATION_STATUSES,
  type RegistrationStatus,
  UNSENT_STATUSES,
  WAITING_STATUSES,
  type WaitingStatus,
} from './registrations/registration-status';
export { COUNTED_REGISTRATION } from './registrations/registration-word';
export { REGISTRATION_LAW, type RegistrationStep } from './registrations/registration-workflow';
export {
  isRejectReason,
  type LetterSection,
  lateCorrectionText,
  REJECT_REASON,
  REJECT_REASON_CODES,
  REJECT_TEXT_MAX,
  type RejectReason,
  rejectionLetter,
  rejectReasons,
  rejectSentence,
} from './registrations/rejection';
export { fittingReasons, type RejectionFacts, rejectionErrors } from './registrations/rejection-rules';
export {
  WITHDRAW_REASON,
  WITHDRAW_REASON_CODES,
  type WithdrawReason,
} from './registrations/withdraw-reasons';
export {
  isPastRetention,
  type KeptCase,
  type RetentionTerms,
  retentionTerms,
  rodoTo,
} from './retention/retention-terms';
export {
  RETENTION_CONSENT_MAX,
  RETENTION_LIST_LAW,
  RETENTION_LIST_STATUSES,
  RETENTION_STATUSES,
  type RetentionListStatus,
  type RetentionListStep,
  type RetentionStatus,
} from './retention/retention-workflow';
export { ACCOUNT_STATUSES } from './roles/account-status';
export { dutyOf } from './roles/duties-of';
export { hasPrivilege } from './roles/has-privilege';
export {
  PRIVILEGE_MODULES,
  PRIVILEGES,
  type Privilege,
  type PrivilegeLevel,
} from './roles/privilege-catalogue';
export {
  MATRIX_GROUPS,
  type MatrixGroup,
  type MatrixRow,
  ROLE_MATRIX,
  type StaffRoleCode,
} from './roles/role-matrix';
export { roleName } from './roles/role-name';
export {
  DUTIES_APART,
  type Duty,
  heldTogether,
  missingReads,
  privilegesOfDuties,
} from './roles/role-rules';
export { getRole, type Perspective, ROLES, type Role, type RoleCode } from './roles/roles';
export {
  SEE_CALLS,
  SEE_CASES,
  SEE_CLAIMS,
  SEE_CO_FUNDINGS,
  SEE_CONTACT,
  SEE_CONTRACTS,
  SEE_DOCUMENTS,
  SEE_MAIL,
  SEE_MEMBERS,
  SEE_PAYMENTS,
  SEE_REGISTRATIONS,
  SEE_SENSITIVE,
  SEE_TICKETS,
  SEND_MAIL,
  SETTLE_RIGHTS,
} from './roles/see-privileges';
export {
  APPLICATION_FIELDS,
  APPLICATION_STATUSES,
  type ApplicationAnswers,
  type ApplicationErrorCode,
  type ApplicationStatus,
  applicationErrors,
  applicationErrorText,
  applicationStatusText,
} from './settings/application-fields';
export type { SettingFile, SettingSpec } from './settings/setting-words';
export {
  fileSettingsOf,
  isServerSection,
  SERVER_SECTIONS,
  SETTING_SECTIONS,
  SETTINGS,
  type ServerSection,
  type SettingSection,
  type SettingsOf,
  settingErrors,
  settingErrorText,
} from './settings/settings';
export {
  SIGNATURE_LEVEL,
  SIGNATURE_LEVEL_CODES,
  type SignatureLevel,
} from './signatures/signature-levels';
export {
  SIGNATURE_PROBLEM,
  SIGNATURE_PROBLEM_CODES,
  type SignatureProblem,
  type SignatureResult,
  signatureResult,
} from './signatures/signature-problems';
export { SIGNER_NUMBER, SIGNER_NUMBER_CODES, type SignerNumber } from './signatures/signer-numbers';
export {
  DEFAULT_SIGN_POLICY,
  readSignPolicy,
  SIGN_METHODS,
  type SignedKind,
  type SignMethod,
  type SignPolicy,
  type SignRule,
} from './signing/sign-policy';
export {
  type NamedSigner,
  resultWith,
  SIGNATURE_OWNERS,
  type SignatureOwner,
  whoseSignatures,
} from './signing/whose-signature';
export { daysInWords } from './statute/days-in-words';
export type { Clause, LegalSection } from './statute/legal-section';
export { percent, type StatuteFacts, sentence, statuteFactsOf } from './statute/statute-facts';
export { statutePl } from './statute/statute-pl';
export {
  BROWSER_FACT_CODES,
  BROWSER_FACT_MAX,
  BROWSER_FACTS,
  type BrowserFact,
  TICKET_FIELDS,
  TICKET_PRIORITY,
  TICKET_PRIORITY_CODES,
  TICKET_TITLE_MAX,
  type TicketFieldName,
  type TicketPriority,
  ticketErrors,
} from './tickets/ticket-fields';
export {
  TICKET_CONFIRM_DAYS,
  TICKET_REOPEN_DAYS,
  ticketConfirmTo,
  ticketNumber,
  ticketReopenTo,
} from './tickets/ticket-terms';
export {
  isLiveTicket,
  LIVE_TICKET_STATUSES,
  TICKET_LAW,
  TICKET_STATUSES,
  type TicketStatus,
  type TicketStep,
} from './tickets/ticket-workflow';
