export type { AccountChange, UserView } from './account-shapes';
export { Tokens } from './account-shapes';
export { base, type OfficeView } from './base';
export type { AnswerOf, AnyCall, BodyOf, CallDescription, CallSchema, QueryOf } from './call';
export { defineCall } from './call';
export type { ErrorCode, ErrorEntry, Words } from './errors';
export { defaultStatusOf, errorCatalogue, errorCodes, errorEntryOf, isErrorCode } from './errors';
export { demo, type OutboxLetter, outbox } from './outbox';
export {
  done,
  envelope,
  Grosze,
  Id,
  IsoDate,
  IsoDateTime,
  idQuery,
  page,
  pageQuery,
  QueryId,
  queryInt,
  scopeOf,
  YesNo,
} from './shapes';
export { users } from './users';
