import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from '../api-error';
import { appendLog, type LogEntry } from '../audit-log/log';
import { baseLog } from '../audit-log/table';
import { originOf } from '../unit-of-work/write';
import { ACTING, LOGGED_READINGS } from './acting-table';

/** A screen asks for the same object again and again; it is one opening for this long. */
const SAME_OPENING_MS = 10 * 60 * 1000;

const WithId = z.object({ id: z.coerce.number() });

/**
 * While staff act for a person: refuses what the table refuses before anything is read, and writes each refusal and
 * each opening of what is the person's to the log, which they are shown.
 */
export function guardActing(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    if (!isActing(request) || mayWhileActing(request)) return;
    await log(app, request, { event: 'user.acting-refused', level: 'warning', ...objectOf(request) });
    throw new ApiError('no-privilege', { reason: 'acting' });
  });

  // Before the answer leaves: what cannot be logged is not shown.
  app.addHook('onSend', async (request, reply, payload) => {
    const { url = '' } = request.routeOptions;
    if (!isActing(request) || reply.statusCode !== 200 || !LOGGED_READINGS.includes(url)) return payload;
    if (!(await isOpenedBefore(app, request))) {
      await log(app, request, { event: 'user.acting-open', ...objectOf(request) });
    }
    return payload;
  });
}

function isActing({ session }: FastifyRequest): boolean {
  return session !== null && session.user.id_user_main !== null;
}

function mayWhileActing({ method, routeOptions: { url = '' } }: FastifyRequest): boolean {
  // A HEAD does the same, and the length of its answer tells what is in it.
  const asked = method === 'HEAD' ? 'GET' : method;
  return (ACTING[`${asked} ${url}`] ?? (asked === 'GET' ? 'allowed' : 'refused')) === 'allowed';
}

/** The object that the address names: its kind and its id. */
function objectOf({ routeOptions: { url = '' }, query }: FastifyRequest) {
  const [, , obj_type = 'base'] = url.split('/');
  const { data } = WithId.safeParse(query);
  return { obj_type, ...(data && Number.isInteger(data.id) && { id_obj: data.id }) };
}

async function isOpenedBefore(app: FastifyInstance, request: FastifyRequest): Promise<boolean> {
  const { user, routeOptions } = request;
  const { id_obj } = objectOf(request);
  const [row] = await app.db
    .select({ id: baseLog.id })
    .from(baseLog)
    .where(
      and(
        eq(baseLog.id_user, user.id),
        eq(baseLog.id_user_main, user.id_user_main ?? 0),
        isNotNull(baseLog.id_user_main),
        eq(baseLog.event, 'user.acting-open'),
        eq(baseLog.path, routeOptions.url ?? ''),
        id_obj === undefined ? undefined : eq(baseLog.id_obj, id_obj),
        gt(baseLog.date, new Date(app.clock.business().getTime() - SAME_OPENING_MS)),
      ),
    )
    .limit(1);
  return row !== undefined;
}

function log(app: FastifyInstance, request: FastifyRequest, entry: LogEntry): Promise<void> {
  return app.db.transaction((tx) => appendLog(tx, originOf(request, app.clock.business()), [entry]));
}
