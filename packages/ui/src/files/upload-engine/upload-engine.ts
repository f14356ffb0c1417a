import type { StoreApi } from 'zustand/vanilla';
import { createKeeping } from './kept-uploads';
import { isUnderway, isWaitingFor, type Upload, uploadOf } from './upload';
import type { UploadEngineOptions } from './upload-engine-options';
import { createUploadList, type UploadsState } from './upload-list';
import { createUploadRuns } from './upload-runs';

/** Uploads and what may be done with them. */
export interface UploadEngine {
  /** All uploads and their states. */
  store: StoreApi<UploadsState>;
  /**
   * Sends files, each as its turn comes. One that was to be chosen again goes on where it was. Returns the ids, in the
   * order of the files.
   */
  add(files: readonly File[], scope?: string): readonly string[];
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
  const kept = createKeeping(options.keeping);
  const runs = createUploadRuns({ ...options, list, kept });
  const newId = options.newId ?? (() => crypto.randomUUID());

  function again(id: string, from: Upload['phase']) {
    const upload = list.find(id);
    if (upload?.phase !== from || upload.isTooMany) return;
    list.patch(id, { phase: 'idle', held: undefined, failure: undefined });
    runs.begin(id);
  }

  function begin(upload: Upload) {
    if (upload.phase !== 'idle') return;
    void kept.keep(upload);
    runs.begin(upload.id);
  }

  return {
    store: list.store,
    add: (files, scope = '') =>
      files.map((file) => {
        const waiting = list.all().find((upload) => isWaitingFor(upload, file, scope));
        const upload = waiting
          ? { ...waiting, file, phase: 'idle' as const, failure: undefined }
          : uploadOf(newId(), file, { scope, isTooMany: isFull(list.all(), options.maximum) });
        if (waiting) list.patch(upload.id, upload);
        else list.put([upload]);
        begin(upload);
        return upload.id;
      }),
    pause(id) {
      const upload = list.find(id);
      if (!upload || !isUnderway(upload) || upload.stored) return;
      runs.end(id);
      list.patch(id, { phase: 'idle', held: 'paused' });
    },
    resume: (id) => again(id, 'idle'),
    retry: (id) => again(id, 'error'),
    remove(id) {
      const upload = list.find(id);
      runs.end(id);
      list.drop(id);
      void kept.remove(id);
      if (upload) cancelOnServer(upload, options);
    },
    restore: async (isWanted = () => true) => {
      const found = (await kept.read()).filter((upload) => !list.find(upload.id) && isWanted(upload));
      list.put(found);
      for (const { id, phase } of found) if (phase === 'idle') runs.begin(id);
    },
    stop() {
      for (const { id } of list.all().filter(isUnderway)) {
        runs.end(id);
        list.patch(id, { phase: 'idle', held: 'paused' });
      }
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
