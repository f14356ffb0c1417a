import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserConnection, waitMs } from './connection';
import type { KeptUpload } from './keeping-port';
import {
  engineWith,
  fakeWaits,
  memoryKeeping,
  resultsOf,
  until,
  untilDone,
  uploadsOf,
} from './testing/engine-world';
import { contentOf, type Fault, fileOf } from './testing/fake-server';
import { failureOfStatus } from './upload-failure';
import { uploadWorkPart } from './upload-work-part';

beforeEach(fakeWaits);
afterEach(() => void vi.useRealTimers());

describe('without a connection', () => {
  it('waits 1, 2, 4, 8, 16 and then 30 seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 60].map(waitMs)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });

  it('tries at once when the browser is online, and forgets its timer', async () => {
    const browser = new EventTarget();
    const { signal } = new AbortController();
    const waiting = browserConnection(browser).wait(5, signal);
    browser.dispatchEvent(new Event('online'));
    await expect(waiting).resolves.toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends its wait with the upload', async () => {
    const controller = new AbortController();
    const waiting = browserConnection(new EventTarget()).wait(0, controller.signal);
    controller.abort('removed');
    await expect(waiting).rejects.toBe('removed');
  });

  it('an upload says that it waits, spends no attempt and goes on', async () => {
    let fault: Fault = 'cut';
    const { engine, server } = engineWith({ faultOf: (request) => (request === 'chunk' ? fault : 'ok') });
    engine.add([fileOf(1_200_000)]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(uploadsOf(engine)[0]).toMatchObject({ phase: 'active', held: 'offline' });
    // Far more than six for each of the three parts.
    expect(server.asked.length).toBeGreaterThan(40);

    fault = 'ok';
    await untilDone(engine);
    expect(uploadsOf(engine)[0]).toMatchObject({ phase: 'success', held: undefined });
    expect(server.files.get('f1')).toEqual(contentOf(1_200_000));
  });

  it.each(['plain', 'start', 'finish'] as const)('%s is asked again', async (cut) => {
    const size = cut === 'plain' ? 10 : 1_200_000;
    const { engine } = engineWith({
      faultOf: (request, count) => (request === cut && count < 9 ? 'cut' : 'ok'),
    });
    engine.add([fileOf(size)]);
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual(['success']);
  });

  it('the working part is waited for too, and a person may change their mind meanwhile', async () => {
    const offline = new Error('Offline');
    const load = vi.spyOn(uploadWorkPart, 'load');
    for (let files = 0; files < 3; files += 1) load.mockRejectedValueOnce(offline);
    const { engine, server } = engineWith();
    const [first = '', second = ''] = engine.add([fileOf(10), fileOf(20), fileOf(30)]);
    await vi.advanceTimersByTimeAsync(1);
    expect(uploadsOf(engine).map(({ held }) => held)).toEqual(['offline', 'offline', 'offline']);
    engine.pause(first);
    engine.remove(second);
    await vi.advanceTimersByTimeAsync(5000);
    expect(uploadsOf(engine).map(({ phase, held }) => held ?? phase)).toEqual(['paused', 'success']);
    expect(server.asked).toEqual(['plain']);
    load.mockRestore();
  });

  it('the working part that does not come although there is a connection fails the file, is asked for again and sends it', async () => {
    let isAway = true;
    const load = uploadWorkPart.load;
    vi.spyOn(uploadWorkPart, 'load').mockImplementation(() =>
      isAway ? Promise.reject(new TypeError('Failed to fetch')) : load(),
    );
    const { kept, port } = memoryKeeping();
    const { engine, server } = engineWith({ keeping: port, maximum: 2 });
    const [first = '', second = ''] = engine.add([fileOf(10), fileOf(20)], '12/INNY');
    await vi.advanceTimersByTimeAsync(2900);
    expect(uploadsOf(engine)[0]).toMatchObject({ phase: 'idle', held: 'offline' });
    await vi.advanceTimersByTimeAsync(200);
    const failure = { code: 'network', unloaded: { isKept: true } };
    expect(uploadsOf(engine)).toMatchObject([
      { phase: 'error', held: undefined, failure },
      { phase: 'error', failure },
    ]);
    expect([...kept.values()]).toMatchObject([
      { id: first, size: 10, scope: '12/INNY' },
      { id: second, size: 20 },
    ]);

    // They wait: another file has no place, and one that is taken off is no longer kept.
    engine.add([fileOf(30)]);
    expect(resultsOf(engine).at(-1)).toBe('too-many');
    engine.remove(second);
    engine.retry(first);
    await vi.advanceTimersByTimeAsync(1);
    expect(uploadsOf(engine)[0]).toMatchObject({ phase: 'idle', held: 'offline', failure: undefined });
    expect([...kept.keys()]).toEqual([first]);
    await vi.advanceTimersByTimeAsync(3100);
    expect(resultsOf(engine)[0]).toBe('network');

    isAway = false;
    await until(() => resultsOf(engine)[0] === 'success');
    expect(server.asked).toEqual(['plain']);
    expect(kept.size).toBe(0);
    vi.mocked(uploadWorkPart.load).mockRestore();
  });

  it('the working part is asked for once at a time, however often a person tries again', async () => {
    const load = vi.spyOn(uploadWorkPart, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    const { engine } = engineWith();
    const [id = ''] = engine.add([fileOf(10)]);
    await vi.advanceTimersByTimeAsync(6900);
    expect(resultsOf(engine)).toEqual(['network']);
    engine.retry(id);
    // The next try of the first turn is due at 7 s.
    await vi.advanceTimersByTimeAsync(2900);
    expect(uploadsOf(engine)[0]).toMatchObject({ phase: 'idle', held: 'offline' });
    await vi.advanceTimersByTimeAsync(200);
    expect(resultsOf(engine)).toEqual(['network']);
    // At 0, 1 and 3 s, then at 0, 1 and 3 s after the retry.
    expect(load).toHaveBeenCalledTimes(6);
    load.mockRestore();
  });

  it('a page that is loaded anew sends what was kept while the working part did not come', async () => {
    const load = vi.spyOn(uploadWorkPart, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    const { kept, port } = memoryKeeping();
    const page = engineWith({ keeping: port });
    page.engine.add([fileOf(10)]);
    await vi.advanceTimersByTimeAsync(3100);
    expect(kept.size).toBe(1);
    page.engine.stop();
    load.mockRestore();

    const { engine, server } = engineWith({ keeping: port });
    await engine.restore();
    await untilDone(engine);
    expect(server.files.get('f1')).toEqual(contentOf(10));
    expect(kept.size).toBe(0);
  });

  it('says that a file is not kept where the host keeps none', async () => {
    const load = vi.spyOn(uploadWorkPart, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    const { engine } = engineWith({ keeping: memoryKeeping({ withFiles: false }).port });
    engine.add([fileOf(10)]);
    await vi.advanceTimersByTimeAsync(3100);
    expect(uploadsOf(engine)[0]?.failure?.unloaded).toEqual({ isKept: false });
    engine.stop();
    load.mockRestore();
  });

  it('a file that cannot be read any more is `not_exists`, and no lost connection', async () => {
    const { engine } = engineWith({
      faultOf: () => 'cut',
      sending: { plain: () => Promise.reject(failureOfStatus(0)) },
    });
    const gone = fileOf(10);
    gone.slice = () => {
      throw new DOMException('', 'NotFoundError');
    };
    engine.add([gone, fileOf(20)]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(resultsOf(engine)).toEqual(['not_exists', 'active']);
  });
});

describe('after the page was closed', () => {
  /** A page that is closed once the server has three parts. */
  async function closedPage(keeping = memoryKeeping()) {
    const page = engineWith({ keeping: keeping.port, chunkBytes: 300_000 });
    page.engine.add([fileOf(2_100_000)], '12/INNY');
    await until(() => {
      const upload = uploadsOf(page.engine)[0];
      return (page.server.sessions.get('s1')?.parts.size ?? 0) >= 3 && upload?.sha256;
    }, 1);
    page.engine.stop();
    await vi.advanceTimersByTimeAsync(1000);
    return { ...keeping, server: page.server, sent: page.server.asked.length };
  }

  it('goes on from the parts that the server has', async () => {
    const { server, port, sent, kept } = await closedPage();
    const { engine } = engineWith({ sending: server.sending, keeping: port });
    await engine.restore();
    expect(uploadsOf(engine)[0]).toMatchObject({ name: 'umowa.pdf', scope: '12/INNY' });
    await untilDone(engine);
    expect(server.asked.slice(sent)[0]).toBe('status');
    expect(server.asked.slice(sent)).not.toContain('start');
    expect(server.asked.slice(sent)).not.toContain('chunk 0');
    expect(server.files.get('f1')).toEqual(contentOf(2_100_000));
    expect(kept.size).toBe(0);
  });

  it('was kept with its session before a part was sent, however long that takes', async () => {
    const { port } = memoryKeeping();
    let release: (() => void) | undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { engine, server } = engineWith({ keeping: { ...port, keep } });
    async function keep(upload: KeptUpload) {
      if (upload.session_id) await released;
      await port.keep(upload);
    }
    engine.add([fileOf(1_200_000)]);
    let turns = 0;
    await until(() => ++turns > 100);
    expect(server.asked).toEqual(['start']);

    release?.();
    await untilDone(engine);
    expect(server.files.get('f1')).toEqual(contentOf(1_200_000));
  });

  it('takes up only what the host wants', async () => {
    const { port } = await closedPage();
    const { engine } = engineWith({ keeping: port });
    await engine.restore(({ scope }) => scope === '13/INNY');
    expect(uploadsOf(engine)).toEqual([]);
  });

  it.each([100, 1_200_000])('only what follows is done of %i bytes that the server has', async (size) => {
    const { port, kept } = memoryKeeping();
    const first = engineWith({ keeping: port, onStored: () => new Promise(() => undefined) });
    first.engine.add([fileOf(size)], '12/INNY');
    await until(() => kept.get('u1')?.stored, 1);
    expect(kept.get('u1')?.file).toBeUndefined();
    first.engine.stop();

    const followed: unknown[] = [];
    const { engine, server } = engineWith({
      keeping: port,
      onStored: (stored, { id, scope }) => void followed.push([id, scope, stored.filename]),
    });
    await engine.restore();
    await untilDone(engine);
    expect(followed).toEqual([['u1', '12/INNY', 'f1']]);
    expect(server.asked).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('asks for a file that was not kept, and goes on with the same one', async () => {
    const { server, port, sent } = await closedPage(memoryKeeping({ withFiles: false }));
    const { engine } = engineWith({ sending: server.sending, keeping: port });
    await engine.restore();
    expect(resultsOf(engine)).toEqual(['file_object']);
    engine.retry('u1');
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual(['file_object']);

    expect(engine.add([fileOf(2_100_000)], '12/INNY')).toEqual(['u1']);
    await untilDone(engine);
    expect(server.asked.slice(sent)[0]).toBe('status');
    expect(server.asked.slice(sent)).not.toContain('chunk 0');
    expect(server.files.get('f1')).toEqual(contentOf(2_100_000));
  });

  it('sends another file of that name and size from its beginning', async () => {
    const { server, port, sent } = await closedPage(memoryKeeping({ withFiles: false }));
    const { engine } = engineWith({ sending: server.sending, keeping: port });
    await engine.restore();
    engine.add([fileOf(2_100_000, 'umowa.pdf', 8)], '12/INNY');
    await untilDone(engine);
    expect(server.asked.slice(sent, sent + 2)).toEqual(['cancel', 'start']);
    expect([...server.sessions.keys()]).toEqual(['s2']);
    expect(server.files.get('f1')).toEqual(contentOf(2_100_000, 8));
  });

  it('is taken up once by two engines of a page, and by the second when the first is left', async () => {
    const { server, port } = await closedPage();
    const given = { sending: server.sending, keeping: port };
    const [first, second] = [engineWith(given).engine, engineWith(given).engine];
    await Promise.all([first.restore(), second.restore()]);
    expect([first, second].map((engine) => uploadsOf(engine).length)).toEqual([1, 0]);
    first.stop();
    await second.restore();
    await untilDone(second);
    expect(resultsOf(second)).toEqual(['success']);
    expect(server.files.size).toBe(1);
  });

  it('is taken up by the next engine although the first was left before its working part came', async () => {
    const { port, kept } = memoryKeeping();
    const load = vi.spyOn(uploadWorkPart, 'load').mockRejectedValueOnce(new Error('Offline'));
    load.mockRejectedValueOnce(new Error('Offline'));
    const first = engineWith({ keeping: port }).engine;
    const restored = first.restore();
    first.add([fileOf(10)]);
    first.stop();
    await until(() => kept.size > 0);
    await restored;
    load.mockRestore();

    const { engine, server } = engineWith({ keeping: port });
    await engine.restore();
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual(['success']);
    expect(server.asked).toEqual(['plain']);
  });

  it('is sent by the next engine alone although the first told that its working part does not come', async () => {
    const { port } = memoryKeeping();
    const load = vi.spyOn(uploadWorkPart, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    const first = engineWith({ keeping: port });
    first.engine.add([fileOf(10)]);
    await vi.advanceTimersByTimeAsync(3100);
    expect(resultsOf(first.engine)).toEqual(['network']);
    first.engine.stop();
    load.mockRestore();

    const second = engineWith({ keeping: port });
    await second.engine.restore();
    await untilDone(second.engine);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(second.server.asked).toEqual(['plain']);
    expect(first.server.asked).toEqual([]);
  });

  it('sends although the device never tells what it has kept', async () => {
    const { port } = memoryKeeping();
    const { engine } = engineWith({ keeping: { ...port, read: () => new Promise(() => undefined) } });
    void engine.restore();
    engine.add([fileOf(10), fileOf(1_200_000)]);
    await vi.advanceTimersByTimeAsync(1000);
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual(['success', 'success']);
  });

  it('does not take up once more what was removed while it was read', async () => {
    const { port } = memoryKeeping();
    let answer: (kept: readonly KeptUpload[]) => void = () => undefined;
    const read = () => new Promise<readonly KeptUpload[]>((resolve) => (answer = resolve));
    const { engine } = engineWith({ keeping: { ...port, read } });
    const restored = engine.restore();
    const [id = ''] = engine.add([fileOf(10)]);
    await vi.advanceTimersByTimeAsync(1);
    engine.remove(id);
    answer([{ id, name: 'umowa.pdf', size: 10, type: '', scope: '', file: fileOf(10) }]);
    await restored;
    expect(uploadsOf(engine)).toEqual([]);
  });

  it('begins anew with a file of which neither content nor hash was kept', async () => {
    const { server, port, kept, sent } = await closedPage(memoryKeeping({ withFiles: false }));
    for (const [id, upload] of kept) kept.set(id, { ...upload, sha256: undefined });
    const { engine } = engineWith({ sending: server.sending, keeping: port });
    await engine.restore();
    engine.add([fileOf(2_100_000, 'umowa.pdf', 8)], '12/INNY');
    await untilDone(engine);
    expect(server.asked.slice(sent)[0]).toBe('start');
    expect(server.files.get('f1')).toEqual(contentOf(2_100_000, 8));
  });

  it('keeps nothing of what is sent, removed or refused', async () => {
    const { kept, port } = memoryKeeping();
    const { engine } = engineWith({
      keeping: port,
      faultOf: (request) => (request === 'plain' ? 'ok' : 500),
    });
    const [, second = ''] = engine.add([fileOf(10), fileOf(1_200_000)]);
    await untilDone(engine);
    expect([...kept.keys()]).toEqual([second]);
    engine.remove(second);
    await vi.advanceTimersByTimeAsync(1000);
    expect(kept.size).toBe(0);
  });

  it('sends although nothing can be kept', async () => {
    const full = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    const { engine } = engineWith({ keeping: { keep: full, read: full, remove: full } });
    await engine.restore();
    engine.add([fileOf(1_200_000)]);
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual(['success']);
  });
});
