import type { KeepingPort, KeptUpload } from './keeping-port';

/**
 * Keeps files that nothing can send yet, as the code that sends them has not come: after the page was loaded anew the field
 * takes them up. Each `keep` and `remove` waits for the one before it.
 */
export function createUnsentKeeping(port: KeepingPort | undefined) {
  const kept = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();

  function inTurn(work: (port: KeepingPort) => Promise<void>): Promise<void> {
    const done = turn.then(() => port && work(port)).catch(() => undefined);
    turn = done;
    return done;
  }

  return {
    /** Whether its content is on the device: a host keeps no file of some fields, and not more than fits. */
    isKept: (id: string) => kept.has(id),
    keep: (upload: KeptUpload) =>
      inTurn(async ({ keep }) => {
        if ((await keep(upload)) === true) kept.add(upload.id);
      }),
    remove(id: string) {
      kept.delete(id);
      return inTurn(({ remove }) => remove(id));
    },
    /** Forgets those that nothing else keeps under their id by then. */
    leaveTo: (isTaken: (id: string) => boolean, ids: readonly string[]) =>
      inTurn(async ({ remove }) => {
        for (const id of ids) if (!isTaken(id)) await remove(id);
      }),
  };
}
