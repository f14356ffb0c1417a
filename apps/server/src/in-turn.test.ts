import { deferred } from '@urzad/domain/testing/deferred';
import { expect, it } from 'vitest';
import { inTurnBy } from './in-turn';

/** Work that records its beginning and ends when the test lets it. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, ReturnType<typeof deferred<void>>>();
  const work = (name: string) => () => {
    begun.push(name);
    const end = deferred<void>();
    ends.set(name, end);
    return end.promise;
  };
  return { begun, work, end: (name: string) => ends.get(name) };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

it('runs works with one key one after another, and others beside them', async () => {
  const inTurn = inTurnBy<number>();
  const { begun, work, end } = works();
  const first = inTurn(1, work('first'));
  const second = inTurn(1, work('second'));
  const other = inTurn(2, work('other'));
  await soon();
  expect(begun).toEqual(['first', 'other']);

  end('first')?.resolve();
  await first;
  await soon();
  expect(begun).toEqual(['first', 'other', 'second']);
  // Work added while the last one runs waits for it too.
  const third = inTurn(1, work('third'));
  await soon();
  expect(begun).not.toContain('third');

  end('second')?.resolve();
  end('other')?.resolve();
  await Promise.all([second, other]);
  await soon();
  end('third')?.resolve();
  await third;
});

it('goes on after one that failed, which only its own caller hears of', async () => {
  const inTurn = inTurnBy<number>();
  const first = inTurn(1, () => Promise.reject(new Error('seal')));
  const second = inTurn(1, async () => 'done');

  await expect(first).rejects.toThrow('seal');
  expect(await second).toBe('done');
});
