import { describe, expect, it } from 'vitest';
import { shortMemory } from './short-memory';

const START = new Date('2027-02-10T08:00:00.000Z');
const later = (ms: number) => new Date(START.getTime() + ms);

/** A table of one row that counts its readings. */
function table(first: string | undefined) {
  const state = { value: first, readings: 0 };
  const memory = shortMemory(async () => {
    state.readings += 1;
    return state.value;
  });
  return { state, memory };
}

describe('shortMemory', () => {
  it('reads a row once in two seconds', async () => {
    const { state, memory } = table('live');
    for (const ms of [0, 1, 1_999]) expect(await memory.find('token', later(ms))).toBe('live');
    expect(state.readings).toBe(1);

    await memory.find('token', later(2_000));
    expect(state.readings).toBe(2);
  });

  it('reads anew after a write, and when the clock was set back', async () => {
    const { state, memory } = table('live');
    await memory.find('token', START);
    state.value = 'ended';
    memory.forget();
    expect(await memory.find('token', START)).toBe('ended');

    await memory.find('token', later(-1));
    expect(state.readings).toBe(3);
  });

  it('keeps nothing that was read while somebody wrote', async () => {
    let answer: (row: string) => void = () => undefined;
    const memory = shortMemory(
      () =>
        new Promise<string>((resolve) => {
          answer = resolve;
        }),
    );
    const reading = memory.find('token', START);
    memory.forget();
    answer('before the write');
    expect(await reading).toBe('before the write');

    const next = memory.find('token', START);
    answer('after the write');
    expect(await next).toBe('after the write');
  });

  it('asks each time for what is not there', async () => {
    const { state, memory } = table(undefined);
    await memory.find('token', START);
    await memory.find('token', START);
    expect(state.readings).toBe(2);
  });
});
