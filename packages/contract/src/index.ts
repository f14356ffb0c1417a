// Longer than other files: it names all that others import.
export { deviceText } from './device-text';
export type {
  AnswerOf,
  AnyEndpoint,
  BodyOf,
  EndpointDescription,
  EndpointSchema,
  ParsedQueryOf,
  QueryOf,
} from './endpoint';
export { defineEndpoint } from './endpoint';
export { accessibility } from './endpoints/accessibility';
export { accession } from './endpoints/accession';
export { type ApplicationRecord, applications, type KeptApplication } from './endpoints/applications';
export { base, type OfficeView } from './endpoints/base';
export { baseConfig, type UserConfig } from './endpoints/base-config';
export { auditLog, LOG_EXPORT_MAX } from './endpoints/base-log';
export { boardNotes } from './endpoints/board-notes';
export { CALENDAR_SPAN_MAX, calendarEvents } from './endpoints/calendar-events';
export { CalendarFeed, CalendarFeedAddress, calendarFeeds } from './endpoints/calendar-feeds';
export { callRankings } from './endpoints/call-rankings';
export { callSetups } from './endpoints/call-setups';
export { certificates } from './endpoints/certificates';
export { CHAT_PAGE_MAX, CHAT_UNREAD_MAX, chatRooms } from './endpoints/chat-rooms';
export { chosenMessages } from './endpoints/chosen-messages';
export { cofundingAnnexes } from './endpoints/cofunding-annexes';
export { cofundingCalls } from './endpoints/cofunding-calls';
export { CofundingClause, cofundingClauses } from './endpoints/cofunding-clauses';
export { cofundingContracts } from './endpoints/cofunding-contracts';
export { cofundingEmployers } from './endpoints/cofunding-employers';
export { cofundingGrants } from './endpoints/cofunding-grants';
export { cofundingMembers } from './endpoints/cofunding-members';
export { cofundingPaymentLists, cofundingPayments } from './endpoints/cofunding-payments';
export { cofundingRecoveries } from './endpoints/cofunding-recoveries';
export { cofundingRegistrations } from './endpoints/cofunding-registrations';
export { CLAIM_STATEMENT, cofundingRequests } from './endpoints/cofunding-requests';
export { contactMessages } from './endpoints/contact-messages';
export { annexSigning, contractSigning } from './endpoints/contract-signing';
export {
  type ApprovalCard,
  type CallLine,
  type DashboardMoney,
  dashboard,
  type OverdueRow,
  TEAM_PAGE_COUNT,
  type WaitingRow,
} from './endpoints/dashboard';
export { documents, FORM_STATEMENT, PERSONAL_DATA_STATEMENT } from './endpoints/documents';
export { FOUND_ITEMS_MAX, foundItems } from './endpoints/found-items';
export { keptDocuments, keptFiles } from './endpoints/kept-documents';
export { libraries, libraryItems } from './endpoints/libraries';
export { localities, RegisterChanges, RegisterRefusal } from './endpoints/localities';
export { loginLinks } from './endpoints/login-links';
export { type AskList, autocompleteLookup, LookupItem, objectsLookup } from './endpoints/lookups';
export { mailLetters } from './endpoints/mail-letters';
export { managedAccounts } from './endpoints/managed-accounts';
export { noticeTemplates } from './endpoints/notice-templates';
export { NOTIFICATION_PAGE_COUNT, Notification, notifications } from './endpoints/notifications';
export { CASE_STATEMENT, officeCases } from './endpoints/office-cases';
export { officeRoles, ROLE_DESCRIPTION_MAX, ROLE_NAME_MAX } from './endpoints/office-roles';
export { ONLINE_UPDATE_MS, online } from './endpoints/online';
export { demo, type OutboxEmail, outbox } from './endpoints/outbox';
export { EXPORT_PAUSE_SECONDS, EXPORTS_PER_DAY, OwnData, ownData, ReadingView } from './endpoints/own-data';
export { recordedActions } from './endpoints/recorded-actions';
export { type ReportSummary, reportConfig } from './endpoints/report-config';
export {
  PROGRESS_HEAD_BYTES,
  REPORT_FORMATS,
  REPORT_PDF_ROWS,
  ReportDefinition,
  type ReportFormat,
  reportDefinitions,
} from './endpoints/report-definitions';
export { retentionLists, retentionRows } from './endpoints/retention';
export { factorRemoval, secondFactor } from './endpoints/second-factor';
export { sentNotices } from './endpoints/sent-notices';
export { sessions } from './endpoints/sessions';
export { type MailFailure, type SettingsView, settings } from './endpoints/settings';
export { shownObjects } from './endpoints/shown-objects';
export { SOCKET_TICKET_SECONDS, sockets } from './endpoints/sockets';
export { type NewTablePreset, TABLE_PRESETS_MAX, TablePreset, tablePresets } from './endpoints/table-presets';
export { tasks } from './endpoints/tasks';
export { tickets } from './endpoints/tickets';
export {
  ANCHOR_PURPOSES,
  type AnchorPurpose,
  type TrustAnchorView,
  trustAnchors,
} from './endpoints/trust-anchors';
export {
  CHUNK_BYTES,
  ChunkFinish,
  ChunkFinished,
  ChunkStart,
  ChunkStarted,
  ChunkStatus,
  ChunkTaken,
  ChunkUpload,
  uploadSessions,
} from './endpoints/upload-sessions';
export { UploadedFile, uploads } from './endpoints/uploads';
export { userAccount } from './endpoints/user-account';
export { UserGroup, userGroups } from './endpoints/user-groups';
export { userLocks } from './endpoints/user-locks';
export { userRoles } from './endpoints/user-roles';
export {
  type AccountShare,
  SHARE_DAYS,
  type ShareAct,
  type SharedAccount,
  userShare,
} from './endpoints/user-share';
export { users } from './endpoints/users';
export type { ErrorCode, ErrorEntry, Words } from './errors';
export { defaultStatusOf, errorCatalogue, errorCodes, errorEntryOf, isErrorCode } from './errors';
export {
  isIdInAddress,
  isLoginLink,
  isPortalPath,
  isSubjectInAddress,
  type PortalPath,
  pathOfLoginLink,
  pathOfNewCase,
  pathOfNewClaim,
  pathOfNewLetter,
  pathOfObject,
  pathOfReport,
  pathOfVerification,
  pathTo,
  portalPaths,
} from './portal-paths';
export { addressOfDocument, PUBLIC_DOCUMENTS, type PublicDocument } from './public-documents';
export { Accession, AccessionFile } from './shapes/accession-shapes';
export type { AccountChange } from './shapes/account-change';
export type { SessionView, SignInView, UserView } from './shapes/account-shapes';
export { Tokens } from './shapes/account-shapes';
export { ANNEX_TEXT_MAX, Annex, AnnexCare, AnnexRow, AnnexTableRow } from './shapes/annex-shapes';
export { APP_VERSION } from './shapes/app-version';
export { Attachment } from './shapes/attachment-shape';
export { BoardNote } from './shapes/board-note-shape';
export { CALENDAR_SUBJECTS, CalendarCall, CalendarEvent, CalendarHoliday } from './shapes/calendar-shapes';
export { CALL_SETUP_STEPS, CallSetup, CallTextsView, CofundingCall } from './shapes/call-shapes';
export { CaseFile, CaseMessage, OfficeCase, OfficeCaseRow } from './shapes/case-shapes';
export { ChatMessage, ChatRoom, ChatRoomRow } from './shapes/chat-shapes';
export { Claim, ClaimLine, ClaimRow, ClaimTerms } from './shapes/claim-shapes';
export { CodeRefusal } from './shapes/code-refusal';
export {
  CHALLENGE_LIVES_MINUTES,
  CODE_LIVES_MINUTES,
  CODE_PAUSE_SECONDS,
  LINK_LIVES_MINUTES,
} from './shapes/code-times';
export { ContactMessage, ContactMessageRow } from './shapes/contact-shapes';
export { Contract, ContractRow, type PaperEntry } from './shapes/contract-shapes';
export { DEFAULT_APPLICATION } from './shapes/default-application';
export { type DocumentVerdict, OfficeDocument } from './shapes/document-shapes';
export { EmployerCertificate, WorkCertificates } from './shapes/employer-shapes';
export type { InitPayload, MenuEntry } from './shapes/init-shapes';
export {
  DOCUMENT_DIRECTIONS,
  type DocumentDirection,
  DocumentRow,
  KeptDocument,
  KeptFile,
} from './shapes/kept-document-shapes';
export {
  CommuneFacts,
  LIBRARY_CODE_MAX,
  LIBRARY_COLOURS,
  LIBRARY_KINDS,
  LIBRARY_NAME_MAX,
  LibraryItem,
  LibraryView,
} from './shapes/library-shapes';
export {
  LOG_LEVELS,
  LogChain,
  LogChange,
  LogCheck,
  LogEntryRow,
  LogEntryView,
  LogObject,
  LogVerdictView,
} from './shapes/log-shapes';
export {
  type LetterSubject,
  MailLetter,
  MailLetterRow,
  MailRecipient,
  MailThread,
  OutsideMail,
  RefusedMail,
} from './shapes/mail-shapes';
export {
  AccountEvent,
  HeldRole,
  ManagedAccount,
  ManagedAccountRow,
} from './shapes/managed-account-shapes';
export {
  CoFunding,
  CoFundingMonth,
  CoFundingRow,
  type Deadline,
  Member,
  MemberRow,
} from './shapes/member-shapes';
export {
  AUDIENCES,
  Audience,
  type AudienceKind,
  ChosenMessage,
  MESSAGE_CHANNELS,
  MESSAGE_CHOSEN_MAX,
  MESSAGE_PEOPLE_MAX,
  MESSAGE_SUBJECT_MAX,
  MESSAGE_TEXT_MAX,
  type MessageChannel,
  type MessageChoice,
} from './shapes/message-shapes';
export { isObjType, LinkedObject, OBJ_TYPES, type ObjectRef, type ObjType, refOf } from './shapes/object-ref';
export { addressOfOfficeFile, OFFICE_FILE_PATH } from './shapes/office-files';
export {
  BANK_FORMATS,
  type BankFormat,
  CostDocumentRow,
  PAYMENT_LIST_MAX,
  Payment,
  PaymentList,
  PaymentListRow,
  WaitingClaim,
} from './shapes/payment-shapes';
export { type Presence, WATCHED_MAX } from './shapes/presence-shapes';
export {
  CallRanking,
  PublishedList,
  PublishedRow,
  RANKING_EXPORTS,
  type RankingExport,
  RankingRow,
} from './shapes/ranking-shapes';
export { Recovery } from './shapes/recovery-shapes';
export {
  Explanation,
  Officer,
  Registration,
  RegistrationRow,
  type RelatedRegistration,
  Remark,
  ReviewMark,
  TAKE_MAX,
  TakeResult,
} from './shapes/registration-shapes';
export type { PageRenderer, PageToRender, RenderedPage, Visitor } from './shapes/rendered-page';
export {
  type DataSource,
  FilterValue,
  REPORT_PLOTS,
  type ReportCell,
  type ReportColumn,
  type ReportFilter,
  type ReportPlot,
  ReportSettings,
} from './shapes/report-shapes';
export { RetentionList, RetentionRow } from './shapes/retention-shapes';
export { RoleDefinition, RoleDetail, RoleHolder } from './shapes/role-shapes';
export {
  AuthenticatorSecret,
  Challenge,
  FactorKind,
  SecondFactorView,
  SignInAnswer,
} from './shapes/second-factor-shapes';
export {
  AGAIN_REFUSALS,
  AgainCheck,
  type AgainRefusal,
  MAIL_STATES,
  MAIL_TROUBLES,
  type MailState,
  type MailTrouble,
  SentNotice,
  SentNoticeText,
} from './shapes/sent-notice-shapes';
export { KNOWN_DEVICE_DAYS, SESSION_MS } from './shapes/session-times';
export {
  COUNT_LIMIT,
  done,
  envelope,
  Grosze,
  Id,
  IsoDate,
  IsoDateTime,
  idQuery,
  PAGE_COUNT_MAX,
  page,
  pageQuery,
  QueryId,
  queryInt,
  Sha256,
  scopeOf,
  TAB_COUNT_LIMIT,
  YesNo,
} from './shapes/shapes';
export { SHEET_FORMATS, type SheetFormat } from './shapes/sheet-shapes';
export {
  ANNEX_DESK_STATEMENT,
  ANNEX_STATEMENT,
  AnnexToSign,
  CONTRACT_STATEMENT,
  COUNTERSIGN_MAX,
  ContractToSign,
  Countersigned,
  DESK_STATEMENT,
  DeskRow,
  PLACE_MAX,
} from './shapes/signing-shapes';
export {
  ChangedData,
  isRemoteAction,
  OnlineData,
  Onlooker,
  OnlookersData,
  onlookedIn,
  REMOTE_ACTIONS,
  type RemoteAction,
  type Room,
  readRoom,
  roomOf,
  roomOfLists,
  roomOfOnlookers,
  SOCKET_CLOSED,
  SOCKET_PATH,
  SocketNews,
  SocketPerson,
  SocketRequest,
  UserListData,
} from './shapes/socket-shapes';
export {
  paramsOfTask,
  TASK_FAILURES_TOLD,
  type TaskParam,
  type TaskParams,
  taskParamErrors,
  taskParams,
} from './shapes/task-params';
export {
  TASK_CODES,
  TASK_TROUBLES,
  Task,
  TaskCode,
  type TaskFailure,
  type TaskNote,
  TaskRun,
  type TaskState,
  type TaskTurns,
} from './shapes/task-shapes';
export {
  type NoticeTemplateView,
  TEMPLATE_SUBJECT_MAX,
  TEMPLATE_TEXT_MAX,
  type TemplateMark,
  type TemplateWords,
} from './shapes/template-shapes';
export { TERM_NAMES } from './shapes/term-names';
export { TermRow } from './shapes/term-row';
export { BrowserFacts, Ticket, TicketRow } from './shapes/ticket-shapes';
export { UPLOAD_EXTENSIONS, UploadPurpose, uploadQuery } from './shapes/upload-purposes';
export { UploadVerdict } from './shapes/upload-verdict';
export { type TermCode, WAITING_WORK, WORK_CODES, type WorkCode, type WorkList } from './shapes/waiting-work';
