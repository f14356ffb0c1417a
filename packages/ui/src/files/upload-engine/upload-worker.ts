import { browserConnection } from './connection';
import type { UploadEngineOptions } from './upload-engine-options';
import type { UploadList } from './upload-list';
import type { createUploadWork, UploadWork } from './upload-work';
import { uploadWorkPart } from './upload-work-part';

export type UploadWorker = ReturnType<typeof createUploadWorker>;

/** The working part, which comes with the first upload: like any request it waits for the connection. */
export function createUploadWorker(options: UploadEngineOptions, list: UploadList, isStopped: () => boolean) {
  const { connection = browserConnection() } = options;
  const { signal } = new AbortController();
  let work: UploadWork | undefined;

  async function come(onWaiting: () => void = ignore): Promise<UploadWork> {
    for (let misses = 0; !work; misses += 1) {
      try {
        const { createUploadWork } = await uploadWorkPart.load();
        work ??= made(createUploadWork);
      } catch {
        onWaiting();
        await connection.wait(misses, signal);
      }
    }
    return work;
  }

  /** Of a page that was left meanwhile others may take up what it has. */
  function made(create: typeof createUploadWork): UploadWork {
    const next = create({ ...options, connection }, list);
    if (isStopped()) next.kept.leave();
    return next;
  }

  /** A person may have paused or removed the upload meanwhile. */
  function tell(id: string, held: 'offline' | undefined) {
    const upload = list.find(id);
    if (upload?.phase === 'idle' && upload.held !== 'paused') list.patch(id, { held });
  }

  async function begin(id: string, onCome: (work: UploadWork) => void) {
    const { kept, runs } = await come(() => tell(id, 'offline'));
    tell(id, undefined);
    if (list.find(id)) onCome({ kept, runs });
    runs.begin(id);
  }

  return {
    /** Loads it, however long that takes. */
    come,
    /** It, once it was loaded. */
    now: () => work,
    /** Sends an upload as its turn comes. */
    begin: (id: string, onCome: (work: UploadWork) => void = ignore) => void begin(id, onCome),
  };
}

function ignore() {
  // Nothing to tell.
}
