import type { ChunkFinish } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from '../../../api-error';
import type { Db } from '../../../db';
import type { LocalFile } from '../../../files/file-store';
import { PartGone } from '../../../files/part-store';
import { addUpload } from '../add-upload';
import { type FileRow, findByFilename } from '../repository';
import { keepUpload, type Settled } from '../take-upload';
import { missingOffsets } from './chunk-offsets';
import * as sessions from './session-repository';

type Own = sessions.Own;

/**
 * Judges the whole file, gives it to the store and adds its row. Asked again, it answers the same file, or the same
 * refusal; after a crash it goes on where it was.
 * @throws ApiError `object-no-exist` for a session that is not the caller's, `illegal-step` while chunks are missing,
 * `not-valid` for another digest than expected, `extension` for content that is not what the name says
 */
export async function finishSession(
  app: FastifyInstance,
  request: FastifyRequest,
  { session_id, sha256 }: ChunkFinish,
): Promise<FileRow> {
  const own = { session_id, id_user: request.user.id, now: app.clock.now() };
  const session = await sessions.find(app.db, own);
  if (!session) throw new ApiError('object-no-exist');
  if (session.finish_date !== null) return finished(app.db, session);
  if (session.refusal !== null) throw new ApiError('extension', { files: session.refusal });
  const missing = missingOffsets(session);
  if (missing.length > 0) throw new ApiError('illegal-step', { reason: 'chunks', missing });

  await stored(app, session, { own, sha256 });
  const row = await addRow(app, request, own);
  app.crash.at('finish.after-commit');
  return row;
}

/** @throws ApiError `object-no-exist` when the file was removed meanwhile */
export async function finished(db: Db, { filename }: { filename: string }): Promise<FileRow> {
  const row = await findByFilename(db, filename);
  if (!row) throw new ApiError('object-no-exist');
  return row;
}

/** The store has the file afterwards; what it was judged to be stands in the session before. */
async function stored(
  app: FastifyInstance,
  session: sessions.SessionRow,
  { own, sha256 }: { own: Own } & Pick<ChunkFinish, 'sha256'>,
): Promise<void> {
  try {
    await app.parts.whole(session.session_id, async (received) => {
      const different = differenceOf(received, { size: session.size, sha256 });
      if (different) {
        // The bytes changed on their way or on the disk: they have to come again.
        await sessions.forgetOffsets(app.db, own);
        throw new ApiError('not-valid', { [different]: 'not-equal' });
      }
      await keepWhole(app, session, { own, received });
      // Only a file that was sanitised is still there.
      await app.parts.remove(session.session_id);
    });
  } catch (error) {
    if (!(error instanceof PartGone)) throw error;
    const isTaken = session.sha256 !== null && (await isInStore(app, session.filename));
    if (!isTaken) throw new ApiError('object-no-exist');
  }
}

function differenceOf(
  received: LocalFile,
  expected: { size: number; sha256: string | undefined },
): 'size' | 'sha256' | undefined {
  if (received.size !== expected.size) return 'size';
  return expected.sha256 !== undefined && expected.sha256 !== received.sha256 ? 'sha256' : undefined;
}

async function keepWhole(
  app: FastifyInstance,
  session: sessions.SessionRow,
  { own, received }: { own: Own; received: LocalFile },
): Promise<void> {
  const settled: Settled = {
    filename: session.filename,
    async judged({ sha256, size }, mime) {
      await sessions.keepVerdict(app.db, own, { mime, sha256, stored_size: size });
      app.crash.at('finish.before-rename');
    },
    kept: () => app.crash.at('finish.after-rename'),
  };
  try {
    await keepUpload(app, session, received, settled);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== undefined) {
      await sessions.keepVerdict(app.db, own, { refusal });
      await app.parts.remove(session.session_id);
    }
    throw error;
  }
}

/** Why the content was refused; any other error leaves the bytes for the next try. */
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'extension') return undefined;
  return z.parse(z.object({ files: z.string() }), error.data).files;
}

async function isInStore(app: FastifyInstance, filename: string): Promise<boolean> {
  const reading = await app.files.read(filename, { start: 0, end: 0 });
  reading?.stream.destroy();
  return reading !== undefined;
}

function addRow(app: FastifyInstance, request: FastifyRequest, own: Own): Promise<FileRow> {
  return app.write(request, async (tx, note) => {
    const session = await sessions.lock(tx, own);
    if (!session) throw new ApiError('object-no-exist');
    // Another server on the same database was first.
    if (session.finish_date !== null) return finished(tx, session);
    const { mime, sha256, stored_size: size, name, filename } = session;
    if (mime === null || sha256 === null || size === null) throw new Error('The file was never judged.');

    await sessions.markFinished(tx, own);
    return addUpload(app, request, { tx, note, file: { mime, sha256, size, name, filename } });
  });
}
