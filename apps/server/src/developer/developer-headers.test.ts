import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../test/sign-in';
import { type TestApp, testApp } from '../../test/test-app';
import { baseRecordedAction } from './table';

let test: TestApp;
let developer: SignedIn;
let clerk: SignedIn;
beforeAll(async () => {
  test = await testApp();
  // Of the demo only the technical administrator has the privilege.
  developer = await signIn(test, 'admin.techniczny');
  clerk = await signIn(test, 'pracownik1');
});
afterAll(() => test.close());

type Headers = Partial<Record<'verbose' | 'mode' | 'record', string>>;

const ask = (who: SignedIn, url: string, headers: Headers) =>
  test.app.inject({ url, headers: { token: who.tokens.token, ...headers } });
const send = (who: SignedIn, url: string, payload: object, headers: Headers) =>
  test.app.inject({ method: 'POST', url, headers: { token: who.tokens.token, ...headers }, payload });

const ALL: Headers = { verbose: 'yes', mode: 'debug', record: 'yes' };
const URL = '/api/base/initsystem';

describe('Verbose: yes', () => {
  it('adds the time of an answer, and its cause where it failed', async () => {
    const answer = (await ask(developer, URL, { verbose: 'yes' })).json();
    expect(answer).toMatchObject({
      data: { app_name: 'Małe granty II' },
      verbose: { ms: expect.any(Number), cause: null },
    });

    const missing = await ask(developer, '/api/cofundingcall/find?id=999999', { verbose: 'yes' });
    expect(missing.json()).toMatchObject({
      code: 'object-no-exist',
      verbose: { cause: ['Error: object-no-exist'] },
    });
    expect(missing.headers['content-length']).toBe(String(missing.rawPayload.length));
  });
});

describe('Mode: debug', () => {
  it('adds the number of statements and their time', async () => {
    const { debug } = (await ask(developer, URL, { mode: 'debug' })).json();
    expect(debug.sql_count).toBeGreaterThan(2);
    expect(debug.sql_ms).toBeGreaterThan(0);
  });

  it('counts those behind a body and in a transaction', async () => {
    const body = { color_scheme: 'dark' };
    const answer = await send(developer, '/api/baseconfig/usersetmany', body, { mode: 'debug' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().debug.sql_count).toBeGreaterThan(1);
  });

  it('counts each call alone', async () => {
    const counts = await Promise.all(
      [URL, '/api/base/clock', URL, '/api/base/clock'].map(
        async (url) => (await ask(developer, url, { mode: 'debug' })).json().debug.sql_count,
      ),
    );
    expect(counts[1]).toBe(0);
    expect(counts[3]).toBe(0);
    expect(counts[0]).toBe(counts[2]);
  });
});

describe('without the privilege', () => {
  it('the headers have no effect', async () => {
    expect(Object.keys((await ask(clerk, URL, ALL)).json())).toEqual(['data']);
    const stranger = await test.app.inject({ url: URL, headers: ALL as Record<string, string> });
    expect(Object.keys(stranger.json())).toEqual(['data']);
    expect(await test.app.db.$count(baseRecordedAction)).toBe(0);
  });

  it('and other values have none with it', async () => {
    const answer = await ask(developer, URL, { verbose: 'no', mode: 'on', record: '1' });
    expect(Object.keys(answer.json())).toEqual(['data']);
  });
});
