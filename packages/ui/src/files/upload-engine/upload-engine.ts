import type { StoreApi } from 'zustand/vanilla';
import { createKeptUploads, type KeptUploads } from './keeping/kept-uploads';
import { cancelOnServer } from './sending/cancel-session';
import {
  chosenAgain,
  isUnderway,
  isWaitingFor,
  type RefusedUpload,
  takesPlace,
  type Upload,
  uploadOf,
} from './upload';
import { mostFiles, type UploadEngineOptions } from './upload-engine-options';
import { createUploadList, type UploadList, type UploadsState } from './upload-list';
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
  /** Lists a file that is not sent, with the reason: a sentence, or one with its code. Returns its id. */
  refuse(file: File, reason: string | RefusedUpload, scope?: string): string;
  /**
   * Stands still until `resume`; the chunks that the server has are not sent again. Does nothing once the server has the
   * whole file: what follows would be done twice.
   */
  pause(id: string): void;
  /** Goes on with a paused upload. */
  resume(id: string): void;
  /** Sends a failed file once more, except the chunks that the server has. */
  retry(id: string): void;
  /** Ends an upload and forgets it, also on the server. */
  remove(id: string): void;
  /** Resumes what was kept on the device, or of it what is wanted, except what another engine of the page has. */
  restore(isWanted?: (upload: Upload) => boolean): Promise<void>;
  /** Ends all requests, for a page that is left. What is kept goes on with `restore`. */
  stop(): void;
}

/**
 * Sends files to a server, one after another, each to its end whatever happens to the others: at once up to 1,048,576
 * bytes, above it in chunks. Without a connection it waits (Spec §7, §9).
 */
export function createUploadEngine(options: UploadEngineOptions): UploadEngine {
  const list = createUploadList();
  const kept = createKeptUploads(options, list);
  const runs = createUploadRuns({ ...options, list, kept });
  const parts: EngineParts = { list, kept, runs, options };

  function forget(upload: Upload) {
    void kept.remove(upload.id);
    cancelOnServer(upload, options.sending);
  }

  return {
    store: list.store,
    ...createIntake(parts),
    ...createPauses(parts),
    remove(id) {
      const upload = list.find(id);
      runs.end(id);
      list.drop(id);
      if (upload) forget(upload);
    },
    async restore(isWanted = () => true) {
      if (!options.keeping) return;
      const { listed, replaced } = await kept.resume(isWanted);
      replaced.forEach(forget);
      for (const { id, phase } of listed) if (phase === 'idle') runs.begin(id);
    },
    stop() {
      kept.leave();
      for (const upload of list.all()) if (isUnderway(upload)) hold(upload.id, parts);
    },
  };
}

interface EngineParts {
  list: UploadList;
  kept: KeptUploads;
  runs: ReturnType<typeof createUploadRuns>;
  options: UploadEngineOptions;
}

/** Takes files into the list. */
function createIntake(parts: EngineParts): Pick<UploadEngine, 'add' | 'refuse'> {
  const { list, kept, runs, options } = parts;
  const { newId = randomId } = options;

  function begin(upload: Upload) {
    if (upload.phase !== 'idle') return;
    void kept.keepChosen(upload);
    runs.begin(upload.id);
  }

  function addOne(file: File, scope: string): string {
    const waiting = list.all().find((upload) => isWaitingFor(upload, file, scope));
    if (waiting) {
      const again = chosenAgain(waiting, file);
      if (!again.session_id) cancelOnServer(waiting, options.sending);
      list.patch(again.id, again);
      begin(again);
      return again.id;
    }
    const added = uploadOf(newId(), file, { scope, isTooMany: isFull(parts) });
    list.put([added]);
    begin(added);
    return added.id;
  }

  return {
    add: (files, scope = '') => files.map((file) => addOne(file, scope)),
    refuse(file, reason, scope = '') {
      const refused = typeof reason === 'string' ? { message: reason } : reason;
      const upload = uploadOf(newId(), file, { scope, refused });
      list.put([upload]);
      return upload.id;
    },
  };
}

/** Lets an upload stand still, and go on. */
function createPauses(parts: EngineParts): Pick<UploadEngine, 'pause' | 'resume' | 'retry'> {
  const { list, runs } = parts;

  function again(id: string, from: Upload['phase']) {
    const upload = list.find(id);
    if (upload?.phase !== from || upload.isTooMany || upload.refused !== undefined) return;
    if (!takesPlace(upload) && isFull(parts)) return list.patch(id, { isTooMany: true, failure: undefined });
    list.patch(id, { phase: 'idle', held: undefined, failure: undefined });
    runs.begin(id);
  }

  return {
    pause(id) {
      const upload = list.find(id);
      if (upload && isUnderway(upload) && !upload.stored) hold(id, parts);
    },
    resume: (id) => again(id, 'idle'),
    retry: (id) => again(id, 'error'),
  };
}

function isFull({ list, options }: EngineParts): boolean {
  return list.all().filter(takesPlace).length >= mostFiles(options);
}

function hold(id: string, { list, runs }: EngineParts) {
  runs.end(id);
  list.patch(id, { phase: 'idle', held: 'paused', failure: undefined });
}

/** `crypto.randomUUID` is missing where a page came without TLS, as in some offices. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
