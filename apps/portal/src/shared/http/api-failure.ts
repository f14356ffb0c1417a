/** The answer of a failed request: `{code, data}` of the error catalogue, or `network`. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  /** A code of the catalogue, `network` without an answer, or a code that this portal does not know. */
  readonly code: string;
  readonly data: unknown;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** The time from which a retry makes sense, if the server sent one. */
  readonly againAt: Date | undefined;

  /** Why it was so, in the words of the server, for a developer who asked by the header `Verbose`. */
  readonly causes: readonly string[];

  constructor(code: string, data: unknown, status: number, againAt?: Date, causes: readonly string[] = []) {
    super(`The request was answered ${status} ${code}`);
    this.code = code;
    this.data = data;
    this.status = status;
    this.againAt = againAt;
    this.causes = causes;
  }
}
