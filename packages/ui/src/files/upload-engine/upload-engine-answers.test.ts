import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  engineWith,
  fakeWaits,
  memoryKeeping,
  resultsOf,
  untilDone,
  uploadsOf,
} from './testing/engine-world';
import { type Fault, fileOf, type Request } from './testing/fake-server';
import { failureOfStatus, mayRetry, UploadFailure } from './upload-failure';

beforeEach(fakeWaits);
afterEach(() => void vi.useRealTimers());

it('a file goes on from what the server has, and its bar with it', async () => {
  const { engine, server } = engineWith({
    chunkBytes: 300_000,
    faultOf: (request, count, offset) =>
      request === 'chunk' && offset === 900_000 && count < 12 ? 500 : 'ok',
  });
  const [id = ''] = engine.add([fileOf(1_200_000)]);
  await untilDone(engine);
  expect(resultsOf(engine)).toEqual(['upload']);
  const { port } = memoryKeeping();
  const { session_id } = uploadsOf(engine)[0] ?? {};
  await port.keep({
    id,
    name: 'umowa.pdf',
    size: 1_200_000,
    type: '',
    scope: '',
    session_id,
    file: fileOf(1_200_000),
  });

  const next = engineWith({ keeping: port, sending: server.sending }).engine;
  const seen: number[] = [];
  next.store.subscribe(({ uploads: [upload] }) => {
    if (upload?.phase === 'active' && upload.progress !== seen.at(-1)) seen.push(upload.progress);
  });
  await next.restore();
  await untilDone(next);
  expect(seen.slice(0, 2)).toEqual([0, 75]);
});

describe('a retried file whose session is asked for', () => {
  /** Its finish has failed, and then the server answers so about the session. */
  async function retriedWith(fault: Fault) {
    const faultOf = (request: Request, count: number) => {
      if (request === 'finish') return count === 1 ? 500 : 'ok';
      return request === 'status' && count === 1 ? fault : 'ok';
    };
    const { engine, server } = engineWith({ faultOf });
    const [id = ''] = engine.add([fileOf(1_200_000)]);
    await untilDone(engine);
    const before = server.asked.length;
    engine.retry(id);
    await untilDone(engine);
    return { engine, id, server, asked: () => server.asked.slice(before) };
  }

  it.each([
    [401, 'denied'],
    [423, 'denied'],
    [429, 'denied'],
    [503, 'server'],
  ] as const)('%s is no answer to that: it fails, and is not sent anew', async (status, code) => {
    const { engine, id, asked, server } = await retriedWith(status);
    expect(asked()).toEqual(['status']);
    expect(resultsOf(engine)).toEqual([code]);
    engine.retry(id);
    await untilDone(engine);
    expect(asked()).toEqual(['status', 'status', 'finish']);
    expect(server.files.size).toBe(1);
  });

  it('404 means that the server knows none: it is sent anew', async () => {
    const { engine, asked } = await retriedWith(404);
    expect(asked().slice(0, 2)).toEqual(['status', 'start']);
    expect(resultsOf(engine)).toEqual(['success']);
  });
});

it('a session of which the server tells another size is forgotten there: it would count against the person', async () => {
  const { server, engine } = engineWith({ faultOf: (request) => (request === 'finish' ? 500 : 'ok') });
  const [id = ''] = engine.add([fileOf(1_200_000)]);
  await untilDone(engine);
  const session = server.sessions.get('s1');
  if (!session) throw new Error('The session of the test is gone.');
  session.size += 1;

  engine.retry(id);
  await untilDone(engine);
  expect(server.asked).toContain('cancel');
  expect([...server.sessions.keys()]).toEqual(['s2']);
});

describe('a server that says when to come again', () => {
  it('is asked for the chunk after that time, and each retry counts', async () => {
    const { server } = engineWith();
    const { chunked } = server.sending;
    if (!chunked) throw new Error('The server of the test takes chunks.');
    const chunk = vi.fn(() =>
      Promise.reject(new UploadFailure('server', { status: 503, retryAfterMs: 5000 })),
    );
    const { engine } = engineWith({ sending: { ...server.sending, chunked: { ...chunked, chunk } } });
    engine.add([fileOf(1_048_577)]);
    await vi.advanceTimersByTimeAsync(4900);
    const firstTries = chunk.mock.calls.length;
    await vi.advanceTimersByTimeAsync(200);
    expect(chunk.mock.calls.length).toBe(2 * firstTries);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(resultsOf(engine)).toEqual(['active']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(resultsOf(engine)).toEqual(['upload']);
  });
});

it('failures know the status of their answer', () => {
  expect(failureOfStatus(429)).toMatchObject({ code: 'denied', status: 429 });
  expect(new UploadFailure('server').status).toBeUndefined();
});

describe('the pauses between the tries of a chunk', () => {
  it('are 0, 1, 3, 5 and 5 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { server } = engineWith();
    const { chunked } = server.sending;
    if (!chunked) throw new Error('The server of the test takes chunks.');
    const times: number[] = [];
    const chunk = async ({ start_offset }: { start_offset: number }) => {
      if (start_offset === 0) times.push(Date.now());
      throw failureOfStatus(500);
    };
    const { engine } = engineWith({ sending: { ...server.sending, chunked: { ...chunked, chunk } } });
    engine.add([fileOf(1_048_577)]);
    await untilDone(engine);
    const pauses = times.slice(1).map((time, at) => Math.round((time - (times[at] ?? 0)) / 1000));
    expect(pauses).toEqual([0, 1, 3, 5, 5]);
  });
});

it.each([429, 503])('a whole file that %s puts off for a moment waits for it', async (status) => {
  const plain = vi
    .fn(async () => ({ data: { filename: 'f1' } }) as unknown)
    .mockRejectedValueOnce(failureOfStatus(status, undefined, 3000));
  const { engine } = engineWith({ sending: { plain } });
  engine.add([fileOf(10)]);
  await vi.advanceTimersByTimeAsync(2900);
  expect(plain).toHaveBeenCalledTimes(1);
  await untilDone(engine);
  expect(resultsOf(engine)).toEqual(['success']);
});

it('a whole file that is put off for an hour fails, and may be tried again', async () => {
  const plain = () => Promise.reject(failureOfStatus(429, undefined, 3_600_000));
  const { engine } = engineWith({ sending: { plain } });
  engine.add([fileOf(10)]);
  await untilDone(engine);
  expect(resultsOf(engine)).toEqual(['denied']);
  expect(mayRetry(uploadsOf(engine)[0]?.failure ?? new UploadFailure('size'))).toBe(true);
});
