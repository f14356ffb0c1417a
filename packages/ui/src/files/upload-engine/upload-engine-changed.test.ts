import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SendingPort } from './sending/sending-port';
import { sha256Of } from './sha256';
import { engineWith, fakeWaits, resultsOf, until, untilDone, uploadsOf } from './testing/engine-world';
import { contentOf, fileOf } from './testing/fake-server';

beforeEach(fakeWaits);
afterEach(() => void vi.useRealTimers());

const SIZE = 1_200_000;
const CHUNK = 400_000;

/** A file into which another program writes once its first chunk was read. */
function changingFile() {
  const bytes = contentOf(SIZE);
  const file = new File([bytes], 'umowa.pdf', { type: 'application/pdf' });
  file.slice = (start, end, type = '') => {
    const isChunk = type !== '';
    if (isChunk && start === CHUNK) bytes.fill(0, CHUNK, CHUNK + 10);
    return new Blob([bytes.slice(start, end)], { type });
  };
  return file;
}

it('the server is told the digest of what was chosen', async () => {
  const { server } = engineWith();
  const told: string[] = [];
  const { plain, chunked } = server.sending;
  if (!chunked) throw new Error('The server of the test takes chunks.');
  const sending: SendingPort = {
    plain: (file, options) => {
      told.push(options.sha256);
      return plain(file, options);
    },
    chunked: {
      ...chunked,
      finish: (id, options) => {
        told.push(options.sha256);
        return chunked.finish(id, options);
      },
    },
  };
  const { engine } = engineWith({ sending });
  engine.add([fileOf(10), fileOf(1_200_000)]);
  await untilDone(engine);
  expect(told).toEqual([await sha256Of(fileOf(10)), await sha256Of(fileOf(1_200_000))]);
});

describe('a file that is changed while it is sent', () => {
  /** Its first chunk is read before the change, the last ones after it. */
  async function changedOnTheWay() {
    const { engine, server } = engineWith({ chunkBytes: CHUNK });
    const [id = ''] = engine.add([changingFile()]);
    await untilDone(engine);
    return { engine, server, id };
  }

  it('is not stored as a mixture: the person is told, and chooses it again', async () => {
    const { engine, server, id } = await changedOnTheWay();
    expect(server.files.size).toBe(0);
    expect(uploadsOf(engine)[0]?.failure).toMatchObject({ code: 'not_exists', refusal: 'changed' });

    expect(engine.add([fileOf(SIZE, 'umowa.pdf', 9)])).toEqual([id]);
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual(['success']);
    expect([...server.files.values()]).toEqual([contentOf(SIZE, 9)]);
    // The session of the bytes that never were a document has ended.
    expect([...server.sessions.keys()]).toEqual(['s2']);
  });

  it('has no content of before among what may be sent once more', async () => {
    const { engine, server, id } = await changedOnTheWay();
    expect(engine.add([fileOf(SIZE)])).toEqual([id]);
    await untilDone(engine);
    expect([...server.files.values()]).toEqual([contentOf(SIZE)]);
  });
});

it('bytes that were damaged on the way are sent once more', async () => {
  const { engine, server } = engineWith({ chunkBytes: CHUNK });
  const [id = ''] = engine.add([fileOf(SIZE)]);
  await until(() => server.sessions.get('s1')?.chunks.has(0), 1);
  server.sessions.get('s1')?.chunks.get(0)?.fill(0);
  await untilDone(engine);
  expect(uploadsOf(engine)[0]?.failure).toMatchObject({ code: 'upload', refusal: undefined });

  engine.retry(id);
  await untilDone(engine);
  expect([...server.files.values()]).toEqual([contentOf(SIZE)]);
});
