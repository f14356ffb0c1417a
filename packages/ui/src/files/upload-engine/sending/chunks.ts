import { Semaphore } from 'async-mutex';
import { waitFor } from '../connection';
import { UploadFailure } from '../upload-failure';
import { isSuccess, type UploadSession } from './answers';
import type { Ask } from './requests';
import type { ChunkedSending } from './sending-port';

/** Chunks of a file on their way at once (Spec §9). */
const CHUNKS_AT_ONCE = 3;

/** Tries of a chunk after the first one, each of which a server has answered (Spec §9). */
const CHUNK_RETRIES = 5;

/** The longest time for which a server may put off a try. */
const LONGEST_REST_MS = 30_000;

export interface ChunksUpload {
  file: Blob;
  sending: ChunkedSending;
  session: UploadSession;
  /** Where the chunks begin that the server has. */
  known: readonly number[];
  ask: Ask;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

/** Sends the chunks that the server lacks, three at once, the lowest offset first. The first that fails ends the others. */
export async function sendChunks(upload: ChunksUpload): Promise<void> {
  const { file, session, known } = upload;
  const offsets = offsetsOf(file.size, session.end_offset);
  const missing = offsets.filter((offset) => !known.includes(offset));
  const progress = createProgress(offsets.length, offsets.length - missing.length, upload.onProgress);
  const slots = new Semaphore(CHUNKS_AT_ONCE);
  let hasFailed = false;

  async function send(offset: number) {
    if (hasFailed) return;
    try {
      await sendChunk(offset, upload, (percent) => progress.set(offset, percent));
      progress.set(offset, 100);
    } catch (error) {
      hasFailed = true; // Before this chunk gives up its place to the next one.
      throw error;
    }
  }

  await Promise.all(missing.map((offset) => slots.runExclusive(() => send(offset))));
}

async function sendChunk(
  offset: number,
  { file, sending, session, ask, signal }: ChunksUpload,
  onProgress: (percent: number) => void,
): Promise<void> {
  const { session_id, end_offset } = session;
  const chunk = file.slice(offset, offset + end_offset, OCTETS);

  for (let tries = 0; tries <= CHUNK_RETRIES; tries += 1) {
    try {
      const request = { session_id, start_offset: offset, chunk };
      if (isSuccess(await ask((options) => sending.chunk(request, options), onProgress))) return;
    } catch (error) {
      if (!(error instanceof UploadFailure) || error.code === 'not_exists') throw error;
      // The next retry is made at once, but for a server that says when it can answer.
      const { retryAfterMs = 0 } = error;
      if (retryAfterMs > 0 && tries < CHUNK_RETRIES) {
        await waitFor(Math.min(retryAfterMs, LONGEST_REST_MS), signal);
      }
    }
    onProgress(0);
  }
  throw new UploadFailure('upload');
}

const OCTETS = 'application/octet-stream';

/** Where the chunks of a file begin: at the multiples of their size. */
function offsetsOf(size: number, step: number): readonly number[] {
  return Array.from({ length: Math.ceil(size / step) }, (_, at) => at * step);
}

/** Percent of the file: the chunks that are sent and the shares of those on their way, of all. */
function createProgress(all: number, done: number, onProgress: (percent: number) => void) {
  const shares = new Map<number, number>();
  tell();

  function tell() {
    const sent = [...shares.values()].reduce((sum, share) => sum + share, done);
    onProgress((sent / all) * 100);
  }

  return {
    set(offset: number, percent: number) {
      shares.set(offset, percent / 100);
      tell();
    },
  };
}
