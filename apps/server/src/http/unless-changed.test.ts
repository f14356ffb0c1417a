import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../test/sign-in';
import { type TestApp, testApp } from '../../test/test-app';

let test: TestApp;
let developer: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  test = await testApp();
  developer = await signIn(test, 'admin.techniczny');
  manager = await signIn(test, 'kierownik');
});
afterAll(() => test.close());

const PLACES = '/api/locality/get';
const ask = (headers: Record<string, string> = {}, url = PLACES) =>
  test.app.inject({ url, headers: { token: developer.tokens.token, ...headers } });

it('names an answer, and sends it once', async () => {
  const first = await ask();
  const tag = String(first.headers.etag);
  expect(tag).toMatch(/^"[\w-]{32}"$/);
  expect(first.headers['cache-control']).toBe('no-store');

  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const again = await ask({ 'if-none-match': known });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    expect(again.headers['content-type']).toBeUndefined();
  }
  expect((await ask({ 'if-none-match': '"other"' })).json()).toEqual(first.json());
});

it.each([
  '/api/library/options?code=TICKET_CATEGORY',
  '/api/library/lookup?ret_type=autocomplete&code=TICKET_CATEGORY',
  '/api/locality/lookup?ret_type=autocomplete&has_text=Gryf',
])('names each answer that a browser keeps: %s', async (url) => {
  const first = await ask({}, url);
  const tag = String(first.headers.etag);
  expect([first.statusCode, tag]).toEqual([200, expect.stringMatching(/^"[\w-]{32}"$/)]);
  expect((await ask({ 'if-none-match': tag }, url)).statusCode).toBe(304);
  // Of another answer it is not the name.
  expect((await ask({ 'if-none-match': tag })).statusCode).toBe(200);
});

it('names no refusal', async () => {
  const refused = await ask({ 'if-none-match': '*' }, '/api/library/options?code=NOT_THERE');
  expect([refused.statusCode, refused.headers.etag]).toEqual([404, undefined]);
});

it('sends what has changed', async () => {
  const tag = String((await ask()).headers.etag);
  const added = await manager.post('/api/locality/add', {
    name: 'Nowe Miejsce',
    community: await aCommune(),
  });
  expect(added.statusCode).toBe(200);
  const again = await ask({ 'if-none-match': tag });
  expect(again.statusCode).toBe(200);
  expect(again.headers.etag).not.toBe(tag);
  expect(again.body).toContain('Nowe Miejsce');
});

it('tells nobody without a session whether it has changed', async () => {
  const tag = String((await ask()).headers.etag);
  const stranger = await test.app.inject({ url: PLACES, headers: { 'if-none-match': tag } });
  expect([stranger.statusCode, stranger.headers.etag]).toEqual([401, undefined]);
});

it('explains itself to a developer as ever', async () => {
  const tag = String((await ask()).headers.etag);
  const told = await ask({ verbose: 'yes', 'if-none-match': tag });
  expect(told.json()).toMatchObject({ verbose: { cause: null } });
});

async function aCommune(): Promise<string> {
  return (await ask()).json().data[0].community;
}
