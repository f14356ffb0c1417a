import { Mutex } from 'async-mutex';
import type { KeepingPort, KeptUpload } from './keeping-port';
import type { Upload } from './upload';
import { UploadFailure } from './upload-failure';

/** What an engine keeps on the device, one step after another. A failure is no reason to stop an upload. */
export function createKeeping(port: KeepingPort | undefined) {
  const turns = new Mutex();
  const gone = new Set<string>();

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
    /** Does nothing for what was removed meanwhile. */
    keep: (upload: Upload) => inTurn(async ({ keep }) => gone.has(upload.id) || keep(keptOf(upload))),
    remove: (id: string) => {
      gone.add(id);
      return inTurn(({ remove }) => remove(id));
    },
    read: async () => ((await inTurn(({ read }) => read())) ?? []).map(uploadOfKept),
  };
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
