import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  engineWith,
  fakeWaits,
  memoryKeeping,
  resultsOf,
  until,
  untilDone,
  uploadsOf,
} from './testing/engine-world';
import { contentOf, fileOf, type Request } from './testing/fake-server';

beforeEach(fakeWaits);
afterEach(() => void vi.useRealTimers());

describe('the most files', () => {
  it('are asked for with each file, as a host whose stored files leave the list counts them too', async () => {
    const stored = new Set<string>();
    const { engine } = engineWith({ maximum: () => 1 - stored.size });
    const [first = ''] = engine.add([fileOf(10)]);
    await untilDone(engine);
    stored.add('f1');
    engine.remove(first);
    engine.add([fileOf(20)]);
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual(['too-many']);
    stored.clear();
    engine.add([fileOf(30)]);
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual(['too-many', 'success']);
  });

  it('hold for a failed file that is tried again too', async () => {
    const faultOf = (_: Request, count: number) => (count === 1 ? 500 : 'ok');
    const { engine, server } = engineWith({ maximum: 1, faultOf });
    const [first = ''] = engine.add([fileOf(10)]);
    await untilDone(engine);
    engine.add([fileOf(20)]);
    await untilDone(engine);
    engine.retry(first);
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual(['too-many', 'success']);
    expect(server.files.size).toBe(1);
  });

  it('hold places for files that are to be chosen again', async () => {
    const { port, kept } = memoryKeeping({ withFiles: false });
    kept.set('k1', { id: 'k1', name: 'umowa.pdf', size: 10, type: '', scope: '' });
    const { engine } = engineWith({ maximum: 1, keeping: port });
    await engine.restore();
    engine.add([fileOf(20, 'aneks.pdf')]);
    expect(engine.add([fileOf(10)])).toEqual(['k1']);
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual(['success', 'too-many']);
  });
});

describe('a file that was moved while it was sent', () => {
  const SIZE = 1_200_000;

  /** Its first chunk is on the server; nothing of it can be read any more. */
  async function movedFile(options: Parameters<typeof engineWith>[0] = {}) {
    let isMoved = false;
    const faultOf = (request: Request, _: number, offset?: number) =>
      isMoved && request === 'chunk' && offset !== 0 ? 'cut' : 'ok';
    const { engine, server } = engineWith({ ...options, faultOf });
    const file = fileOf(SIZE);
    const slice = file.slice.bind(file);
    file.slice = (...range) => {
      if (isMoved) throw new DOMException('', 'NotFoundError');
      return slice(...range);
    };
    engine.add([file], '12/INNY');
    await until(
      () => uploadsOf(engine)[0]?.session_id && (!options.keeping || uploadsOf(engine)[0]?.sha256),
      1,
    );
    isMoved = true;
    await untilDone(engine);
    isMoved = false;
    return { engine, server, sent: server.asked.length };
  }

  it('goes on when it is chosen again, and leaves no second upload', async () => {
    const { port, kept } = memoryKeeping();
    const { engine, server } = await movedFile({ keeping: port });
    expect(resultsOf(engine)).toEqual(['not_exists']);
    // What was kept is as good as before.
    expect(kept.get('u1')).toMatchObject({ session_id: 's1' });
    expect(engine.add([fileOf(SIZE)], '12/INNY')).toEqual(['u1']);
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual(['success']);
    expect(server.asked.filter((asked) => asked === 'start')).toHaveLength(1);
    expect(kept.size).toBe(0);
    expect(server.files.get('f1')).toEqual(contentOf(SIZE));
  });

  it('is sent anew where nothing tells that the content is the same', async () => {
    const { engine, server, sent } = await movedFile();
    expect(engine.add([fileOf(SIZE, 'umowa.pdf', 8)], '12/INNY')).toEqual(['u1']);
    await untilDone(engine);
    expect(server.asked.slice(sent)).toContain('start');
    expect(server.asked.slice(sent)).toContain('cancel');
    expect(server.files.get('f1')).toEqual(contentOf(SIZE, 8));
  });
});

describe('a refused file', () => {
  it('says which rule of the host it breaks, and waits for no choice', async () => {
    const { engine } = engineWith();
    engine.refuse(fileOf(10), { message: 'Plik jest za duży', code: 'size' }, 'a');
    engine.refuse(fileOf(10), { message: 'To folder', code: 'file_object' }, 'a');
    engine.refuse(fileOf(10), 'Zły format', 'a');
    expect(resultsOf(engine)).toEqual(['size', 'file_object', 'error']);
    expect(uploadsOf(engine).map(({ refused }) => refused)).toEqual([
      'Plik jest za duży',
      'To folder',
      'Zły format',
    ]);
    expect(engine.add([fileOf(10)], 'a')).toEqual(['u4']);
    engine.retry('u1');
    await untilDone(engine);
    expect(resultsOf(engine)).toEqual(['size', 'file_object', 'error', 'success']);
  });
});

it('a file that the server has does not stand still: what follows would be done twice', async () => {
  let end: () => void = () => undefined;
  const onStored = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const { engine } = engineWith({ onStored });
  const [id = ''] = engine.add([fileOf(10)]);
  await until(() => onStored.mock.calls.length, 1);
  engine.pause(id);
  expect(uploadsOf(engine)[0]).toMatchObject({ phase: 'active' });
  expect(uploadsOf(engine)[0]?.held).toBeUndefined();
  end();
  await untilDone(engine);
  expect(onStored).toHaveBeenCalledOnce();
});
