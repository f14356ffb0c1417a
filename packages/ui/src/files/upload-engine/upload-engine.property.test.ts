import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { engineWith, fakeWaits, untilDone, uploadsOf } from './testing/engine-world';
import { contentOf, type Fault, fileOf, type Request } from './testing/fake-server';

beforeEach(fakeWaits);
afterEach(() => void vi.useRealTimers());

const UNREACHED: readonly Fault[] = ['cut', 'lost', 'silent'];
const REACHED: readonly Fault[] = ['html', 'null', 'refusal', 400, 500, 503];

const fault = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Fault>('ok') },
  { weight: 2, arbitrary: fc.constantFrom(...UNREACHED) },
  { weight: 2, arbitrary: fc.constantFrom(...REACHED) },
);

/** The faults of the first requests; later ones are answered. */
const faults = fc.record({
  start: fc.array(fault, { maxLength: 3 }),
  chunk: fc.array(fault, { maxLength: 40 }),
  finish: fc.array(fault, { maxLength: 3 }),
});

const SIZE = 1_150_000;
const CONTENT = contentOf(SIZE);
const FILE = fileOf(SIZE);

const isWhole = (bytes?: Uint8Array) => bytes !== undefined && Buffer.compare(bytes, CONTENT) === 0;

it('a file arrives whole through any faults, or says why it did not', async () => {
  await fc.assert(
    fc.asyncProperty(faults, async (plan) => {
      const seen: Fault[] = [];
      const refusedAt = new Map<number | undefined, number>();
      const faultOf = (request: Request, count: number, offset?: number) => {
        const now = (request in plan ? plan[request as keyof typeof plan][count - 1] : undefined) ?? 'ok';
        seen.push(now);
        if (request === 'chunk' && REACHED.includes(now)) {
          refusedAt.set(offset, (refusedAt.get(offset) ?? 0) + 1);
        }
        return now;
      };
      const { engine, server } = engineWith({ faultOf, chunkBytes: 150_000 });
      engine.add([FILE]);
      await untilDone(engine);

      const [upload] = uploadsOf(engine);
      const { phase, failure, stored } = upload ?? {};
      if (phase === 'success') {
        expect(isWhole(server.files.get(stored?.filename ?? ''))).toBe(true);
        return;
      }
      // A part used up its six attempts, or the server answered start or finish without success, right now.
      if (failure?.code === 'upload') expect(Math.max(...refusedAt.values())).toBe(6);
      else expect([failure?.code, REACHED.includes(seen.at(-1) ?? 'ok')]).toEqual(['server', true]);
    }),
    { numRuns: 60 },
  );
});

it('a file that failed arrives whole when it is tried again, and is stored once', async () => {
  await fc.assert(
    fc.asyncProperty(faults, async (plan) => {
      const faultOf = (request: Request, count: number) =>
        (request in plan ? plan[request as keyof typeof plan][count - 1] : undefined) ?? 'ok';
      const { engine, server } = engineWith({ faultOf, chunkBytes: 150_000 });
      const [id = ''] = engine.add([FILE]);
      await untilDone(engine);
      for (let tries = 0; tries < 60 && uploadsOf(engine)[0]?.phase === 'error'; tries += 1) {
        engine.retry(id);
        await untilDone(engine);
      }
      expect([...server.files.values()].map(isWhole)).toEqual([true]);
    }),
    { numRuns: 60 },
  );
});
