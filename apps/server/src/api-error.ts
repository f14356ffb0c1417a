import { defaultStatusOf, type ErrorCode, errorEntryOf } from '@urzad/contract';

interface ApiErrorOptions {
  /** One of the catalogue's statuses for the code; the first of them unless given. */
  status?: number;
  /** Seconds until it makes sense to try again. */
  retryAfter?: number;
}

/** An expected refusal. Thrown by handlers, answered as `{code, data}` by the one error handler. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly data: unknown;
  readonly status: number;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, data: unknown = null, { status, retryAfter }: ApiErrorOptions = {}) {
    super(code);
    if (status !== undefined && !errorEntryOf(code).statuses.includes(status)) {
      throw new Error(
        `The catalogue does not let ${code} travel with ${status}. Add it there or use another code.`,
      );
    }
    this.code = code;
    this.data = data;
    this.status = status ?? defaultStatusOf(code);
    this.retryAfter = retryAfter;
  }
}
