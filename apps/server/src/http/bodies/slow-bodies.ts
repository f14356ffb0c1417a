import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { endBody, isUpload } from './end-body';

export interface BodyTimes {
  /** An upload ends when no byte of it came for so long; as long as bytes come, it may take its time. */
  idleMs: number;
  /** Any other body has to be there after so long. */
  wholeMs: number;
}

/** Security §3. */
export const BODY_TIMES: BodyTimes = { idleMs: 60_000, wholeMs: 120_000 };

/**
 * Ends requests whose bodies come too slowly: they are answered 408 and lose their connection. The limit of Node for a
 * whole request is too short for a file on a slow line and too long for a line that is dead.
 */
export function endSlowBodies(app: FastifyInstance, { idleMs, wholeMs }: BodyTimes = BODY_TIMES) {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    // Requests of the demo data have no connection.
    if (!hasBody(request) || !(raw.socket instanceof Socket)) return;
    const end = () => endBody(reply, raw, tooSlow());
    const stop = isUpload(request) ? afterSilence(raw, idleMs, end) : afterTime(wholeMs, end);
    for (const over of ['end', 'close']) raw.once(over, stop);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function afterSilence(raw: FastifyRequest['raw'], ms: number, end: () => void): () => void {
  // Each byte that comes restarts the timer of the socket. A body that waits for a slow disk is not silent.
  const silent = () => (raw.readableLength > 0 ? raw.setTimeout(ms) : end());
  raw.setTimeout(ms);
  raw.on('timeout', silent);
  return () => {
    raw.off('timeout', silent);
    // Once the answer is sent, the time is that of an idle connection, set by Node: it has to stay.
    if (raw.socket.timeout === ms) raw.setTimeout(0);
  };
}

function afterTime(ms: number, end: () => void): () => void {
  const timer = setTimeout(end, ms).unref();
  return () => clearTimeout(timer);
}

const tooSlow = () => new ApiError('not-valid', { body: 'too-slow' }, { status: 408 });
