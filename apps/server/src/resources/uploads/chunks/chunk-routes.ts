import { randomBytes } from 'node:crypto';
import multipart from '@fastify/multipart';
import {
  CHUNK_BYTES,
  ChunkFinish,
  ChunkStart,
  uploadSessions as contract,
  type UploadPurpose,
} from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from '../../../api-error';
import { refuseBeyondReserve } from '../../../files/disk-reserve';
import { parsed } from '../../../http/parsed';
import type { ResourceRoutes } from '../../../http/resource';
import { inTurnBy } from '../../../in-turn';
import { presentUpload } from '../add-upload';
import { reserveSession } from '../quota';
import { readableName } from '../serving/readable-name';
import { refuseUpload, UPLOADS_PER_USER } from '../take-upload';
import { finished, finishSession } from './finish-session';
import * as sessions from './session-repository';
import { takeChunk } from './take-chunk';

const Phase = z.object({ phase: z.enum(['start', 'finish']) });

/** Uploads in chunks: the protocol of vue-upload-component, and what a client needs to go on after a cut. */
export const chunkRoutes: ResourceRoutes = async (app) => {
  await app.register(multipart, { throwFileSizeLimit: false });
  // Four finishes may come at once; the first one does the work.
  const inTurn = inTurnBy<string>();

  app.route({
    ...contract.uploadchunk,
    config: { ...contract.uploadchunk.config, isChunked: true },
    onRequest: app.requireUser,
    handler: async (request) => {
      if (request.isMultipart()) {
        await takeChunk(app, request);
        return { status: 'success' as const };
      }
      const body = request.body ?? {};
      const { phase } = parsed(Phase, body);
      if (phase === 'start') return begin(app, request, { ...parsed(ChunkStart, body), ...request.query });

      const wanted = parsed(ChunkFinish, body);
      const row = await inTurn(wanted.session_id, () => finishSession(app, request, wanted));
      return { status: 'success' as const, data: presentUpload(app, row) };
    },
  });

  app.route({
    ...contract.chunkstatus,
    config: { ...contract.chunkstatus.config, isChunked: true },
    onRequest: app.requireUser,
    handler: async (request) => {
      const session = await sessions.find(app.db, ownOf(app, request));
      if (!session) throw new ApiError('object-no-exist');
      return { status: 'success' as const, data: await statusOf(app, session) };
    },
  });

  app.route({
    ...contract.cancelchunks,
    config: { ...contract.cancelchunks.config, isChunked: true },
    onRequest: app.requireUser,
    handler: (request) =>
      inTurn(request.query.session_id, async () => {
        await cancel(app, request);
        return { status: 'success' as const };
      }),
  });
};

/** The file is made before its row is there: a server that dies in between leaves a file that is swept. */
async function begin(
  app: FastifyInstance,
  request: FastifyRequest,
  { name: given, size, purpose }: ChunkStart & { purpose: UploadPurpose },
) {
  app.limits.take(UPLOADS_PER_USER, String(request.user.id));
  const name = readableName(given);
  refuseUpload(app.config, { name, size, purpose });
  await refuseBeyondReserve(app.config, size);

  let ended: readonly string[] = [];
  const session_id = await app.write(request, async (tx, note) => {
    const id = randomBytes(16).toString('hex');
    const filename = randomBytes(16).toString('hex');
    const id_user = request.user.id;
    const now = app.clock.now();
    ended = await reserveSession(tx, { id_user, size, now }, app.config);
    await app.parts.begin(id);
    await sessions.insert(tx, { session_id: id, id_user, name, size, purpose, filename }, now);
    note({ event: 'baseuploadsession.add', diff: { size } });
    return id;
  });
  for (const id of ended) await app.parts.remove(id);
  return { status: 'success' as const, data: { session_id, end_offset: CHUNK_BYTES } };
}

async function statusOf(app: FastifyInstance, session: sessions.SessionRow) {
  const { session_id, name, size, offsets } = session;
  const file = session.finish_date === null ? undefined : presentUpload(app, await finished(app.db, session));
  const ascending = offsets.toSorted((one, other) => one - other);
  return { session_id, end_offset: CHUNK_BYTES, name, size, offsets: ascending, ...(file && { file }) };
}

async function cancel(
  app: FastifyInstance,
  request: FastifyRequest<{ Querystring: { session_id: string } }>,
) {
  const own = ownOf(app, request);
  await app.write(request, async (tx, note) => {
    const session = await sessions.lock(tx, own);
    if (!session) throw new ApiError('object-no-exist');
    if (session.finish_date !== null) throw new ApiError('illegal-step', { reason: 'finished' });

    await sessions.erase(tx, [own.session_id]);
    note({ event: 'baseuploadsession.delete' });
  });
  // After the commit: what a server that dies in between leaves is swept.
  await app.parts.remove(own.session_id);
}

function ownOf(
  app: FastifyInstance,
  { user, query }: FastifyRequest<{ Querystring: { session_id: string } }>,
): sessions.Own {
  return { session_id: query.session_id, id_user: user.id, now: app.clock.now() };
}
