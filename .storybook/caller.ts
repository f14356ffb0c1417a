/** The line that called a function, without the address of the server. */
export function callerOf(called: (...args: never[]) => unknown): string {
  const at: { stack?: string } = {};
  Error.captureStackTrace(at, called);
  const line = at.stack?.split('\n')[1] ?? '';
  return line.trim().replace(/https?:\/\/[^/]+/, '');
}
