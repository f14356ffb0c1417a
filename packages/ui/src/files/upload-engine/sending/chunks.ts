import { waitFor } from '../connection';
import { isUnanswered, UploadFailure } from '../upload-failure';
import { isSuccess, type UploadSession } from './answers';
import { createChunkProgress } from './chunk-progress';
import { LONGEST_REST_MS, type Requests } from './requests';
import type { ChunkedSending } from './sending-port';

/** Chunks of a file on their way at once (Spec §9). */
const CHUNKS_AT_ONCE = 3;

/** The pauses before the five tries of a chunk after the first one, each of which a server has answered (Spec §9). */
const PAUSES_MS = [0, 1000, 3000, 5000, 5000] as const;

export interface ChunksUpload {
  file: Blob;
  sending: ChunkedSending;
  session: UploadSession;
  /** Where the chunks begin that the server has. */
  known: readonly number[];
  requests: Requests;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

interface Chunk {
  offset: number;
  /** Tries that a server has answered without success. */
  failures: number;
}

/**
 * Sends the chunks that the server lacks, three at once, the lowest offset first. The first that fails ends the others.
 * After a cut one goes at a time: three would share a line that breaks before any of them has arrived whole.
 */
export async function sendChunks(upload: ChunksUpload): Promise<void> {
  const { file, session, known, requests } = upload;
  const offsets = offsetsOf(file.size, session.end_offset);
  const waiting: Chunk[] = offsets
    .filter((offset) => !known.includes(offset))
    .map((offset) => ({ offset, failures: 0 }));
  const done = offsets.length - waiting.length;
  const progress = createChunkProgress(offsets.length, done, upload.onProgress);
  let lanes = CHUNKS_AT_ONCE;
  let wasCut = false;
  let hasFailed = false;
  let misses = 0;

  async function send(chunk: Chunk) {
    try {
      await sendChunk(chunk, upload, (percent) => progress.set(chunk.offset, percent));
      misses = 0;
    } catch (error) {
      hasFailed = !isUnanswered(error); // Before this chunk gives up its place to the next one.
      if (hasFailed) throw error;
      wasCut = true;
      putBack(waiting, chunk);
      if (lanes > 1) return;
      await requests.rest(misses);
      misses += 1;
    }
  }

  async function lane() {
    while (!hasFailed && !(wasCut && lanes > 1)) {
      const chunk = waiting.shift();
      if (!chunk) break;
      await send(chunk);
    }
    lanes -= 1;
  }

  await Promise.all(Array.from({ length: CHUNKS_AT_ONCE }, lane));
}

/** Tries until the server has it. @throws the failure of a request without an answer, after which it may be sent again */
async function sendChunk(
  chunk: Chunk,
  { file, sending, session, requests, signal }: ChunksUpload,
  onProgress: (percent: number) => void,
): Promise<void> {
  const { session_id, end_offset } = session;
  const { offset } = chunk;
  const request = {
    session_id,
    start_offset: offset,
    chunk: file.slice(offset, offset + end_offset, OCTETS),
  };

  for (;;) {
    let retryAfterMs = 0;
    try {
      if (isSuccess(await requests.attempt((options) => sending.chunk(request, options), onProgress))) break;
    } catch (error) {
      if (!(error instanceof UploadFailure) || isUnanswered(error) || error.code === 'not_exists')
        throw error;
      retryAfterMs = Math.min(error.retryAfterMs ?? 0, LONGEST_REST_MS);
    }
    onProgress(0);
    const pauseMs = PAUSES_MS[chunk.failures];
    chunk.failures += 1;
    if (pauseMs === undefined) throw new UploadFailure('upload');
    if (Math.max(pauseMs, retryAfterMs) > 0) await waitFor(Math.max(pauseMs, retryAfterMs), signal);
  }
  onProgress(100);
}

const OCTETS = 'application/octet-stream';

/** Where the chunks of a file begin: at the multiples of their size. */
function offsetsOf(size: number, step: number): readonly number[] {
  return Array.from({ length: Math.ceil(size / step) }, (_, at) => at * step);
}

/** To its place: the lowest offset goes first. */
function putBack(waiting: Chunk[], chunk: Chunk) {
  const at = waiting.findIndex(({ offset }) => offset > chunk.offset);
  waiting.splice(at < 0 ? waiting.length : at, 0, chunk);
}
