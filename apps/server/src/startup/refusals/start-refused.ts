/** The server does not start: the message is a whole sentence for the person who starts it, and says what to do. */
export class StartRefused extends Error {}

/** Codes of an error and of its causes, the outer first: drivers wrap the error of the system. */
export function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors.flatMap(codesOf) : codesOf(error.cause);
  return 'code' in error ? [String(error.code), ...inner] : inner;
}
