/** What a request was answered instead of a success: `{code, data}` of the error catalogue, or `network`. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  /** A code of the catalogue, `network` when no answer came, or one this portal does not know. */
  readonly code: string;
  readonly data: unknown;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** From when on the same request makes sense again, where the server said so. */
  readonly againAt: Date | undefined;

  constructor(code: string, data: unknown, status: number, againAt?: Date) {
    super(`The request was answered ${status} ${code}`);
    this.code = code;
    this.data = data;
    this.status = status;
    this.againAt = againAt;
  }
}
