import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { engineWith, fakeWaits, newsOf, resultsOf, untilDone, uploadsOf } from './testing/engine-world';
import { type Fault, fileOf, type Request } from './testing/fake-server';
import { failureOfStatus } from './upload-failure';

beforeEach(fakeWaits);
afterEach(() => void vi.useRealTimers());

describe('while no server answers', () => {
  it.each(['start', 'chunk'] as const)('a person is told once, however often %s is tried', async (cut) => {
    let fault: Fault = 'cut';
    const { engine, server } = engineWith({ faultOf: (request) => (request === cut ? fault : 'ok') });
    const told = newsOf(engine);
    engine.add([fileOf(1_200_000)]);
    await vi.advanceTimersByTimeAsync(70_000);
    expect(server.asked.length).toBeGreaterThan(6);
    expect(told).toEqual(['started', 'offline']);

    fault = 'ok';
    await untilDone(engine);
    expect(told).toEqual(['started', 'offline', 'resumed', 'done']);
  });

  it('the upload goes on with the answer of a server, also where that is a refusal', async () => {
    const faultOf = (request: Request, count: number) =>
      request === 'plain' ? (count === 1 ? 'cut' : 500) : 'ok';
    const { engine } = engineWith({ faultOf });
    const told = newsOf(engine);
    engine.add([fileOf(10)]);
    await untilDone(engine);
    expect(told).toEqual(['started', 'offline', 'resumed', 'failed']);
  });

  it('a request that has moved bytes for five seconds counts as the connection', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    let tell: (percent: number) => void = () => undefined;
    const plain = vi.fn((_: File, { onProgress }: { onProgress: (percent: number) => void }) => {
      tell = onProgress;
      return new Promise(() => undefined);
    });
    plain.mockRejectedValueOnce(failureOfStatus(0));
    const { engine } = engineWith({ sending: { plain } });
    engine.add([fileOf(10)]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(plain).toHaveBeenCalledTimes(2);
    tell(40);
    expect(uploadsOf(engine)[0]).toMatchObject({ held: 'offline', progress: 40 });
    await vi.advanceTimersByTimeAsync(5000);
    tell(60);
    expect(uploadsOf(engine)[0]).toMatchObject({ held: undefined, progress: 60 });
  });
});

describe('a function of the host that never ends', () => {
  const plain = () => new Promise(() => undefined);

  it.each(['remove', 'pause'] as const)('gives up its turn with %s', async (leave) => {
    const send = vi.fn(plain).mockImplementation(plain);
    const { engine, server } = engineWith();
    const mixed = engineWith({
      sending: {
        plain: (file, options) => (file.size === 10 ? send() : server.sending.plain(file, options)),
      },
    }).engine;
    const [first = ''] = mixed.add([fileOf(10), fileOf(20)]);
    await vi.advanceTimersByTimeAsync(1000);
    mixed[leave](first);
    await vi.advanceTimersByTimeAsync(1000);
    expect(resultsOf(mixed).at(-1)).toBe('success');
    engine.stop();
  });

  it('is `timeout` where requests have a limit', async () => {
    const { engine } = engineWith({ sending: { plain }, timeoutMs: 1000 });
    engine.add([fileOf(10)]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(resultsOf(engine)).toEqual(['timeout']);
  });
});
