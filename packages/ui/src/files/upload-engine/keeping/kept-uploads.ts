import { Mutex } from 'async-mutex';
import type { Upload } from '../upload';
import type { UploadEngineOptions } from '../upload-engine-options';
import { UploadFailure } from '../upload-failure';
import type { UploadList } from '../upload-list';
import type { KeepingPort, KeptUpload } from './keeping-port';
import { isSameFile } from './same-file';

export type KeptUploads = ReturnType<typeof createKeptUploads>;

export interface Resumed {
  listed: readonly Upload[];
  /** Not listed, as the person has chosen the file once more, or another one in its place. */
  replaced: readonly Upload[];
}

/**
 * The lists of the running engines of this page. An upload in one of them is not listed by another, which would send it
 * twice. The port of the host knows about other pages.
 */
const lists = new Set<UploadList>();

/** Keeps the uploads of an engine on the device, one write after another. A failure never stops an upload. */
export function createKeptUploads(
  { keeping: port, multiple = true }: Pick<UploadEngineOptions, 'keeping' | 'multiple'>,
  list: UploadList,
) {
  const turns = new Mutex();
  const gone = new Set<string>();
  /** Of this visit, also those that were sent by now: the device may answer late. */
  const chosen: Upload[] = [];
  let hasLeft = false;

  function enter() {
    hasLeft = false;
    if (port) lists.add(list);
  }

  async function inTurn<Answer>(work: (port: KeepingPort) => Promise<Answer>): Promise<Answer | undefined> {
    if (!port) return undefined;
    try {
      return await turns.runExclusive(() => work(port));
    } catch {
      return undefined; // A private window or a full device: the upload goes on, but not after a reload.
    }
  }

  /** Skips an upload that was removed meanwhile, or that another engine may have sent since this one was stopped. */
  function keep(upload: Upload) {
    if (!hasLeft) enter();
    return inTurn(async ({ keep }) => gone.has(upload.id) || hasLeft || keep(keptOf(upload)));
  }

  /** Whether the person has chosen this file, or another one in its place, before the kept one was listed. */
  async function isReplaced(one: KeptUpload): Promise<boolean> {
    for (const upload of chosen) {
      if (multiple ? await isSameFile(one, upload) : one.scope === upload.scope) return true;
    }
    return false;
  }

  return {
    isOn: port !== undefined,
    keep,
    /** Keeps a file that was just chosen. */
    keepChosen(upload: Upload) {
      chosen.push(upload);
      return keep(upload);
    },
    remove: (id: string) => {
      gone.add(id);
      return inTurn(({ remove }) => remove(id));
    },
    /** Lists the kept uploads that are wanted and in no list of this page, unless the engine is stopped meanwhile. */
    async resume(isWanted: (upload: Upload) => boolean): Promise<Resumed> {
      enter();
      const kept = (await readAll(port)).filter(({ id }) => !list.has(id));
      const replaced = new Set<string>();
      for (const one of kept) if (await isReplaced(one)) replaced.add(one.id);
      if (hasLeft) return { listed: [], replaced: [] };

      const isOnPage = (id: string) => [...lists].some((each) => each.has(id));
      const found = kept
        .filter(({ id }) => !gone.has(id) && !isOnPage(id))
        .map(uploadOfKept)
        .filter(isWanted);
      const listed = found.filter(({ id }) => !replaced.has(id));
      list.put(listed);
      return { listed, replaced: found.filter(({ id }) => replaced.has(id)) };
    },
    /** Releases the uploads, so that another engine of this page can resume them. */
    leave() {
      hasLeft = true;
      lists.delete(list);
    },
  };
}

/** Takes no turn: a device that never answers holds up no upload. */
async function readAll(port: KeepingPort | undefined): Promise<readonly KeptUpload[]> {
  try {
    return (await port?.read()) ?? [];
  } catch {
    return [];
  }
}

function keptOf({ id, name, size, type, scope, session_id, sha256, stored, file }: Upload): KeptUpload {
  return { id, name, size, type, scope, session_id, sha256, stored, file: stored ? undefined : file };
}

/** Goes on by itself, or waits for its content where that was not kept. */
function uploadOfKept({ file, ...facts }: KeptUpload): Upload {
  if (facts.stored) return { ...facts, phase: 'idle', progress: 100 };
  if (file?.size !== facts.size) {
    // Without a hash nobody can tell whether the session is of what is chosen again.
    const session_id = facts.sha256 === undefined ? undefined : facts.session_id;
    const failure = new UploadFailure('file_object');
    return { ...facts, session_id, phase: 'error', progress: 0, failure };
  }
  return { ...facts, phase: 'idle', progress: 0, file: new File([file], facts.name, { type: facts.type }) };
}
