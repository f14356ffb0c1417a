import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sha256Of } from './sha256';
import { engineWith, fakeWaits, resultsOf, until, untilDone, uploadsOf } from './testing/engine-world';
import { contentOf, type Fault, fileOf, type Request } from './testing/fake-server';
import { UploadFailure } from './upload-failure';

beforeEach(fakeWaits);
afterEach(() => void vi.useRealTimers());

/** The first so many requests of a kind go wrong. */
const failing = (request: Request, fault: Fault, times: number) => (asked: Request, count: number) =>
  asked === request && count <= times ? fault : 'ok';

const times = (asked: readonly string[], request: string) =>
  asked.filter((one) => one.startsWith(request)).length;

describe('the way of a file', () => {
  it('of 1048576 bytes is one request, of one byte more three kinds (Spec §9)', async () => {
    const { engine, server } = engineWith({ chunkBytes: 1_048_576 });
    engine.add([fileOf(1_048_576), fileOf(1_048_577)]);
    await untilDone(engine);
    expect(server.asked).toEqual(['plain', 'start', 'chunk 0', 'chunk 1048576', 'finish']);
    expect(server.files.get('f1')).toEqual(contentOf(1_048_576));
    expect(server.files.get('f2')).toEqual(contentOf(1_048_577));
  });

  it('is one request where the host sends no chunks', async () => {
    const { server } = engineWith();
    const { plain } = server.sending;
    const { engine } = engineWith({ sending: { plain } });
    engine.add([fileOf(2_000_000)]);
    await untilDone(engine);
    expect(server.asked).toEqual(['plain']);
  });

  it('has three chunks at once, the lowest offsets first, of the size of end_offset', async () => {
    const { engine, server } = engineWith({ chunkBytes: 300_000 });
    engine.add([fileOf(1_600_000)]);
    await untilDone(engine);
    expect(server.mostAtOnce()).toBe(3);
    expect(server.asked).toEqual([
      'start',
      ...[0, 300_000, 600_000, 900_000, 1_200_000, 1_500_000].map((offset) => `chunk ${offset}`),
      'finish',
    ]);
    expect([...(server.sessions.get('s1')?.chunks.values() ?? [])].map(({ length }) => length)).toEqual([
      ...Array.from({ length: 5 }, () => 300_000),
      100_000,
    ]);
  });

  it('tells its progress: sent chunks and the shares of running ones, of all', async () => {
    const { engine } = engineWith({ chunkBytes: 400_000 });
    const seen = new Set<number>();
    engine.store.subscribe(({ uploads: [upload] }) => seen.add(Math.round(upload?.progress ?? 0)));
    engine.add([fileOf(1_600_000)]);
    await untilDone(engine);
    // Three of four half sent, then sent one after another.
    expect([...seen]).toEqual(expect.arrayContaining([0, 13, 25, 38, 50, 63, 75, 88, 100]));
  });
});

describe('a server that answers wrongly', () => {
  const BAD: readonly Fault[] = ['html', 'null', 'refusal', 400, 500, 503];

  it.each(BAD)('with %s to a part: five times is mended by the sixth attempt', async (fault) => {
    let left = 5;
    const faultOf = (request: Request, _: number, offset?: number) => {
      if (request !== 'chunk' || offset !== 0) return 'ok';
      left -= 1;
      return left >= 0 ? fault : 'ok';
    };
    const { engine, server } = engineWith({ faultOf, chunkBytes: 600_000 });
    engine.add([fileOf(1_200_000)]);
    await untilDone(engine);
    expect(times(server.asked, 'chunk 0')).toBe(6);
    expect(resultsOf(engine)).toEqual(['success']);
  });

  it.each(BAD)('with %s to a chunk six times: `upload`, and the running chunks end', async (fault) => {
    const faultOf = (request: Request, _: number, offset?: number) => {
      if (request !== 'chunk') return 'ok';
      return offset === 0 ? fault : 'silent';
    };
    const { engine, server } = engineWith({ faultOf, chunkBytes: 50_000 });
    engine.add([fileOf(1_200_000)]);
    await untilDone(engine);
    await vi.advanceTimersByTimeAsync(1000);
    expect(times(server.asked, 'chunk 0')).toBe(6);
    expect(server.asked).not.toContain('chunk 150000');
    expect(server.asked).not.toContain('finish');
    expect(server.ended).toEqual(['chunk', 'chunk']);
    expect(resultsOf(engine)).toEqual(['upload']);
  });

  it.each(BAD.flatMap((fault) => [['start', fault] as const, ['finish', fault] as const]))(
    'to %s with %s: `server`, asked once',
    async (request, fault) => {
      const { engine, server } = engineWith({ faultOf: failing(request, fault, 1) });
      engine.add([fileOf(1_200_000)]);
      await untilDone(engine);
      expect(times(server.asked, request)).toBe(1);
      expect(resultsOf(engine)).toEqual(['server']);
    },
  );

  it.each([
    ['html', 'server'],
    ['null', 'server'],
    [400, 'denied'],
    [500, 'server'],
  ] as const)('with %s to a whole file: `%s`', async (fault, code) => {
    const { engine } = engineWith({ faultOf: failing('plain', fault, 1) });
    engine.add([fileOf(10)]);
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual([code]);
  });

  it('keeps the reason of a refusal, which is not tried again', async () => {
    const { server } = engineWith();
    const refusal = new UploadFailure('extension', { refusal: 'content' });
    const chunked = { ...server.sending.chunked, finish: () => Promise.reject(refusal) };
    const { engine } = engineWith({ sending: { ...server.sending, chunked: chunked as never } });
    engine.add([fileOf(1_200_000)]);
    await untilDone(engine);
    expect(uploadsOf(engine)[0]?.failure).toBe(refusal);
  });

  it('asks a retried file for what it has, and begins no other session', async () => {
    const faultOf = (request: Request, count: number, offset?: number) =>
      request === 'chunk' && offset === 800_000 && count <= 8 ? 500 : 'ok';
    const { engine, server } = engineWith({ faultOf });
    const [id = ''] = engine.add([fileOf(1_200_000)]);
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual(['upload']);

    const before = server.asked.length;
    engine.retry(id);
    await untilDone(engine);
    expect(server.asked.slice(before)).toEqual(['status', 'chunk 800000', 'finish']);
    expect(server.files.get('f1')).toEqual(contentOf(1_200_000));
  });

  it('begins anew where the server has forgotten the session', async () => {
    const { engine, server } = engineWith({ faultOf: failing('finish', 500, 1) });
    const [id = ''] = engine.add([fileOf(1_200_000)]);
    await untilDone(engine);
    server.sessions.clear();
    engine.retry(id);
    await untilDone(engine);
    expect(times(server.asked, 'start')).toBe(2);
    expect(resultsOf(engine)).toEqual(['success']);
  });

  it('has the file after all: it is taken, and not asked for again', async () => {
    const { engine, server } = engineWith({ faultOf: failing('finish', 500, 1) });
    const [id = ''] = engine.add([fileOf(1_200_000)]);
    await untilDone(engine);
    const sha256 = await sha256Of(fileOf(1_200_000));
    const options = { signal: new AbortController().signal, onProgress: () => undefined, sha256 };
    const finished = server.sending.chunked?.finish('s1', options);
    await vi.advanceTimersByTimeAsync(1);
    await finished;

    const before = server.asked.length;
    engine.retry(id);
    await untilDone(engine);
    expect(server.asked.slice(before)).toEqual(['status']);
    expect(uploadsOf(engine)[0]).toMatchObject({ phase: 'success', stored: { filename: 'f1' } });
  });

  it('takes the file of a finish whose answer was lost, and stores it once', async () => {
    const { engine, server } = engineWith({ faultOf: failing('finish', 'lost', 1) });
    engine.add([fileOf(1_200_000)]);
    await untilDone(engine);
    expect(server.files.size).toBe(1);
    expect(resultsOf(engine)).toEqual(['success']);
  });

  it('that is silent is `timeout` where requests have a limit', async () => {
    const plain = (_: File, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const hasty = engineWith({ sending: { plain }, timeoutMs: 1000 }).engine;
    hasty.add([fileOf(10)]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(resultsOf(hasty)).toEqual(['timeout']);
  });
});

describe('several files', () => {
  it('go one at a time, and a bad one stops no other', async () => {
    const { engine, server } = engineWith({ faultOf: failing('plain', 500, 1) });
    engine.add([fileOf(10, 'a.pdf'), fileOf(20, 'b.pdf'), fileOf(30, 'c.pdf')]);
    await untilDone(engine);
    expect(server.mostAtOnce()).toBe(1);
    expect(resultsOf(engine)).toEqual(['server', 'success', 'success']);
  });

  it('go as many at once as the host says', async () => {
    const { engine, server } = engineWith({ threads: 2 });
    engine.add([fileOf(10), fileOf(20), fileOf(30)]);
    await untilDone(engine);
    expect(server.mostAtOnce()).toBe(2);
  });

  it('more than the maximum stay in the list and are not sent', async () => {
    const { engine, server } = engineWith({ maximum: 2 });
    engine.add([fileOf(10), fileOf(20), fileOf(30)]);
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual(['success', 'success', 'too-many']);
    engine.retry('u3');
    await untilDone(engine);
    expect(server.asked).toEqual(['plain', 'plain']);
  });

  it('without a file among them list it as `file_object`', async () => {
    const { engine } = engineWith();
    engine.add(['umowa.pdf' as never, fileOf(10)]);
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual(['file_object', 'success']);
  });
});

describe('a person', () => {
  it('pauses a file and goes on: the chunks that the server has are not sent again', async () => {
    const { engine, server } = engineWith({ chunkBytes: 300_000 });
    const [id = ''] = engine.add([fileOf(2_100_000)]);
    await until(() => {
      return (server.sessions.get('s1')?.chunks.size ?? 0) >= 3;
    }, 1);
    engine.pause(id);
    const sent = server.asked.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(uploadsOf(engine)[0]).toMatchObject({ phase: 'idle', held: 'paused' });
    expect(server.asked).toHaveLength(sent);

    engine.resume(id);
    await untilDone(engine);
    expect(server.asked.slice(sent)).not.toContain('chunk 0');
    expect(times(server.asked, 'start')).toBe(1);
    expect(times(server.asked, 'finish')).toBe(1);
    expect(server.files.get('f1')).toEqual(contentOf(2_100_000));
  });

  it('pauses a file that waits, and the next one has its turn', async () => {
    const { engine } = engineWith();
    const [, second = ''] = engine.add([fileOf(10), fileOf(20), fileOf(30)]);
    engine.pause(second);
    await vi.advanceTimersByTimeAsync(1000);
    expect(resultsOf(engine)).toEqual(['success', 'idle', 'success']);
    engine.resume(second);
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual(['success', 'success', 'success']);
  });

  it('removes a running file: it ends on the server too', async () => {
    const { engine, server } = engineWith();
    const [id = ''] = engine.add([fileOf(2_000_000)]);
    await until(() => {
      return uploadsOf(engine)[0]?.session_id;
    }, 1);
    engine.remove(id);
    await vi.advanceTimersByTimeAsync(1000);
    expect(uploadsOf(engine)).toEqual([]);
    expect(server.asked.at(-1)).toBe('cancel');
    expect(server.files.size).toBe(0);
  });

  it('leaves the page: nothing is asked any more', async () => {
    const { engine, server } = engineWith();
    engine.add([fileOf(2_000_000), fileOf(10)]);
    await vi.advanceTimersByTimeAsync(1);
    engine.stop();
    const sent = server.asked.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked).toHaveLength(sent);
  });
});

describe('what follows an upload', () => {
  it('is a part of it, and is tried again alone', async () => {
    const onStored = vi.fn().mockRejectedValueOnce(new UploadFailure('denied'));
    const { engine, server } = engineWith({ onStored });
    const [id = ''] = engine.add([fileOf(10)]);
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual(['denied']);
    engine.retry(id);
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual(['success']);
    expect(server.asked).toEqual(['plain']);
    expect(onStored).toHaveBeenCalledTimes(2);
  });

  it('waits for the connection as the upload does', async () => {
    const onStored = vi.fn().mockRejectedValueOnce(new UploadFailure('network', { wasReached: false }));
    const { engine } = engineWith({ onStored });
    engine.add([fileOf(10)]);
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual(['success']);
  });
});
