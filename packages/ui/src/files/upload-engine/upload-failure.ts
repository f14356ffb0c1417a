import type { UploadRefusal } from '@urzad/domain';

/** The codes of a failed upload (Spec §8). */
export const UPLOAD_FAILURE_CODES = [
  'not_exists',
  'file_object',
  'extension',
  'size',
  'abort',
  'network',
  'denied',
  'server',
  'timeout',
  'upload',
] as const;

/**
 * `not_exists`: the file is gone from the device. `file_object`: its content has to be chosen again. `extension`,
 * `size`: the server refuses it. `abort`: the browser ended the request. `network`: no answer. `denied`: 400-499.
 * `server`: 500 and more, or an answer without success. `timeout`: longer than the limit. `upload`: a chunk of the
 * file failed in all its attempts.
 */
export type UploadFailureCode = (typeof UPLOAD_FAILURE_CODES)[number];

/** What is known of a failed request beside its code. */
export interface UploadFailureFacts {
  /** Whether a server answered. Without an answer the upload waits for the connection and goes on. @default true */
  wasReached?: boolean;
  /** The HTTP status of the answer. By 404 a session is known to be gone. */
  status?: number | undefined;
  /** Milliseconds after which the server may be asked again, as `Retry-After` of its answer says. */
  retryAfterMs?: number | undefined;
  /** The body of the answer. */
  response?: unknown;
  /** Why the server refuses the file, for the text beside it. */
  refusal?: UploadRefusal | undefined;
}

/** Why a request of an upload failed. A sending port rejects with it. */
export class UploadFailure extends Error {
  readonly code: UploadFailureCode;
  readonly wasReached: boolean;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly response: unknown;
  readonly refusal: UploadRefusal | undefined;

  constructor(code: UploadFailureCode, facts: UploadFailureFacts = {}) {
    super(code);
    this.name = 'UploadFailure';
    this.code = code;
    this.wasReached = facts.wasReached ?? true;
    this.status = facts.status;
    this.retryAfterMs = facts.retryAfterMs;
    this.response = facts.response;
    this.refusal = facts.refusal;
  }
}

/** The failure of an HTTP status that is no success; 0 is a request without an answer (Spec §8). */
export function failureOfStatus(
  status: number,
  response?: unknown,
  retryAfterMs?: number | undefined,
): UploadFailure {
  if (status === 0) return new UploadFailure('network', { wasReached: false });
  const code = status >= 400 && status < 500 ? 'denied' : 'server';
  return new UploadFailure(code, { status, response, retryAfterMs });
}

/** Whatever was thrown, as a failure. An error that no port made counts as one of the server. */
export function failureOf(error: unknown): UploadFailure {
  if (error instanceof UploadFailure) return error;
  const isAbort = error instanceof Error && error.name === 'AbortError';
  return new UploadFailure(isAbort ? 'abort' : 'server', { response: error });
}

/** Whether no server was reached: the request is worth another try. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof UploadFailure && !error.wasReached;
}

/** Whether the server does not take the file: it would refuse it again, and nothing of it has to be kept. */
export function isRefused({ code }: UploadFailure): boolean {
  return code === 'extension' || code === 'size';
}

/** Whether the same content may be sent once more. Without it the file has to be chosen again. */
export function mayRetry(failure: UploadFailure): boolean {
  return !isRefused(failure) && failure.code !== 'file_object' && failure.code !== 'not_exists';
}
