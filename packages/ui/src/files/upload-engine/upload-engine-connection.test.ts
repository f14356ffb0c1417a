import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserConnection, waitMs } from './connection';
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
    // Far more than six for each of the three chunks.
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
