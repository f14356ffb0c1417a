import { cancelOnServer } from './cancel-session';
import { browserConnection, isLost } from './connection';
import { createUnsentKeeping } from './keep-unsent';
import { keptOf } from './kept-upload';
import { isUnloaded, type Upload } from './upload';
import type { UploadEngineOptions } from './upload-engine-options';
import { UploadFailure } from './upload-failure';
import type { UploadList } from './upload-list';
import type { createUploadWork, UploadWork } from './upload-work';
import { uploadWorkPart } from './upload-work-part';

export type UploadWorker = ReturnType<typeof createUploadWorker>;

/** An upload that asks for the working part. */
interface Turn {
  controller: AbortController;
  onCome: ((work: UploadWork) => void) | undefined;
}

/**
 * The working part, which comes with the first upload: like any request it waits for the connection. Where the browser has
 * one and it still does not come, the upload fails, and goes on by itself once it comes.
 */
export function createUploadWorker(options: UploadEngineOptions, list: UploadList, isStopped: () => boolean) {
  const { connection = browserConnection(), multiple: isMany = true } = options;
  const turns = new Map<string, Turn>();
  const unsent = createUnsentKeeping(options.keeping, (replaced) =>
    cancelOnServer(replaced, options.sending),
  );
  let work: UploadWork | undefined;

  /** Rejects with the signal. */
  async function come(
    onMiss: (misses: number) => void = ignore,
    { signal } = new AbortController(),
  ): Promise<UploadWork> {
    for (let misses = 0; !work; misses += 1) {
      try {
        const { createUploadWork } = await uploadWorkPart.load();
        work ??= made(createUploadWork);
      } catch {
        signal.throwIfAborted();
        onMiss(misses);
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
  function wait(id: string, misses: number) {
    const upload = list.find(id);
    if (upload?.phase !== 'idle' || upload.held === 'paused') return;
    void keepUnsent(upload);
    if (!isLost(misses + 1)) return list.patch(id, { held: 'offline' });
    list.patch(id, { phase: 'error', held: undefined, failure: unloadedFailure(unsent.isKept(id)) });
  }

  /** Once. A slow device may tell that it has the file after the person was told that it has not. */
  async function keepUnsent(upload: Upload) {
    const { id } = upload;
    if (unsent.isAsked(id)) return;
    await unsent.keep(keptOf(upload), { isMany });
    const isKept = unsent.isKept(id);
    const told = list.find(id)?.failure?.unloaded;
    if (told && told.isKept !== isKept) list.patch(id, { failure: unloadedFailure(isKept) });
  }

  /** What a slow device kept after it was sent, or taken off the list, would be sent by the next page. */
  function leaveKept(id: string) {
    if (!unsent.isAsked(id)) return;
    const isListed = () => list.find(id) !== undefined && list.find(id)?.phase !== 'success';
    void unsent.leaveTo(isListed, [id]);
  }

  /** It waits no longer for what has come. */
  function goOn(id: string) {
    const upload = list.find(id);
    if (!upload || upload.held === 'paused') return;
    if (isUnloaded(upload)) list.patch(id, { phase: 'idle', failure: undefined });
    else if (upload.phase === 'idle') list.patch(id, { held: undefined });
  }

  /** An upload asks anew instead of beside its earlier turn, which would fail it before its time. */
  async function begin(id: string, given?: Turn['onCome']) {
    const before = turns.get(id);
    const upload = list.find(id);
    // Not only after a miss: nobody knows for how long it is on its way.
    if (given && upload && !uploadWorkPart.loaded()) void keepUnsent(upload);
    const { controller, onCome } = { controller: new AbortController(), onCome: given ?? before?.onCome };
    turns.set(id, { controller, onCome });
    before?.controller.abort();
    const { kept, runs } = await come((misses) => wait(id, misses), controller);
    if (controller.signal.aborted) return;
    turns.delete(id);
    goOn(id);
    if (list.find(id)) onCome?.({ kept, runs });
    leaveKept(id);
    runs.begin(id);
  }

  return {
    /** Loads it, however long that takes. */
    come,
    /** It, once it was loaded. */
    now: () => work,
    /** Sends an upload as its turn comes. */
    begin: (id: string, onCome?: Turn['onCome']) => void begin(id, onCome).catch(ignore),
    /** Its page is shown, or shown again. */
    enter: unsent.enter,
    /** Ends all waiting, as others may take up what is kept: what is kept after that would be sent twice. */
    leave() {
      for (const [id, { controller, onCome }] of turns) {
        const upload = list.find(id);
        if (upload && onCome && !controller.signal.aborted) void keepUnsent(upload);
        controller.abort();
      }
      unsent.leave();
      work?.kept.leave();
    },
    /** Forgets what the device has of an upload. */
    forget: (id: string) => void (work ? work.kept.remove(id) : unsent.remove(id)),
  };
}

function unloadedFailure(isKept: boolean): UploadFailure {
  return new UploadFailure('network', { wasReached: false, unloaded: { isKept } });
}

function ignore() {
  // Nothing to tell.
}
