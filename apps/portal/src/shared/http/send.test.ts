import { cofundingRegistrations, sessions } from '@urzad/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureOf, send, urlWithQuery } from './send';

afterEach(() => vi.unstubAllGlobals());

describe('urlWithQuery', () => {
  it.each<[string, unknown, string]>([
    ['no query', undefined, '/api/user/find'],
    ['values', { id: 12, scope: 'online' }, '/api/user/find?id=12&scope=online'],
    ['a list', { scope: ['online', 'online_date'] }, '/api/user/find?scope=online%2Conline_date'],
    [
      'nothing for empty, null and blank ones',
      { a: '', b: null, c: '  ', d: [], e: undefined },
      '/api/user/find',
    ],
    ['zero', { page: 0 }, '/api/user/find?page=0'],
  ])('writes %s', (_what, query, address) => {
    expect(urlWithQuery('/api/user/find', query)).toBe(address);
  });
});

const answered = (status: number, headers: Record<string, string> = {}) => ({
  status,
  headers: new Headers(headers),
});

describe('failureOf', () => {
  it('reads when the request makes sense again', () => {
    vi.useFakeTimers({ now: new Date('2027-02-10T08:00:00Z') });
    const againAt = (wait: string) => failureOf(answered(429, { 'Retry-After': wait }), undefined).againAt;
    expect(againAt('40')).toEqual(new Date('2027-02-10T08:00:40Z'));
    expect(againAt('soon')).toBeUndefined();
    vi.useRealTimers();
  });

  it('reads code and data', () => {
    const failure = failureOf(answered(409), { code: 'illegal-step', data: { status: 'draft' } });
    expect(failure).toMatchObject({ code: 'illegal-step', status: 409, data: { status: 'draft' } });
    expect(failure.againAt).toBeUndefined();
  });

  it.each([undefined, null, '<html>', { error: 'x' }])('takes %j for a server error', (json) => {
    expect(failureOf(answered(502), json)).toMatchObject({ code: 'server', status: 502 });
  });
});

it('reads what it knows of an answer of a newer server', async () => {
  const answer = { data: { firstname: 'Ola', added: 1 }, added: 1 };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)));
  expect(await send(sessions.find, {})).toEqual({ data: { firstname: 'Ola' } });
});

describe('a request that was late', () => {
  const late = () => Response.json({ code: 'not-valid', data: null }, { status: 408 });
  const done = () => Response.json({ data: { id: 1, row_version: 2, mod_date: '2027-02-10T13:32:00.000Z' } });
  const save = (idempotencyKey?: string) =>
    send(cofundingRegistrations.set, {
      query: { id: 1 },
      body: { form: {}, row_version: 1 },
      idempotencyKey,
    });

  /** Answers one after the other; the keys that were sent. */
  function answering(...answers: Response[]) {
    const keys: unknown[] = [];
    vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
      keys.push(headers['Idempotency-Key']);
      return answers.shift();
    });
    return keys;
  }

  it('is sent once more under the same key', async () => {
    const keys = answering(late(), done());
    expect(await save('key-1')).toMatchObject({ data: { row_version: 2 } });
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it('is told as a matter of the line when it is late again, or has no key', async () => {
    answering(late(), late());
    await expect(save('key-1')).rejects.toMatchObject({ code: 'network', status: 408 });
    const keys = answering(late());
    await expect(save()).rejects.toMatchObject({ code: 'network', status: 408 });
    expect(keys).toHaveLength(1);
  });

  it('is asked again where it only reads', async () => {
    const keys = answering(late(), Response.json({ data: { firstname: 'Ola' } }));
    expect(await send(sessions.find, {})).toEqual({ data: { firstname: 'Ola' } });
    expect(keys).toHaveLength(2);
  });
});

describe('a request that outlives its page', () => {
  it.each([
    ['is kept alive while it is small', 'a', true],
    [
      'is sent as any other beyond 65,536 bytes, which the browser would refuse',
      'ż'.repeat(32_768),
      undefined,
    ],
  ])('%s', async (_what, secondname, keepalive) => {
    const fetched = vi.fn(async (_url: string, _init: RequestInit) =>
      Response.json({ data: { id: 1, row_version: 2, mod_date: '2027-02-10T13:32:00.000Z' } }),
    );
    vi.stubGlobal('fetch', fetched);
    await send(cofundingRegistrations.set, {
      query: { id: 1 },
      body: { form: { secondname }, row_version: 1 },
      keepalive: true,
    });
    expect(fetched.mock.calls[0]?.[1].keepalive).toBe(keepalive);
  });
});
