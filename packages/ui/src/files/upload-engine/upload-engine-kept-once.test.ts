import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptUpload } from './keeping/keeping-port';
import {
  engineWith,
  fakeWaits,
  memoryKeeping,
  resultsOf,
  until,
  untilDone,
  uploadsOf,
} from './testing/engine-world';
import { fileOf } from './testing/fake-server';

beforeEach(fakeWaits);
afterEach(() => void vi.useRealTimers());

/** What an earlier visit has kept. */
const keptOf = (file: File, more: Partial<KeptUpload> = {}): KeptUpload => {
  const { name, size } = file;
  return { id: 'earlier', name, size, type: '', scope: 'files', file, ...more };
};

/** A device that answers once the returned function is called. */
async function lateKeeping(...uploads: readonly KeptUpload[]) {
  const { kept, port } = memoryKeeping();
  for (const upload of uploads) await port.keep(upload);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  return { kept, port: { ...port, read: () => answered.then(port.read) }, answer: () => answer() };
}

describe('a file that is chosen once more before the kept one is listed', () => {
  it.each(['while it is sent', 'once it was sent'])('is sent once (%s)', async (when) => {
    const { kept, port, answer } = await lateKeeping(keptOf(fileOf(10)));
    const { engine, server } = engineWith({ keeping: port });
    const restored = engine.restore();
    engine.add([fileOf(10)], 'files');
    if (when === 'once it was sent') await untilDone(engine);
    answer();
    await restored;
    await untilDone(engine);
    expect(server.asked).toEqual(['plain']);
    await until(() => kept.size === 0);
  });

  it('is another one by its content or place, and then all are sent', async () => {
    const { port, answer } = await lateKeeping(keptOf(fileOf(10)));
    const { engine, server } = engineWith({ keeping: port });
    const restored = engine.restore();
    engine.add([fileOf(10, 'umowa.pdf', 8)], 'files');
    engine.add([fileOf(10)], 'photos');
    answer();
    await restored;
    await untilDone(engine);
    expect(server.files.size).toBe(3);
  });

  it('replaces a session that was begun, which ends', async () => {
    const file = fileOf(1_200_000);
    const { port, answer } = await lateKeeping(keptOf(file, { session_id: 's9' }));
    const { engine, server } = engineWith({ keeping: port });
    const restored = engine.restore();
    engine.add([fileOf(1_200_000)], 'files');
    await until(() => server.asked.includes('start'), 1);
    answer();
    await restored;
    await untilDone(engine);
    expect(server.asked.filter((request) => request === 'cancel')).toHaveLength(1);
    expect(server.files.size).toBe(1);
  });
});

describe('in a place for one', () => {
  it('a file that is chosen before the kept one is listed replaces it', async () => {
    const other = keptOf(fileOf(10), { id: 'elsewhere', scope: 'photos' });
    const { kept, port, answer } = await lateKeeping(keptOf(fileOf(10)), other);
    const { engine, server } = engineWith({ keeping: port, multiple: false });
    const restored = engine.restore(({ scope }) => scope === 'files');
    engine.add([fileOf(20, 'nowa.pdf')], 'files');
    answer();
    await restored;
    await untilDone(engine);
    expect(server.asked).toEqual(['plain']);
    expect(uploadsOf(engine).map(({ name }) => name)).toEqual(['nowa.pdf']);
    await until(() => kept.size === 1);
    expect([...kept.keys()]).toEqual(['elsewhere']);
  });

  it('two engines of a page keep a file each', async () => {
    const { kept, port } = memoryKeeping();
    for (const id of ['a', 'b']) {
      const { engine } = engineWith({
        keeping: port,
        multiple: false,
        newId: () => id,
        faultOf: () => 'cut',
      });
      await engine.restore();
      engine.add([fileOf(10, `${id}.pdf`)], 'files');
      await until(() => kept.has(id), 1);
    }
    expect([...kept.keys()]).toEqual(['a', 'b']);
  });
});

it('a file that is chosen twice after the kept ones were listed is sent twice', async () => {
  const { engine, server } = engineWith({ keeping: memoryKeeping().port });
  await engine.restore();
  engine.add([fileOf(10), fileOf(10)]);
  await untilDone(engine);
  expect(resultsOf(engine)).toEqual(['success', 'success']);
  expect(server.files.size).toBe(2);
});

it('a hash that is computed after the engine was stopped opens no session, and keeps nothing once more', async () => {
  const { kept, port } = memoryKeeping();
  const slow = fileOf(1_200_000);
  let read: () => void = () => undefined;
  const mayRead = new Promise<void>((resolve) => (read = resolve));
  const slice = slow.slice.bind(slow);
  slow.slice = (...part) => {
    const blob = slice(...part);
    const bytes = blob.arrayBuffer.bind(blob);
    blob.arrayBuffer = () => mayRead.then(bytes);
    return blob;
  };
  const first = engineWith({ keeping: port });
  first.engine.add([slow]);
  await until(() => kept.has('u1'), 1);
  first.engine.stop();

  const next = engineWith({ keeping: port, sending: first.server.sending });
  await next.engine.restore();
  next.engine.remove('u1');
  await vi.advanceTimersByTimeAsync(100);
  expect(kept.size).toBe(0);
  read();
  let turns = 0;
  await until(() => ++turns > 100);
  expect(kept.size).toBe(0);
  expect(first.server.asked).toEqual([]);
});
