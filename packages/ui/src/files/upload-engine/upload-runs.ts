import { Semaphore } from 'async-mutex';
import { browserConnection } from './connection';
import type { KeptUploads } from './keeping/kept-uploads';
import { createRequests } from './sending/requests';
import { sendUpload } from './sending/send-upload';
import { sha256Of } from './sha256';
import type { Upload } from './upload';
import type { UploadEngineOptions } from './upload-engine-options';
import { failureOf, isRefused } from './upload-failure';
import type { UploadList } from './upload-list';

interface Given extends UploadEngineOptions {
  list: UploadList;
  kept: KeptUploads;
}

/** The running uploads: each waits for its turn, and whatever happens to it, the next one has its own. */
export function createUploadRuns(given: Given) {
  const { list, kept, threads = 1 } = given;
  const turns = new Semaphore(threads);
  const running = new Map<string, AbortController>();

  async function run(upload: Upload) {
    const { id } = upload;
    const controller = new AbortController();
    running.set(id, controller);
    list.patch(id, { phase: 'active' });
    try {
      await carryOut(upload, given, controller.signal);
      list.patch(id, { phase: 'success' });
      void kept.remove(id);
    } catch (error) {
      if (!controller.signal.aborted) fail(id, error);
    } finally {
      // A failed chunk ends those that are on their way beside it.
      controller.abort();
      if (running.get(id) === controller) running.delete(id);
    }
  }

  function fail(id: string, error: unknown) {
    const failure = failureOf(error);
    list.patch(id, { phase: 'error', held: undefined, failure });
    if (isRefused(failure)) void kept.remove(id);
  }

  return {
    /** Sends an upload as its turn comes, unless it was stopped or removed meanwhile. */
    begin(id: string) {
      void turns.runExclusive(async () => {
        const upload = list.find(id);
        if (upload?.phase === 'idle' && !upload.held && !running.has(id)) await run(upload);
      });
    },
    end(id: string) {
      running.get(id)?.abort();
      running.delete(id);
    },
  };
}

/** Sends the file, and then what follows; both wait for the connection. */
async function carryOut(upload: Upload, given: Given, signal: AbortSignal): Promise<void> {
  const { list, kept, sending, onStored, timeoutMs = 0, connection = browserConnection() } = given;
  const { id, file } = upload;
  const change = (to: Partial<Upload>) => signal.aborted || list.patch(id, to);

  const onWaiting = (isWaiting: boolean) => change({ held: isWaiting ? 'offline' : undefined });
  const ask = createRequests({ signal, timeoutMs, connection, onWaiting, file });
  const onProgress = (progress: number) => change({ progress });
  const onSession = (session_id: string) => remember(id, session_id, given);
  const stored = upload.stored ?? (await sendUpload(upload, { sending, ask, signal, onProgress, onSession }));

  signal.throwIfAborted();
  change({ stored, progress: 100 });
  // First: a page that is closed now does not send the file again, which would follow up on a second one.
  if (kept.isOn) await kept.keep(list.find(id) ?? { ...upload, stored });
  signal.throwIfAborted();
  await ask(async () => onStored?.(stored, { ...upload, stored }, signal));
  signal.throwIfAborted();
}

/** Keeps the session before a chunk of the file is sent: a page that is closed then goes on with it. */
async function remember(id: string, session_id: string, given: Given): Promise<void> {
  const { list, kept } = given;
  list.patch(id, { session_id, sha256: undefined });
  const upload = list.find(id);
  if (!kept.isOn || !upload?.file) return;

  await kept.keep(upload);
  void identify(upload.file, upload, given);
}

/** Keeps the hash of the content too, by which a file that is chosen again is recognised; no chunk waits for it. */
async function identify(file: File, { id, session_id }: Upload, { list, kept }: Given): Promise<void> {
  try {
    const sha256 = await sha256Of(file);
    if (list.find(id)?.session_id !== session_id) return;
    list.patch(id, { sha256 });
    const upload = list.find(id);
    if (upload) await kept.keep(upload);
  } catch {
    // A file that cannot be read: its upload finds that out by itself.
  }
}
