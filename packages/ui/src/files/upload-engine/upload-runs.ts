import { Semaphore } from 'async-mutex';
import { browserConnection } from './connection';
import type { KeptUploads } from './keeping/kept-uploads';
import type { OpenedSession } from './sending/chunked-upload';
import { createRequests } from './sending/requests';
import { sendUpload } from './sending/send-upload';
import type { Upload } from './upload';
import type { UploadEngineOptions } from './upload-engine-options';
import { failureOf, isRefused, UploadFailure } from './upload-failure';
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

  /** Before its turn: a person learns at once of a file that nobody takes. */
  async function judge(id: string) {
    const { file, stored } = list.find(id) ?? {};
    if (!file || stored) return;
    // What cannot be judged here, the server judges.
    const refusal = await given.sending.judge?.(file).catch(() => undefined);
    if (refusal && list.find(id)?.phase === 'idle') fail(id, new UploadFailure('extension', { refusal }));
  }

  return {
    /** Sends an upload as its turn comes, unless it was stopped, removed or refused meanwhile. */
    begin(id: string) {
      const judged = judge(id);
      void turns.runExclusive(async () => {
        await judged;
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

/** No answer and no movement for so long, and the requests begin anew: the server itself gives up a body then. */
const SILENCE_MS = 60_000;

/** Sends the file, and then what follows; both wait for the connection. */
async function carryOut(upload: Upload, given: Given, signal: AbortSignal): Promise<void> {
  const { list, kept, sending, onStored, connection = browserConnection() } = given;
  const { timeoutMs = 0, silenceMs = SILENCE_MS } = given;
  const { id, file } = upload;
  const change = (to: Partial<Upload>) => signal.aborted || list.patch(id, to);

  const onWaiting = (isWaiting: boolean) => change({ held: isWaiting ? 'offline' : undefined });
  const requests = createRequests({ signal, timeoutMs, silenceMs, connection, onWaiting, file });
  const onProgress = (progress: number) => change({ progress });
  const onSession = (session: OpenedSession) => remember(id, session, given);
  const stored =
    upload.stored ?? (await sendUpload(upload, { sending, requests, signal, onProgress, onSession }));

  signal.throwIfAborted();
  change({ stored, progress: 100 });
  // First: a page that is closed now does not send the file again, which would follow up on a second one.
  if (kept.isOn) await kept.keep(list.find(id) ?? { ...upload, stored });
  signal.throwIfAborted();
  await requests.ask(async (options) => onStored?.(stored, { ...upload, stored }, options.signal));
  signal.throwIfAborted();
}

/** Keeps the session before a chunk of the file is sent: a page that is closed then goes on with it. */
async function remember(id: string, session: OpenedSession, { list, kept }: Given): Promise<void> {
  list.patch(id, session);
  const upload = list.find(id);
  if (kept.isOn && upload?.file) await kept.keep(upload);
}
