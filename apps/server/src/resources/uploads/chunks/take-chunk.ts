import type { MultipartFile } from '@fastify/multipart';
import { CHUNK_BYTES, ChunkUpload } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { PartClosed, PartGone } from '../../../files/part-store';
import { parsed } from '../../../http/parsed';
import { nextPart, wholly } from '../receive-upload';
import { chunkLength } from './chunk-offsets';
import * as sessions from './session-repository';

const NO_CHUNK = { chunk: 'is-empty' };

/** Beside the fields of the protocol a host may send some of its own. */
const LIMITS = { fileSize: CHUNK_BYTES + 1, files: 1, fields: 20, fieldSize: 10_000 };

/**
 * Writes one chunk to its place and counts it once its bytes survive a power cut. A chunk that the server has is read
 * and dropped.
 * @throws ApiError `not-valid` for a wrong offset or length, `object-no-exist` for a session that is not the caller's
 */
export async function takeChunk(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  const { part, fields } = await chunkOf(request);
  const { session_id, start_offset } = parsed(ChunkUpload, fields);
  const own = { session_id, id_user: request.user.id, now: app.clock.now() };
  const session = await sessions.find(app.db, own);
  if (!session) throw new ApiError('object-no-exist');
  if (session.refusal !== null) throw new ApiError('extension', { files: session.refusal });
  const length = chunkLength(session, start_offset);
  if (length === undefined) throw new ApiError('not-valid', { start_offset: 'not-valid' });

  const bytes = exactly(length, wholly(part.file));
  if (session.finish_date !== null || session.offsets.includes(start_offset)) return drop(bytes);
  await app.parts.write(session_id, start_offset, bytes).catch(asAnswer);
  app.crash.at('chunk.after-write');
  const counted = await sessions.addOffset(app.db, own, start_offset);
  if (!counted) throw new ApiError('object-no-exist');
}

/** The part `chunk` and the fields before it: without them its bytes have no place. */
async function chunkOf(request: FastifyRequest) {
  const fields: Record<string, unknown> = {};
  const parts = request.parts({ limits: LIMITS });
  for (let part = await nextPart(parts); part; part = await nextPart(parts)) {
    if (part.type === 'file') return { part: chunkPart(part), fields };
    fields[part.fieldname] = part.value;
  }
  throw new ApiError('no-required-data', NO_CHUNK);
}

function chunkPart(part: MultipartFile): MultipartFile {
  if (part.fieldname !== 'chunk') throw new ApiError('no-required-data', NO_CHUNK);
  return part;
}

async function* exactly(length: number, source: AsyncIterable<Uint8Array>) {
  let size = 0;
  for await (const bytes of source) {
    size += bytes.length;
    if (size > length) throw new ApiError('not-valid', { chunk: 'is-too-big' });
    yield bytes;
  }
  if (size < length) throw new ApiError('not-valid', { chunk: 'is-too-small' });
}

async function drop(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _bytes of bytes);
}

function asAnswer(error: unknown): never {
  if (error instanceof PartGone) throw new ApiError('object-no-exist');
  if (error instanceof PartClosed) throw new ApiError('illegal-step', { reason: 'finish' });
  throw error;
}
