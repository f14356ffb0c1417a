import type { FastifyServerOptions } from 'fastify';

/** Keys that never reach a log line, wherever an object carries them. */
const SECRET_KEYS = [
  'pass',
  'actual_pass',
  'pass_again',
  'token',
  'token-main',
  'refresh_token',
  'code',
  'pesel',
];

/** Structured lines with addresses stripped of their queries: `user/passtest` carries a password in its own. */
export function loggerOptions(level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    redact: {
      paths: [...SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`])],
      censor: '***',
    },
    serializers: {
      req: (request) => ({ method: request.method, url: pathOf(request.url), id: request.id }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      // Messages of the database quote values (`Key (pesel)=(…)`), so only the kind of an error and its place are kept.
      err: (error: Error) => ({
        type: error.name,
        message: 'code' in error ? String(error.code) : withoutValues(error.message),
        stack: withoutValues(error.stack ?? ''),
      }),
    },
  };
}

/** An address without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** Drizzle appends the parameters of a failed query to its message. */
function withoutValues(text: string): string {
  return text.replace(/\bparams:.*$/gim, 'params: ***').replace(/\)=\(.*?\)/g, ')=(***)');
}
