import { Mutex } from 'async-mutex';
import type { KeepingPort, KeptUpload } from './keeping-port';
import { keptOf } from './kept-upload';
import { holders, isOnPage } from './on-page';
import { isSameFile } from './same-file';
import { takesPlace, type Upload } from './upload';
import { UploadFailure } from './upload-failure';
import type { UploadList } from './upload-list';

export interface TakenUp {
  listed: readonly Upload[];
  /** Chosen once more. */
  replaced: readonly Upload[];
}

/** What an engine keeps on the device, one write after another. A failure is no reason to stop an upload. */
export function createKeeping(port: KeepingPort | undefined, list: UploadList) {
  const turns = new Mutex();
  const gone = new Set<string>();
  // Until the engine is stopped.
  if (port) holders.add(list);

  async function inTurn<Answer>(work: (port: KeepingPort) => Promise<Answer>): Promise<Answer | undefined> {
    if (!port) return undefined;
    try {
      return await turns.runExclusive(() => work(port));
    } catch {
      return undefined; // A private window or a full device: the upload goes on, but not after a reload.
    }
  }

  return {
    isOn: port !== undefined,
    /** Does nothing for what was removed meanwhile, or left to an engine that may have sent it by now. */
    keep: (upload: Upload) =>
      inTurn(async ({ keep }) => gone.has(upload.id) || !holders.has(list) || keep(keptOf(upload))),
    remove: (id: string) => {
      gone.add(id);
      return inTurn(({ remove }) => remove(id));
    },
    /**
     * Lists what is kept and wanted and not seen on the page, unless the engine leaves meanwhile; but for what was chosen once
     * more before it was listed. Returns both.
     */
    async takeUp(isWanted: (upload: Upload) => boolean): Promise<TakenUp> {
      holders.add(list);
      const kept = await readAll(port);
      const again = await chosenOnceMore(kept, list);
      if (!holders.has(list)) return { listed: [], replaced: [] };
      const found = kept
        .filter((one) => !gone.has(one.id) && !isOnPage(one.id))
        .map(uploadOfKept)
        .filter(isWanted);
      const listed = found.filter(({ id }) => !again.has(id));
      list.put(listed);
      return { listed, replaced: found.filter(({ id }) => again.has(id)) };
    },
    /** Others may take up what the engine has. */
    leave: () => holders.delete(list),
  };
}

/** Takes no turn: a device that never tells what it has kept holds up no upload. */
async function readAll(port: KeepingPort | undefined): Promise<readonly KeptUpload[]> {
  try {
    return (await port?.read()) ?? [];
  } catch {
    return [];
  }
}

/** The ids of what the list has under another id: a person did not see that it was kept. */
async function chosenOnceMore(kept: readonly KeptUpload[], list: UploadList): Promise<ReadonlySet<string>> {
  const again = new Set<string>();
  for (const one of kept) {
    for (const upload of list.all()) {
      if (upload.id !== one.id && takesPlace(upload) && (await isSameFile(one, upload))) again.add(one.id);
    }
  }
  return again;
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
