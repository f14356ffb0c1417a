import { isLoginLink, pathOfLoginLink } from '@urzad/contract';
import { privateNames } from '@urzad/domain';
import { CHILD_FIELDS, PERSON_FIELDS, PROFILE_FIELDS } from '@urzad/grants';
import type { FastifyServerOptions } from 'fastify';

/** Fields that prove somebody's identity. */
const SECRETS = [
  ...['pass', 'actual_pass', 'pass_again', 'token', 'token-main', 'refresh_token', 'code', 'ticket'],
  // Of a second factor.
  ...['challenge', 'secret', 'uri', 'qr', 'codes'],
  // Of the mail servers of the office, in its settings.
  'password',
];

/** Keys that are removed from log lines at any depth. */
const HIDDEN = new Set([
  ...SECRETS,
  ...[PERSON_FIELDS, CHILD_FIELDS, PROFILE_FIELDS].flatMap((fields) => privateNames(fields)),
]);
const MASK = '***';

/** No log line is deeper; the limit also ends an object that contains itself. */
const DEEPEST = 8;

/** Structured lines; of addresses what is no secret. */
export function loggerOptions(level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    formatters: { log: (facts) => withoutHidden(facts) },
    // The bindings of a child logger do not pass the formatter.
    redact: { paths: [...HIDDEN].map((key) => `["${key}"]`), censor: MASK },
    serializers: {
      req: (request) => ({ method: request.method, url: shownPath(request.url), id: request.id }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: (error: Error) => ({
        type: error.name,
        message: messageOf(error),
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

/** `user/passtest` has a password in its query, a mailed link its token in the path. */
export function shownPath(url: string): string {
  const path = pathOf(url);
  return isLoginLink(path) ? pathOfLoginLink(MASK) : path;
}

export function withoutHidden(facts: object, depth = 0): Record<string, unknown> {
  const shown = Object.entries(facts).map(([key, value]) => [
    key,
    HIDDEN.has(key) ? MASK : shownValue(value, depth + 1),
  ]);

  return Object.fromEntries(shown);
}

/** Requests, answers and errors have serializers of their own. */
function shownValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return MASK;
  if (Array.isArray(value)) return value.map((one) => shownValue(one, depth + 1));
  return isPlain(value) ? withoutHidden(value, depth) : value;
}

/** No instance of a class. The query of a request has a prototype of its own, which has none. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** The message of an error without values: those of the database quote them (`Key (pesel)=(…)`). */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : withoutValues(error.message);
}

/** Drizzle appends the parameters of a failed query to its message. */
function withoutValues(text: string): string {
  return text.replace(/\bparams:.*$/gim, 'params: ***').replace(/\)=\(.*?\)/g, ')=(***)');
}
