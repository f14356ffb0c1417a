import { type ErrorCode, QueryId } from '@urzad/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ApiError } from '../api-error';
import { fieldErrorsOf } from './field-errors-of';

const RETRY_AFTER_OUTAGE = 5;
/** `id`, `id_user`: the names of ids in the query of any request. */
const ID_NAME = /^id(_|$)/;

/** The store of files does not answer, or says that it cannot. */
const STORE_AWAY = { code: 'server', status: 503 } as const;

/** Codes of Fastify and of the database, with their code of the catalogue. */
const BY_CODE: Record<string, { code: ErrorCode; status?: number }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'size' },
  FST_REQ_FILE_TOO_LARGE: { code: 'size' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'not-valid' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'not-valid' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'not-valid' },
  FST_ERR_BAD_URL: { code: 'not-valid' },
  FST_STATIC_FORBIDDEN_PATH: { code: 'object-no-exist' },
  ENOSPC: { code: 'server', status: 507 },
  // The disk is read-only, is not ours, or has no space left for this account.
  EROFS: { code: 'server', status: 507 },
  EACCES: { code: 'server', status: 507 },
  EDQUOT: { code: 'server', status: 507 },
  ECONNREFUSED: { code: 'server', status: 503 },
  ECONNRESET: { code: 'server', status: 503 },
  EPIPE: { code: 'server', status: 503 },
  CONNECTION_CLOSED: { code: 'server', status: 503 },
  CONNECTION_DESTROYED: { code: 'server', status: 503 },
  CONNECTION_ENDED: { code: 'server', status: 503 },
  CONNECT_TIMEOUT: { code: 'server', status: 503 },
  ETIMEDOUT: STORE_AWAY,
  // Values that no column can store, such as an invented cursor or text with a NUL: an error of the request, not of
  // the server.
  '22003': { code: 'not-valid' },
  '22007': { code: 'not-valid' },
  '22008': { code: 'not-valid' },
  '22021': { code: 'not-valid' },
  '22P02': { code: 'not-valid' },
  '22P05': { code: 'not-valid' },
  '53100': { code: 'server', status: 507 },
  // A read-only database, such as a standby.
  '25006': { code: 'server', status: 503 },
  // The database has given up one of several transactions that waited for each other.
  '40001': { code: 'server', status: 503 },
  '40P01': { code: 'server', status: 503 },
  '55P03': { code: 'server', status: 503 },
  // It has no connection left.
  '53300': { code: 'server', status: 503 },
  '57014': { code: 'server', status: 503 },
  '57P01': { code: 'server', status: 503 },
  '57P02': { code: 'server', status: 503 },
  '57P03': { code: 'server', status: 503 },
};

/** Turns every thrown error into `{code, data}` of the catalogue (Order §1). No other code answers errors. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler(answerError);
}

/** Also for errors before a route is found, such as an address that cannot be decoded. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toApiError(error, request);
  request.failure = error;
  if (refusal.status >= 500) request.log.error({ err: error }, 'The request failed');
  if (refusal.retryAfter !== undefined) reply.header('Retry-After', String(refusal.retryAfter));
  const { code, data } = refusal;
  const isChunked = request.routeOptions.config?.isChunked;
  return reply.status(refusal.status).send({ ...(isChunked && { status: 'error' }), code, data });
}

function toApiError(error: unknown, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (namesNothing(request.query)) return new ApiError('object-no-exist');
    const sent = error.validationContext === 'body' ? request.body : request.query;
    return fieldErrorsOf(error.validation, sent);
  }

  const known = causesOf(error)
    .map((cause) => BY_CODE[codeOf(cause)] ?? (isStoreAway(cause) ? STORE_AWAY : undefined))
    .find((found) => found !== undefined);
  if (!known) return new ApiError('server');
  return new ApiError(known.code, null, {
    ...(known.status && { status: known.status }),
    ...(known.status === 503 && { retryAfter: RETRY_AFTER_OUTAGE }),
  });
}

/** An id in the address that no object can have is answered like a missing object (Order §10). */
function namesNothing(query: unknown): boolean {
  return Object.entries(query ?? {}).some(
    ([name, value]) => ID_NAME.test(name) && value !== '' && !QueryId.safeParse(value).success,
  );
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause)
    causes.push(cause);
  return causes;
}

/** Errors of the client of S3 have names instead of codes, and tell by `$fault` that a status was 500 or above. */
function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'TimeoutError' || ('$fault' in error && error.$fault === 'server');
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
