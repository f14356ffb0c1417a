import { onTestFinished, vi } from 'vitest';
import type { KeepingPort, KeptUpload } from '../keeping/keeping-port';
import { createUploadEngine, type UploadEngine } from '../upload-engine';
import type { UploadEngineOptions } from '../upload-engine-options';
import { createUploadNews, type UploadEvent } from '../upload-news';
import { createFakeServer, type FakeServerOptions } from './fake-server';

/** An engine and the server it sends to; its page is left when the test ends. */
export function engineWith({
  faultOf,
  chunkBytes,
  ...options
}: FakeServerOptions & Partial<UploadEngineOptions> = {}) {
  const server = createFakeServer({ ...(faultOf && { faultOf }), ...(chunkBytes && { chunkBytes }) });
  let ids = 0;
  const engine = createUploadEngine({
    sending: server.sending,
    newId: () => {
      ids += 1;
      return `u${ids}`;
    },
    ...options,
  });
  onTestFinished(engine.stop);
  return { engine, server };
}

export const uploadsOf = ({ store }: UploadEngine) => store.getState().uploads;

/** The phases, and the codes of those that failed. */
export const resultsOf = (engine: UploadEngine) =>
  uploadsOf(engine).map(({ phase, failure, isTooMany }) => failure?.code ?? (isTooMany ? 'too-many' : phase));

/** What a person is told of the uploads from now on. */
export function newsOf({ store }: UploadEngine): readonly UploadEvent[] {
  const told: UploadEvent[] = [];
  const follow = createUploadNews((event) => told.push(event));
  store.subscribe(({ uploads }) => follow(uploads));
  return told;
}

/** Lets the faked time pass until it is so; what is read of files needs turns of the real one. */
export async function until(isSo: () => unknown, stepMs = 1000) {
  for (let steps = 0; !isSo(); steps += 1) {
    if (steps > 20_000) throw new Error('It never came to that.');
    await vi.advanceTimersByTimeAsync(stepMs);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Until nothing is underway. */
export const untilDone = (engine: UploadEngine) =>
  until(() => uploadsOf(engine).every(({ phase }) => phase === 'success' || phase === 'error'));

/** Faked waits, real reading of files. */
export function fakeWaits() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** A keeping port in memory; two engines of it are two pages of one person. */
export function memoryKeeping({ withFiles = true } = {}) {
  const kept = new Map<string, KeptUpload>();
  const port: KeepingPort = {
    keep: async (upload) => {
      kept.set(upload.id, withFiles ? upload : { ...upload, file: undefined });
    },
    read: async () => [...kept.values()],
    remove: async (id) => void kept.delete(id),
  };
  return { kept, port };
}
