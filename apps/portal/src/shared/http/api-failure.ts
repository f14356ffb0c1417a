/** What a call answered instead of a success: `{code, data}` of the error catalogue, or `network`. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  /** A code of the catalogue, `network` when no answer came, or one this portal does not know. */
  readonly code: string;
  readonly data: unknown;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** From when on the same call makes sense again, where the server said so. */
  readonly againAt: Date | undefined;

  constructor(code: string, data: unknown, status: number, againAt?: Date) {
    super(`The call answered ${status} ${code}`);
    this.code = code;
    this.data = data;
    this.status = status;
    this.againAt = againAt;
  }
}

/** `{field: code}` of a refused form, or undefined when the refusal was about something else. */
export function fieldErrorsOf(error: unknown): Record<string, string> | undefined {
  if (!(error instanceof ApiFailure) || error.status !== 400 || !isRecord(error.data)) return undefined;
  const entries = Object.entries(error.data).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The call for applications ended before the registration was finished: nothing about it can be done any more. */
export function isCallClosed(error: unknown): boolean {
  return error instanceof ApiFailure && isRecord(error.data) && error.data.reason === 'call-closed';
}

/** The person typed a code wrong too often; it no longer works, and only a new one will. */
export function isCodeSpent(error: unknown): boolean {
  return error instanceof ApiFailure && isRecord(error.data) && error.data.reason === 'code-spent';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
