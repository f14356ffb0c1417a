import type { StoreApi } from 'zustand/vanilla';
import { isUnderway, isWaitingFor, type Upload, uploadOf } from './upload';
import type { UploadEngineOptions } from './upload-engine-options';
import { createUploadList, type UploadsState } from './upload-list';
import { createUploadWorker } from './upload-worker';

/** Uploads and what may be done with them. */
export interface UploadEngine {
  /** All uploads and their states. */
  store: StoreApi<UploadsState>;
  /**
   * Sends files, each as its turn comes. One that was to be chosen again goes on where it was. Returns the ids, in the
   * order of the files.
   */
  add(files: readonly File[], scope?: string): readonly string[];
  /** Lists a file that is not sent, with the reason. Returns its id. */
  refuse(file: File, reason: string, scope?: string): string;
  /** Stands still until `resume`; the parts that the server has are not sent again. */
  pause(id: string): void;
  /** Goes on with a paused upload. */
  resume(id: string): void;
  /** Sends a failed file once more, but for the parts that the server has. */
  retry(id: string): void;
  /** Ends an upload and forgets it, also on the server. */
  remove(id: string): void;
  /** Takes up what was kept on the device, or of it what is wanted. */
  restore(isWanted?: (upload: Upload) => boolean): Promise<void>;
  /** Ends all requests, for a page that is left. What is kept goes on with `restore`. */
  stop(): void;
}

/**
 * Sends files to a server, one after another, each to its end whatever happens to the others: at once up to 1,048,576
 * bytes, above it in parts. Without a connection it waits (Spec §7, §9).
 */
export function createUploadEngine(options: UploadEngineOptions): UploadEngine {
  const list = createUploadList();
  const worker = createUploadWorker(options, list);
  const { newId = randomId } = options;
  let isStopped = false;

  function begin(upload: Upload) {
    if (upload.phase === 'idle') worker.begin(upload.id, ({ kept }) => void kept.keep(upload));
  }

  function addOne(file: File, scope: string): string {
    const waiting = list.all().find((upload) => isWaitingFor(upload, file, scope));
    if (waiting) {
      list.patch(waiting.id, { file, phase: 'idle', failure: undefined });
      begin({ ...waiting, file, phase: 'idle' });
      return waiting.id;
    }
    const added = uploadOf(newId(), file, { scope, isTooMany: isFull(list.all(), options.maximum) });
    list.put([added]);
    begin(added);
    return added.id;
  }

  function again(id: string, from: Upload['phase']) {
    const upload = list.find(id);
    if (upload?.phase !== from || upload.isTooMany || upload.refused !== undefined) return;
    list.patch(id, { phase: 'idle', held: undefined, failure: undefined });
    worker.begin(id);
  }

  function hold(id: string) {
    worker.now()?.runs.end(id);
    list.patch(id, { phase: 'idle', held: 'paused' });
  }

  return {
    store: list.store,
    add: (files, scope = '') => files.map((file) => addOne(file, scope)),
    refuse(file, refused, scope = '') {
      const upload = uploadOf(newId(), file, { scope, refused });
      list.put([upload]);
      return upload.id;
    },
    pause(id) {
      const upload = list.find(id);
      if (upload && isUnderway(upload) && !upload.stored) hold(id);
    },
    resume: (id) => again(id, 'idle'),
    retry: (id) => again(id, 'error'),
    remove(id) {
      const upload = list.find(id);
      worker.now()?.runs.end(id);
      list.drop(id);
      void worker.now()?.kept.remove(id);
      if (upload) cancelOnServer(upload, options);
    },
    async restore(isWanted = () => true) {
      isStopped = false;
      if (!options.keeping) return;
      const { kept } = await worker.come();
      const found = (await kept.read()).filter((upload) => !list.find(upload.id) && isWanted(upload));
      if (isStopped) return;
      list.put(found);
      for (const { id, phase } of found) if (phase === 'idle') worker.begin(id);
    },
    stop() {
      isStopped = true;
      for (const { id } of list.all().filter(isUnderway)) hold(id);
    },
  };
}

function isFull(uploads: readonly Upload[], maximum = Number.POSITIVE_INFINITY): boolean {
  return uploads.filter(({ phase }) => phase !== 'error').length >= maximum;
}

/** Where it fails, the session ends by itself after a day. */
function cancelOnServer({ session_id, stored }: Upload, { sending }: UploadEngineOptions) {
  if (session_id === undefined || stored) return;
  const { signal } = new AbortController();
  sending.chunked?.cancel(session_id, { signal, onProgress: () => undefined }).catch(() => undefined);
}

/** `crypto.randomUUID` is missing where a page came without TLS, as in some offices. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
