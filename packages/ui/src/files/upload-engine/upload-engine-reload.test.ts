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
import { contentOf, fileOf } from './testing/fake-server';

beforeEach(fakeWaits);
afterEach(() => void vi.useRealTimers());

describe('after the page was closed', () => {
  /** A page that is closed once the server has three chunks. */
  async function closedPage(keeping = memoryKeeping()) {
    const page = engineWith({ keeping: keeping.port, chunkBytes: 300_000 });
    page.engine.add([fileOf(2_100_000)], '12/INNY');
    await until(() => {
      const upload = uploadsOf(page.engine)[0];
      return (page.server.sessions.get('s1')?.chunks.size ?? 0) >= 3 && upload?.sha256;
    }, 1);
    page.engine.stop();
    await vi.advanceTimersByTimeAsync(1000);
    return { ...keeping, server: page.server, sent: page.server.asked.length };
  }

  it('goes on from the chunks that the server has', async () => {
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

  it('resumes only what the host wants', async () => {
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

  it('is resumed once by two engines of a page, and by the second when the first is left', async () => {
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

  it('sends although the device never answers what it has kept', async () => {
    const { port } = memoryKeeping();
    const { engine } = engineWith({ keeping: { ...port, read: () => new Promise(() => undefined) } });
    void engine.restore();
    engine.add([fileOf(10), fileOf(1_200_000)]);
    await vi.advanceTimersByTimeAsync(1000);
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual(['success', 'success']);
  });

  it('does not resume what was removed while it was read', async () => {
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
