import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../test/test-app';

/** In place of the portal's build for the server. */
const RENDERER = `
export const isRendered = (path) => path === '/' || path === '/login' || path === '/statute';
export const visitorOf = (cookies) => ({ settings: { lang: cookies === 'display=lang-en' ? 'en' : 'pl' }, isInformed: false });
export async function renderPage({ path, answers, visitor }) {
  if (path === '/statute') throw new Error('A component threw.');
  const { app_name } = answers['/api/base/initsystem'].data;
  return { html: '<h1>' + app_name + ' ' + path + ' ' + visitor.settings.lang + '</h1>', title: 'Start' };
}`;

let folder: string;
let server: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'urzad-rendered-'));
  const rendererFile = path.join(folder, 'render.mjs');
  writeFileSync(rendererFile, RENDERER);
  const page = readFileSync(new URL('../../../portal/index.html', import.meta.url));
  writeFileSync(path.join(folder, 'index.html'), page);
  server = await testApp({ parts: { portalDir: folder, rendererFile } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
/** The rendered heading; the portal's own page has none outside the notice. */
const headingOf = (body: string) => /<h1>([^<]* \/\S* (?:pl|en))<\/h1>/.exec(body)?.[1];

it('answers a public page as HTML, in the language of the visitor', async () => {
  const [polish, english] = [await get('/login'), await get('/login', { cookie: 'display=lang-en' })];

  expect(headingOf(polish.body)).toMatch(/ \/login pl$/);
  expect(headingOf(english.body)).toMatch(/ \/login en$/);
  expect(english.body).toContain('<html lang="en"');
});

it.each(['fbclid=IwAR0abc', 'utm_source=a&utm_medium=b', '', '%zz'])(
  'answers the same whatever the address asks besides: ?%s',
  async (query) => {
    const [plain, shared] = [await get('/login'), await get(`/login?${query}`)];
    expect([shared.statusCode, shared.body]).toEqual([200, plain.body]);
  },
);

it('keeps it in no cache between, and has nothing to compare it by', async () => {
  const { headers } = await get('/');

  expect(headers['cache-control']).toBe('no-store');
  expect(String(headers.vary)).toMatch(/cookie/i);
  expect(headers.etag).toBeUndefined();
});

it.each(['/', '/login'])('tells by its head alone the same of %s', async (url) => {
  const [head, page] = [await server.app.inject({ method: 'HEAD', url }), await get(url)];

  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers['content-type']).toBe(page.headers['content-type']);
  expect(head.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
});

it('brings no script but the two of the built page, each by its hash', async () => {
  const { body, headers } = await get('/');
  const inline = [...body.matchAll(/<script(?![^>]*(?:src=|application\/json))/g)];

  expect(inline).toHaveLength(2);
  expect(String(headers['content-security-policy']).match(/'sha256-/g)).toHaveLength(2);
});

it('lets a page frame the three players of films and recordings, and nothing else', async () => {
  const policy = String((await get('/')).headers['content-security-policy']).split('; ');

  expect(policy.filter((rule) => /^(?:frame|media|child|default)-src /.test(rule))).toEqual([
    "default-src 'self'",
    "media-src 'self' blob: https:",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://w.soundcloud.com',
  ]);
});

it('lets styles come before the scripts of a page that can be read already', async () => {
  const [rendered, plain] = [await get('/login'), await get('/code')];

  expect(rendered.body).toContain('<script type="module" fetchpriority="low" src=');
  expect(plain.body).not.toContain('fetchpriority');
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('travels compressed by %s, to who takes it', async (encoding, decompress) => {
  const plain = await get('/login');
  const packed = await get('/login', { 'accept-encoding': encoding });

  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers['content-encoding']).toBe(encoding);
  expect(headingOf(decompress(packed.rawPayload).toString())).toBe(headingOf(plain.body));
});

it('leaves answers of the API as they are: their length would tell of secrets in them', async () => {
  const answer = await get('/api/base/initsystem', { 'accept-encoding': 'br, gzip' });

  expect(answer.headers['content-encoding']).toBeUndefined();
});

it.each(['/code', '/nie-ma-takiej-strony'])('leaves %s to the browser', async (url) => {
  const { body } = await get(url);

  expect(headingOf(body)).toBeUndefined();
  expect(body).toContain('<main class="start-notice">');
});

it('answers the plain page where a component throws, and tells the log', async () => {
  const answer = await get('/statute');

  expect([answer.statusCode, headingOf(answer.body)]).toEqual([200, undefined]);
  expect(answer.body).toContain('<main class="start-notice">');
  expect(server.logLines.join('\n')).toContain('A page could not be rendered');
});
