import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeepingPort } from './keeping-port';
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
import { uploadWorkPart } from './upload-work-part';

beforeEach(fakeWaits);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The working part does not come until the returned function is called. */
function awayUntil(): () => void {
  let isAway = true;
  const load = uploadWorkPart.load;
  vi.spyOn(uploadWorkPart, 'load').mockImplementation(() =>
    isAway ? Promise.reject(new TypeError('Failed to fetch')) : load(),
  );
  return () => {
    isAway = false;
  };
}

/** A page on which a file was chosen and could not be sent, and that was closed. */
async function closedPage(port: KeepingPort, file = fileOf(10), id = 'earlier') {
  const { engine } = engineWith({ keeping: port, newId: () => id });
  engine.add([file], 'files');
  await vi.advanceTimersByTimeAsync(3100);
  engine.stop();
}

describe('a file that is chosen once more as nothing shows that it is kept', () => {
  it('is kept once and sent once, also after another reload', async () => {
    const comes = awayUntil();
    const { kept, port } = memoryKeeping();
    await closedPage(port);
    await closedPage(port, fileOf(10), 'again');
    expect([...kept.keys()]).toEqual(['again']);

    comes();
    const { engine, server } = engineWith({ keeping: port });
    await engine.restore();
    await untilDone(engine);
    expect(server.asked).toEqual(['plain']);
    expect(kept.size).toBe(0);
  });

  it('is another one by its content or place, and then both are sent', async () => {
    const comes = awayUntil();
    const { kept, port } = memoryKeeping();
    await closedPage(port);
    const { engine, server } = engineWith({ keeping: port });
    void engine.restore();
    engine.add([fileOf(10, 'umowa.pdf', 8)], 'files');
    engine.add([fileOf(10)], 'photos');
    await vi.advanceTimersByTimeAsync(3100);
    expect(kept.size).toBe(3);

    comes();
    await until(() => server.files.size === 3);
  });

  it('is sent once although the working part is late and no page was told of a miss', async () => {
    const { kept, port } = memoryKeeping();
    await port.keep({ id: 'k1', name: 'umowa.pdf', size: 10, type: '', scope: '', file: fileOf(10) });
    const { engine, server } = engineWith({ keeping: port });
    const restored = engine.restore();
    engine.add([fileOf(10)]);
    await restored;
    await untilDone(engine);
    expect(server.asked).toEqual(['plain']);
    expect(kept.size).toBe(0);
  });

  it('takes the place of a session that was begun, which ends', async () => {
    const { port } = memoryKeeping();
    const session_id = 's9';
    const facts = { id: 'k1', name: 'umowa.pdf', size: 1_200_000, type: '', scope: '', session_id };
    await port.keep({ ...facts, file: fileOf(1_200_000) });
    let tell: () => void = () => undefined;
    const told = new Promise<void>((resolve) => (tell = resolve));
    const { engine, server } = engineWith({ keeping: { ...port, read: () => told.then(port.read) } });
    const restored = engine.restore();
    engine.add([fileOf(1_200_000)]);
    await until(() => server.asked.includes('start'), 1);
    tell();
    await restored;
    await untilDone(engine);
    expect(server.asked.filter((request) => request === 'cancel')).toHaveLength(1);
    expect(server.files.size).toBe(1);
  });

  it('takes the place of any other in a place for one', async () => {
    awayUntil();
    const { kept, port } = memoryKeeping();
    await closedPage(port);
    const { engine } = engineWith({ keeping: port, multiple: false });
    engine.add([fileOf(20, 'nowa.pdf')], 'files');
    await vi.advanceTimersByTimeAsync(3100);
    expect([...kept.values()].map(({ name }) => name)).toEqual(['nowa.pdf']);
  });

  it('stays twice where a person saw that it was chosen twice', async () => {
    awayUntil();
    const { kept, port } = memoryKeeping();
    const { engine } = engineWith({ keeping: port });
    engine.add([fileOf(10), fileOf(10)]);
    await vi.advanceTimersByTimeAsync(3100);
    expect(kept.size).toBe(2);
  });

  it('is kept on a device that has no room for it twice', async () => {
    awayUntil();
    const { kept, port } = memoryKeeping();
    await closedPage(port);
    const hasRoom = () => kept.size < 1;
    const keep: KeepingPort['keep'] = async (upload) => {
      kept.delete(upload.id);
      if (hasRoom()) return port.keep(upload);
      kept.set(upload.id, { ...upload, file: undefined });
      return false;
    };
    const { engine } = engineWith({ keeping: { ...port, keep } });
    engine.add([fileOf(10)], 'files');
    await vi.advanceTimersByTimeAsync(3100);
    expect([...kept.keys()]).toEqual(['u1']);
    expect(kept.get('u1')?.file).toBeDefined();
    expect(uploadsOf(engine)[0]?.failure?.unloaded).toEqual({ isKept: true });
  });

  it('keeps its earlier copy on a device that takes no other', async () => {
    awayUntil();
    const { kept, port } = memoryKeeping();
    await closedPage(port);
    const keep: KeepingPort['keep'] = async (upload) => upload.id === 'earlier' && port.keep(upload);
    const { engine } = engineWith({ keeping: { ...port, keep } });
    engine.add([fileOf(10)], 'files');
    await vi.advanceTimersByTimeAsync(3100);
    expect([...kept.keys()]).toEqual(['earlier']);
    expect(kept.get('earlier')?.file).toBeDefined();
  });
});

describe('on a slow device', () => {
  /** Keeps after so many milliseconds. */
  function slowKeeping(ms: number) {
    const { kept, port } = memoryKeeping();
    const keep: KeepingPort['keep'] = async (upload) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return port.keep(upload);
    };
    return { kept, port: { ...port, keep } };
  }

  it('a row that said that the file is not kept says that it is, once it is', async () => {
    awayUntil();
    const { engine } = engineWith({ keeping: slowKeeping(5000).port });
    engine.add([fileOf(10)]);
    await vi.advanceTimersByTimeAsync(3100);
    expect(uploadsOf(engine)[0]?.failure?.unloaded).toEqual({ isKept: false });
    await vi.advanceTimersByTimeAsync(2000);
    expect(uploadsOf(engine)[0]?.failure?.unloaded).toEqual({ isKept: true });
  });

  it('nothing is left of what was sent before the device had it', async () => {
    const comes = awayUntil();
    const { kept, port } = slowKeeping(5000);
    const { engine } = engineWith({ keeping: { ...port, keep: keepsUnsentOnly(port) } });
    engine.add([fileOf(10)]);
    await vi.advanceTimersByTimeAsync(100);
    comes();
    await vi.advanceTimersByTimeAsync(2000);
    expect(resultsOf(engine)).toEqual(['success']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(kept.size).toBe(0);
  });

  /** The first copy is slow, and every later one is refused. */
  function keepsUnsentOnly({ keep }: KeepingPort): KeepingPort['keep'] {
    let copies = 0;
    return async (upload) => {
      copies += 1;
      return copies === 1 ? keep(upload) : false;
    };
  }
});

describe('after its field was left', () => {
  it('an upload that waited for the working part is not kept once more when that comes', async () => {
    const comes = awayUntil();
    const { kept, port } = memoryKeeping();
    await closedPage(port);
    comes();
    const next = engineWith({ keeping: port });
    await next.engine.restore();
    await untilDone(next.engine);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(next.server.asked).toEqual(['plain']);
    expect(kept.size).toBe(0);
  });

  it('a hash that comes later keeps nothing once more', async () => {
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
    const first = engineWith({ keeping: port, faultOf: (request) => (request === 'chunk' ? 'cut' : 'ok') });
    first.engine.add([slow]);
    await until(() => kept.get('u1')?.session_id, 1);
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
  });
});
