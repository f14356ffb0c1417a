export type { AccountChange } from './account-change';
export type { UserView } from './account-shapes';
export { Tokens } from './account-shapes';
export { APP_VERSION } from './app-version';
export { applications } from './applications';
export { base, type OfficeView } from './base';
export { baseConfig, type UserConfig } from './base-config';
export { certificates } from './certificates';
export { CODE_LIVES_MINUTES, CODE_PAUSE_SECONDS } from './code-times';
export { CofundingCall, cofundingCalls } from './cofunding-calls';
export { CofundingClause, cofundingClauses } from './cofunding-clauses';
export { cofundingRegistrations } from './cofunding-registrations';
export { DEFAULT_APPLICATION } from './default-application';
export { documents, FORM_STATEMENT, OfficeDocument } from './documents';
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
export type { ErrorCode, ErrorEntry, Words } from './errors';
export { defaultStatusOf, errorCatalogue, errorCodes, errorEntryOf, isErrorCode } from './errors';
export { localities } from './localities';
export { type AskList, autocompleteLookup, LookupItem, objectsLookup } from './lookups';
export { NOTIFICATION_PAGE_COUNT, Notification, notifications } from './notifications';
export { OBJ_TYPES, type ObjectRef, type ObjType, refOf } from './object-ref';
export { demo, type OutboxEmail, outbox } from './outbox';
export {
  isIdInAddress,
  isPortalPath,
  type PortalPath,
  pathOfObject,
  pathTo,
  portalPaths,
} from './portal-paths';
export {
  Attachment,
  Explanation,
  Registration,
  RegistrationRow,
  Remark,
  ReviewMark,
  TAKE_MAX,
  TakeResult,
} from './registration-shapes';
export type { PageRenderer, PageToRender, RenderedPage, Visitor } from './rendered-page';
export { SESSION_MS } from './session-times';
export { sessions } from './sessions';
export {
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
  scopeOf,
  YesNo,
} from './shapes';
export { type NewTablePreset, TABLE_PRESETS_MAX, TablePreset, tablePresets } from './table-presets';
export { UPLOAD_EXTENSIONS, UploadPurpose, uploadQuery } from './upload-purposes';
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
} from './upload-sessions';
export { UploadedFile, uploads } from './uploads';
export { users } from './users';
