import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SendingOptions } from './sending/sending-port';
import { engineWith, fakeWaits, resultsOf, until, untilDone, uploadsOf } from './testing/engine-world';
import { contentOf, fileOf, type Request } from './testing/fake-server';

beforeEach(fakeWaits);
afterEach(() => void vi.useRealTimers());

/** Requests that are never answered, and what the engine has given with them. */
function silentServer() {
  const asked: SendingOptions[] = [];
  const plain = (_: File, options: SendingOptions) => {
    asked.push(options);
    return new Promise(() => undefined);
  };
  return { asked, sending: { plain } };
}

describe('where no byte moves and no answer comes', () => {
  it.each([
    ['plain', 10],
    ['start', 1_200_000],
    ['chunk', 1_200_000],
    ['finish', 1_200_000],
  ] as const)('for a minute, %s begins anew', async (silent, size) => {
    const faultOf = (request: Request, count: number) => (request === silent && count <= 3 ? 'silent' : 'ok');
    const { engine, server } = engineWith({ faultOf });
    engine.add([fileOf(size)]);
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual(['success']);
    expect([...server.files.values()]).toEqual([contentOf(size)]);
  });

  it('it takes a minute, ends the request and says that it waits', async () => {
    const { asked, sending } = silentServer();
    const { engine } = engineWith({ sending });
    engine.add([fileOf(10)]);
    await until(() => asked.length === 1, 1);
    await vi.advanceTimersByTimeAsync(59_900);
    expect([asked.length, asked[0]?.signal.aborted]).toEqual([1, false]);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(uploadsOf(engine)[0]).toMatchObject({ held: 'offline' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.length).toBe(2);
  });

  it('a line that moves is left alone, however slow', async () => {
    const { asked, sending } = silentServer();
    const { engine } = engineWith({ sending });
    engine.add([fileOf(10)]);
    await until(() => asked.length === 1, 1);
    for (let percent = 1; percent <= 100; percent += 1) {
      asked[0]?.onProgress(percent);
      await vi.advanceTimersByTimeAsync(50_000);
    }
    expect(asked.length).toBe(1);
    // The same number once more is no movement.
    asked[0]?.onProgress(100);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(asked.length).toBe(2);
  });

  it('one that has taken all bytes and needs longer to carry them gets twice the time', async () => {
    const { asked, sending } = silentServer();
    const { engine } = engineWith({ sending });
    engine.add([fileOf(10)]);
    await until(() => asked.length === 1, 1);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(asked.length).toBe(2);
    asked[1]?.onProgress(100);
    await vi.advanceTimersByTimeAsync(119_000);
    expect(asked.length).toBe(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.length).toBe(3);
  });

  it('a chunk that still moves keeps the others', async () => {
    const moving: SendingOptions[] = [];
    const { server } = engineWith();
    const { chunked } = server.sending;
    if (!chunked) throw new Error('The server of the test takes chunks.');
    const chunk = vi.fn((_: unknown, options: SendingOptions) => {
      moving.push(options);
      return new Promise(() => undefined);
    });
    const { engine } = engineWith({ sending: { ...server.sending, chunked: { ...chunked, chunk } } });
    engine.add([fileOf(1_200_000)]);
    await until(() => moving.length === 3, 1);
    for (let percent = 1; percent <= 5; percent += 1) {
      moving[1]?.onProgress(percent);
      await vi.advanceTimersByTimeAsync(40_000);
    }
    expect(moving.some(({ signal }) => signal.aborted)).toBe(false);
    await vi.advanceTimersByTimeAsync(21_000);
    expect(moving.slice(0, 3).every(({ signal }) => signal.aborted)).toBe(true);
  });

  it('what follows an upload is called anew too', async () => {
    const onStored = vi.fn(async () => undefined).mockImplementationOnce(() => new Promise(() => undefined));
    const { engine } = engineWith({ onStored });
    engine.add([fileOf(10)]);
    await untilDone(engine);
    expect(onStored).toHaveBeenCalledTimes(2);
    expect(resultsOf(engine)).toEqual(['success']);
  });

  it('nothing happens where the host wants no limit', async () => {
    const { asked, sending } = silentServer();
    const { engine } = engineWith({ sending, silenceMs: 0 });
    engine.add([fileOf(10)]);
    await until(() => asked.length === 1, 1);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(asked.length).toBe(1);
  });
});
