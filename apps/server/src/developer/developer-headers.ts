import { hasPrivilege } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messageOf, shownPath } from '../http/logger';
import { recordable } from './recordable';
import { insertAction } from './recorded-actions';
import { measureSql, type SqlMeter } from './sql-meter';

/** What a developer asked for with the headers of a call (Spec §7). */
interface Developer {
  id_user: number;
  verbose: boolean;
  debug: boolean;
  record: boolean;
  sql: SqlMeter;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without the headers, and without the privilege `base_dev`, where they have no effect (Order §1). */
    developer: Developer | null;
    /** Why the call failed, for the answer of a developer. */
    failure: unknown;
  }
}

/** Reading the list of recorded actions is none of them. */
const OWN_PATH = '/api/baserecord/';

/**
 * The headers of developers: `Verbose: yes` adds cause and time to an answer, `Mode: debug` its number of statements and
 * their time, `record: yes` keeps the call in the developer's list.
 */
export function readDeveloperHeaders(app: FastifyInstance) {
  app.decorateRequest('developer', null);
  app.decorateRequest('failure', undefined);

  app.addHook('onRequest', async (request) => {
    request.developer = developerOf(request);
  });
  // A body that is read breaks the chain of what follows from what, so that the second hook begins it anew.
  for (const hook of ['onRequest', 'preValidation'] as const) {
    app.addHook(hook, (request: FastifyRequest, _reply: unknown, done: () => void) => {
      if (request.developer) measureSql(request.developer.sql, done);
      else done();
    });
  }

  app.addHook('onSend', async (request, reply, payload) => {
    const { developer } = request;
    if (!developer) return payload;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    if (developer.record && !request.url.startsWith(OWN_PATH)) await keep(app, request, developer, reply, ms);
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');

    return isJson && typeof payload === 'string' ? explained(payload, request, developer, ms) : payload;
  });
}

function developerOf({ session, headers }: FastifyRequest): Developer | null {
  const asked = {
    verbose: headers.verbose === 'yes',
    debug: headers.mode === 'debug',
    record: headers.record === 'yes',
  };
  if (!Object.values(asked).includes(true)) return null;
  if (!session || session.locked || !hasPrivilege(session.user.privileges, 'base_dev')) return null;
  return { ...asked, id_user: session.user.id_user_main ?? session.user.id, sql: { count: 0, ms: 0 } };
}

function explained(
  payload: string,
  { failure }: FastifyRequest,
  { verbose, debug, sql }: Developer,
  ms: number,
) {
  const answer: object = JSON.parse(payload);
  return JSON.stringify({
    ...answer,
    ...(verbose && { verbose: { ms, cause: failure === undefined ? null : causesOf(failure) } }),
    ...(debug && { debug: { sql_count: sql.count, sql_ms: Math.round(sql.ms * 10) / 10 } }),
  });
}

/** Messages without values, as in the log: those of the database quote what somebody typed. */
function causesOf(failure: unknown): string[] {
  const causes: string[] = [];
  for (let cause = failure; cause instanceof Error && causes.length < 5; cause = cause.cause)
    causes.push(`${cause.name}: ${messageOf(cause)}`);
  return causes;
}

/** A call that was done is answered, also where it could not be recorded. */
async function keep(
  app: FastifyInstance,
  { method, url, query, body, log }: FastifyRequest,
  { id_user }: Developer,
  { statusCode: status }: { statusCode: number },
  ms: number,
): Promise<void> {
  try {
    await insertAction(app.db, {
      id_user,
      date: app.clock.now(),
      method,
      path: shownPath(url),
      query: recordable(Object(query)),
      body: isPlainBody(body) ? recordable(body) : null,
      status,
      ms: Math.round(ms),
    });
  } catch (error) {
    log.warn({ err: error }, 'A call could not be recorded');
  }
}

function isPlainBody(body: unknown): body is object {
  return typeof body === 'object' && body !== null && !('pipe' in body) && !Buffer.isBuffer(body);
}
