import type { KeepingPort, KeptUpload } from '@urzad/ui/uploads';
import { promisifyRequest } from 'idb-keyval';
import { browserStore } from '../browser-store';
import type { DraftKey } from '../drafts/kept-draft';
import { useSession } from '../session/session-store';
import { isStored, storedSession } from '../session/stored-session';
import { holdUpload, letUploadGo } from './held-uploads';
import { fits, isOld, type KeptRecord, keyOf, recordIn } from './kept-record';
import { UPLOADS_DB } from './uploads-db';

/** Opens nothing until it is used. */
const inStore = browserStore(UPLOADS_DB, 'uploads');

/** What a form keeps of its uploads, from when it is shown until it is left: then another tab may take them up. */
export interface FormKeeping extends KeepingPort {
  /** Returns what leaves it. */
  enter: () => () => void;
}

/**
 * Keeps the unsent files of one form and one person in this browser. An upload belongs to one tab at a time, by a lock
 * that ends with the tab: without locks (plain HTTP) nothing is kept.
 *
 * @param mayKeep what is left out is kept in no part, not even by name
 */
export function keepingFor(owner: DraftKey, mayKeep: (upload: KeptUpload) => boolean): FormKeeping {
  const held = new Set<string>();
  let isShown = false;

  async function hold(key: string): Promise<boolean> {
    if (!isShown || !(await holdUpload(key))) return false;
    held.add(key);
    // It was left while the lock was waited for.
    if (!isShown) release(key);
    return isShown;
  }

  function release(key: string) {
    held.delete(key);
    letUploadGo(key);
  }

  function leave() {
    isShown = false;
    held.forEach(release);
  }

  return {
    async keep(upload) {
      const key = keyOf(owner, upload.id);
      if (!mayKeep(upload) || !(await hold(key))) return;
      try {
        await put(owner, upload);
      } catch {
        await put(owner, { ...upload, file: undefined }); // The device is full: at least what identifies the file.
      }
    },
    async read() {
      await forgetOldUploads();
      const keys = (await recordsOf(owner)).map(({ upload }) => keyOf(owner, upload.id));
      await Promise.all(keys.map(hold));
      // Read once more: another tab may have sent a file while its lock was waited for.
      const found = (await recordsOf(owner)).map(({ upload }) => upload);
      const isFound = (key: string) => found.some(({ id }) => keyOf(owner, id) === key);
      for (const key of keys) if (!isFound(key)) release(key);
      return found.filter(({ id }) => held.has(keyOf(owner, id)));
    },
    async remove(id) {
      const key = keyOf(owner, id);
      await inStore('readwrite', (kept) => promisifyRequest(kept.delete(key))).finally(() => release(key));
    },
    enter() {
      isShown = true;
      return leave;
    },
  };
}

interface Forgotten {
  userId: number | undefined;
  form?: string;
}

/** Forgets what a person keeps, or one form of theirs; without an id what everybody does. */
export function forgetUploads({ userId, form }: Forgotten): Promise<void> {
  return removeWhere(
    (record) =>
      (userId === undefined || record.userId === userId) && (form === undefined || record.form === form),
  );
}

/** What lies here for more than a day, whoever it belongs to. */
export function forgetOldUploads(): Promise<void> {
  return removeWhere((record) => isOld(record, Date.now()));
}

async function recordsOf({ userId, form }: DraftKey): Promise<KeptRecord[]> {
  const all = await inStore('readonly', (kept) => promisifyRequest(kept.getAll()));
  return all.flatMap(recordIn).filter((record) => record.userId === userId && record.form === form);
}

/** In one transaction, so that two tabs do not pass the limit together. The day counts from the first time. */
function put(owner: DraftKey, upload: KeptUpload): Promise<void> {
  return inStore('readwrite', async (kept) => {
    const all = (await promisifyRequest(kept.getAll())).flatMap(recordIn);
    // Another tab may have signed out meanwhile.
    if (!isSignedIn(owner)) return;
    const key = keyOf(owner, upload.id);
    const others = all.filter((record) => keyOf(record, record.upload.id) !== key);
    const before = all.find((record) => !others.includes(record));
    const file = fits(upload, others, owner.userId) ? upload.file : undefined;
    kept.put({ ...owner, at: before?.at ?? Date.now(), upload: { ...upload, file } }, key);
    await promisifyRequest(kept.transaction);
  });
}

function isSignedIn({ userId }: DraftKey): boolean {
  return useSession.getState().me?.id === userId && isStored(storedSession());
}

/** What cannot be read is removed as well. */
function removeWhere(isUnwanted: (record: KeptRecord) => boolean): Promise<void> {
  return inStore('readwrite', async (kept) => {
    const keys = await promisifyRequest(kept.getAllKeys());
    for (const key of keys) {
      const [record] = recordIn(await promisifyRequest(kept.get(key)));
      if (!record || isUnwanted(record)) kept.delete(key);
    }
    await promisifyRequest(kept.transaction);
  });
}
