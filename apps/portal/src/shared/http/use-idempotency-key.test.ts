import { describe, expect, it } from 'vitest';
import { ApiFailure } from './api-failure';
import { idempotencyKey } from './use-idempotency-key';

/** The keys of sends with these outcomes, one after the other. */
async function keysOf(...outcomes: (ApiFailure | 'answer')[]): Promise<string[]> {
  let made = 0;
  const key = idempotencyKey(() => {
    made += 1;
    return `key-${made}`;
  });
  const used: string[] = [];
  for (const outcome of outcomes) {
    const send = key.use((sent) => {
      used.push(sent);
      return outcome === 'answer' ? Promise.resolve(outcome) : Promise.reject(outcome);
    });
    await (outcome === 'answer' ? send : expect(send).rejects.toBe(outcome));
  }
  return used;
}

describe('idempotencyKey', () => {
  it.each([
    ['is the same after an answer that was lost', new ApiFailure('network', undefined, 0), 'key-1'],
    ['is the same after a server in trouble', new ApiFailure('internal', undefined, 502), 'key-1'],
    ['is the same after an answer that broke off', new ApiFailure('server', undefined, 200), 'key-1'],
    ['is the same after a request that was late', new ApiFailure('network', undefined, 408), 'key-1'],
    ['is another one after a refusal', new ApiFailure('conflict', undefined, 409), 'key-2'],
    ['is another one after a wrong code', new ApiFailure('not-valid', undefined, 400), 'key-2'],
  ])('%s', async (_what, failure, next) => {
    expect(await keysOf(failure, 'answer')).toEqual(['key-1', next]);
  });

  it('is another one after each success', async () => {
    expect(await keysOf('answer', 'answer')).toEqual(['key-1', 'key-2']);
  });

  it('is another one for what is pressed next, when the caller says so', async () => {
    const key = idempotencyKey();
    const used: string[] = [];
    const lose = () =>
      key
        .use((sent) => {
          used.push(sent);
          return Promise.reject(new ApiFailure('network', undefined, 0));
        })
        .catch(() => undefined);
    await lose();
    key.renew();
    await lose();
    expect(new Set(used).size).toBe(2);
  });
});
