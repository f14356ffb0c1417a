import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createUnsentKeeping } from './keep-unsent';
import type { KeepingPort, KeptUpload } from './keeping-port';
import { engineWith, fakeWaits, memoryKeeping, untilDone, uploadsOf } from './testing/engine-world';
import { fileOf } from './testing/fake-server';
import { uploadWorkPart } from './upload-work-part';

beforeEach(fakeWaits);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const upload = (id: string, name = `${id}.pdf`, more: Partial<KeptUpload> = {}): KeptUpload => {
  const file = fileOf(10, name);
  return { id, name, size: file.size, type: '', scope: 'files', file, ...more };
};

const ONE = { isMany: false };
const MANY = { isMany: true };

/** A field that keeps what it cannot send, and the sessions that it ended; it is gone when the test ends. */
function field(port: KeepingPort) {
  const cancelled: (string | undefined)[] = [];
  const cancel = ({ session_id }: KeptUpload) => void cancelled.push(session_id);
  const keeping = createUnsentKeeping(port, cancel);
  onTestFinished(keeping.leave);
  return { ...keeping, cancelled };
}

describe('of two fields of one place on one page', () => {
  it('each keeps its file, also where it takes one, and the same one twice', async () => {
    const { kept, port } = memoryKeeping();
    const [first, second] = [field(port), field(port)];
    await first.keep(upload('a'), ONE);
    await second.keep(upload('b'), ONE);
    await first.keep(upload('c', 'umowa.pdf'), MANY);
    await second.keep(upload('d', 'umowa.pdf'), MANY);
    expect([...kept.keys()]).toEqual(['a', 'b', 'c', 'd']);
  });

  it('one that is gone leaves its place to the other', async () => {
    const { kept, port } = memoryKeeping();
    const [first, second] = [field(port), field(port)];
    await first.keep(upload('a'), ONE);
    first.leave();
    await second.keep(upload('b'), ONE);
    expect([...kept.keys()]).toEqual(['b']);
  });

  it('one that is shown again keeps its place', async () => {
    const { kept, port } = memoryKeeping();
    const [first, second] = [field(port), field(port)];
    await first.keep(upload('a'), ONE);
    first.leave();
    first.enter();
    await second.keep(upload('b'), ONE);
    expect([...kept.keys()]).toEqual(['a', 'b']);
  });

  it('one takes up nothing that waits in the other', async () => {
    const { port } = memoryKeeping();
    const first = field(port);
    await first.keep(upload('a'), MANY);
    const { engine } = engineWith({ keeping: port });
    await engine.restore();
    expect(uploadsOf(engine)).toEqual([]);
    first.leave();
    await engine.restore();
    expect(uploadsOf(engine).map(({ id }) => id)).toEqual(['a']);
    await untilDone(engine);
  });

  it('two engines whose working part does not come keep the files of both', async () => {
    vi.spyOn(uploadWorkPart, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    const { kept, port } = memoryKeeping();
    const engines = ['a', 'b'].map((id) => {
      const { engine } = engineWith({ keeping: port, multiple: false, newId: () => id });
      void engine.restore();
      engine.add([fileOf(10, `${id}.pdf`)], 'files');
      return engine;
    });
    await vi.advanceTimersByTimeAsync(3100);
    expect([...kept.keys()]).toEqual(['a', 'b']);

    for (const engine of engines) engine.stop();
    engines.forEach((engine) => void engine.restore());
    const { engine } = engineWith({ keeping: port, multiple: false, newId: () => 'c' });
    engine.add([fileOf(10, 'c.pdf')], 'files');
    await vi.advanceTimersByTimeAsync(3100);
    expect([...kept.keys()]).toEqual(['a', 'b', 'c']);
  });
});

describe('the session of what an earlier page has kept', () => {
  it('ends when another file has its place', async () => {
    const { port } = memoryKeeping();
    await port.keep(upload('a', 'a.pdf', { session_id: 's1' }));
    const late = field(port);
    await late.keep(upload('b'), ONE);
    expect(late.cancelled).toEqual(['s1']);
  });

  it('ends on the server, before the working part is there', async () => {
    vi.spyOn(uploadWorkPart, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    const { port } = memoryKeeping();
    await port.keep(upload('a', 'a.pdf', { session_id: 's1' }));
    const { engine, server } = engineWith({ keeping: port, multiple: false });
    engine.add([fileOf(10)], 'files');
    await vi.advanceTimersByTimeAsync(3100);
    expect(server.asked).toEqual(['cancel']);
  });

  it('goes on where the device takes no new copy', async () => {
    const { kept, port } = memoryKeeping();
    await port.keep(upload('a', 'umowa.pdf', { session_id: 's1' }));
    const keep: KeepingPort['keep'] = async (one) => one.id === 'a' && port.keep(one);
    const late = field({ ...port, keep });
    await late.keep(upload('b', 'umowa.pdf'), MANY);
    expect([...kept.keys()]).toEqual(['a']);
    expect(late.cancelled).toEqual([]);
  });
});
