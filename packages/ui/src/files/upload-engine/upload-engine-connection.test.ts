import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserConnection, waitMs } from './connection';
import { engineWith, fakeWaits, resultsOf, until, untilDone, uploadsOf } from './testing/engine-world';
import { contentOf, type Fault, fileOf, type Request } from './testing/fake-server';
import { failureOfStatus } from './upload-failure';

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
    // Far more than the six tries that a server would have answered.
    expect(server.asked.length).toBeGreaterThan(20);

    fault = 'ok';
    await untilDone(engine);
    expect(uploadsOf(engine)[0]).toMatchObject({ phase: 'success', held: undefined });
    expect(server.files.get('f1')).toEqual(contentOf(1_200_000));
  });

  it('sends one chunk at a time after a cut, the lowest first', async () => {
    const faultOf = (request: Request, count: number) => (request === 'chunk' && count <= 3 ? 'cut' : 'ok');
    const { engine, server } = engineWith({ chunkBytes: 300_000, faultOf });
    engine.add([fileOf(1_200_000)]);
    await until(() => server.asked.length >= 4, 1);
    const before = server.mostAtOnce();
    await untilDone(engine);
    expect([before, server.mostAtOnce()]).toEqual([3, 3]);
    expect(server.asked.slice(4)).toEqual([
      ...[0, 300_000, 600_000, 900_000].map((offset) => `chunk ${offset}`),
      'finish',
    ]);
    expect(resultsOf(engine)).toEqual(['success']);
  });

  it('a bar does not stand at what never arrived', async () => {
    const plain = (_: File, { onProgress }: { onProgress: (percent: number) => void }) => {
      onProgress(100);
      return Promise.reject(failureOfStatus(0));
    };
    const { engine } = engineWith({ sending: { plain } });
    engine.add([fileOf(10)]);
    await until(() => uploadsOf(engine)[0]?.held, 1);
    expect(uploadsOf(engine)[0]).toMatchObject({ held: 'offline', progress: 0 });
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
