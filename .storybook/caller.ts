/**
 * The line that calls a function now, without the address of the server. Its words are made when they are asked for:
 * pages set thousands of timers, and hardly one is left behind.
 */
export function rememberCaller(called: (...args: never[]) => unknown): () => string {
  const at: { stack?: string } = {};
  const { stackTraceLimit } = Error;
  // Of ten lines, which V8 takes by default, nine would not be read.
  Error.stackTraceLimit = 1;
  Error.captureStackTrace(at, called);
  Error.stackTraceLimit = stackTraceLimit;

  return () => {
    const line = at.stack?.split('\n')[1] ?? '';
    return line.trim().replace(/https?:\/\/[^/]+/, '');
  };
}
