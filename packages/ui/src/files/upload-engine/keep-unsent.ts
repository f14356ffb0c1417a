import type { KeepingPort, KeptUpload } from './keeping-port';
import { holders, isOnPage } from './on-page';
import { isSameFile } from './same-file';

interface Place {
  /** Whether it takes more than one file. */
  isMany: boolean;
}

/**
 * Keeps files that nothing can send yet, as the code that sends them has not come: after the page was loaded anew the field
 * takes them up. Each `keep` and `remove` waits for the one before it. `cancel` ends the session of an upload that another one
 * has replaced; where nothing can be cancelled yet, the session runs out by itself.
 */
export function createUnsentKeeping(
  port: KeepingPort | undefined,
  cancel: (replaced: KeptUpload) => void = () => undefined,
) {
  /** Those that a person sees, here or in the list of the engine. */
  const own = new Set<string>();
  const kept = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();

  function inTurn(work: (port: KeepingPort) => Promise<void>): Promise<void> {
    const done = turn.then(() => port && work(port)).catch(() => undefined);
    turn = done;
    return done;
  }

  function enter() {
    if (port) holders.add(own);
    return leave;
  }

  function leave() {
    holders.delete(own);
  }

  /** What an earlier page has kept and nobody sees is chosen once more, or in a place for one file replaced. */
  async function earlierOf(upload: KeptUpload, { isMany }: Place, { read }: KeepingPort) {
    const earlier: KeptUpload[] = [];
    for (const one of await read().catch(() => [])) {
      if (own.has(one.id) || isOnPage(one.id) || one.scope !== upload.scope) continue;
      if (!isMany || (await isSameFile(one, upload))) earlier.push(one);
    }
    return earlier;
  }

  async function keepInstead(upload: KeptUpload, place: Place, port: KeepingPort) {
    const keep = async () => {
      const isKept = (await port.keep(upload)) === true;
      if (isKept) kept.add(upload.id);
      return isKept;
    };
    const isKept = await keep();
    // Only now, as the device has the new one; without room for both it has none of it yet.
    const earlier = await earlierOf(upload, place, port);
    for (const { id } of earlier) await port.remove(id);
    if (isKept || (earlier.length > 0 && (await keep()))) earlier.forEach(cancel);
    else await putBack(earlier, upload, port);
  }

  return {
    /** Whether its content is on the device: a host keeps no file of some fields, and not more than fits. */
    isKept: (id: string) => kept.has(id),
    /** Whether it is kept, or is to be. */
    isAsked: (id: string) => own.has(id),
    /** Keeps it in the place of what an earlier page has kept of the same file, or in a place for one of any. */
    keep(upload: KeptUpload, place: Place) {
      own.add(upload.id);
      enter();
      return inTurn((port) => keepInstead(upload, place, port));
    },
    remove(id: string) {
      own.delete(id);
      kept.delete(id);
      return inTurn(({ remove }) => remove(id));
    },
    /** Forgets those that nothing else keeps under their id by then. */
    leaveTo: (isTaken: (id: string) => boolean, ids: readonly string[]) =>
      inTurn(async ({ remove }) => {
        for (const id of ids) {
          own.delete(id);
          if (!isTaken(id)) await remove(id);
        }
      }),
    /** A person sees its files, or sees them again. Returns `leave`. */
    enter,
    /** Its field is gone: others may take up what it has kept, or put another file in the place. */
    leave,
  };
}

/** The device takes no new one: what it had of the same file must not be lost with it. */
async function putBack(earlier: readonly KeptUpload[], upload: KeptUpload, { keep }: KeepingPort) {
  for (const one of earlier) if (await isSameFile(one, upload)) await keep(one);
}
