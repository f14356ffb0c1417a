import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { signIn } from '../../test/sign-in';
import { type TestApp, testApp } from '../../test/test-app';

const PAGE = `<!doctype html><html lang="pl"><head>
<script>document.documentElement.dataset.scheme = 'dark'</script>
<script type="module" src="/assets/index-abc.js"></script></head>
<body><script type="application/json" id="answers"></script>
<div id="root"><p data-contact="pl"></p><p data-contact="en"></p></div></body></html>`;

let portalDir: string;
let server: TestApp;
beforeAll(async () => {
  portalDir = mkdtempSync(path.join(tmpdir(), 'urzad-portal-'));
  mkdirSync(path.join(portalDir, 'assets'));
  writeFileSync(path.join(portalDir, 'index.html'), PAGE);
  writeFileSync(path.join(portalDir, 'assets/index-abc.js'), 'export {};');
  server = await testApp({ parts: { portalDir } });
});
afterAll(async () => {
  await server.close();
  rmSync(portalDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

const SECURITY = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];
const securityOf = ({ headers }: Awaited<ReturnType<typeof get>>) =>
  Object.fromEntries(SECURITY.map((name) => [name, headers[name] ?? `no ${name}`]));

describe('the portal', () => {
  it.each(['/', '/login', '/login//', '/index.html', '/cofundingregistrations/12/edit'])(
    'answers its page at %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it.each([
    '/nie-ma-takiej-strony',
    '/cofundingregistrations/abc',
    '/login/12?x=1',
    '/statute%',
    '/cofundingregistrations/%E0%A4%A',
    '/%c0%ae',
    '//statute',
    '/assets/',
    `/${'a'.repeat(300)}`,
  ])('says at %s in words and by status that there is nothing', async (url) => {
    const [missing, page] = [await get(url), await get('/login')];
    expect([missing.statusCode, missing.body]).toEqual([404, page.body]);
    expect(securityOf(missing)).toEqual(securityOf(page));
  });

  it('names the page of a mailed link, a secret, to no other page', async () => {
    const page = await get(`/autologin/${'a'.repeat(43)}`);
    expect([page.statusCode, page.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect((await get('/login')).headers['referrer-policy']).toBe('same-origin');
  });

  it('tells by its status alone which pages exist', async () => {
    const statusOf = async (url: string) => (await server.app.inject({ method: 'HEAD', url })).statusCode;
    expect([await statusOf('/login'), await statusOf('/nie-ma')]).toEqual([200, 404]);
  });

  it('allows its own inline script by hash, and styles from its own files only', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("; style-src 'self';");
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='(;|$)/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('carries the answers that every public page asks for first', async () => {
    const { body } = await get('/');
    const answers = JSON.parse(/id="answers">([^<]*)</.exec(body)?.[1] ?? '');
    const [system, calls] = [await get('/api/base/initsystem'), await get('/api/cofundingcall/get')];

    const { business_date: _now, ...facts } = system.json().data;
    expect(answers['/api/base/initsystem'].data).toMatchObject(facts);
    expect(answers['/api/cofundingcall/get']).toEqual(calls.json());
  });

  it('tells a browser without scripts how to reach the office', async () => {
    const { body } = await get('/login');
    const mail = '<a href="mailto:granty@urzad.example.com">granty@urzad.example.com</a>';
    const phone = '<a href="tel:000000001">000 000 001</a>';

    expect(body).toContain(`<p data-contact="pl">${phone} (pon.–pt. 7:30–15:30), ${mail}</p>`);
    expect(body).toContain(`<p data-contact="en">${phone} (Mon–Fri 7:30–15:30), ${mail}</p>`);
  });

  it('shows its icon to who asks for the old one', async () => {
    const answer = await server.app.inject('/favicon.ico');
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/favicon.svg']);
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  });

  it('keeps files with a hash in their name for ever', async () => {
    const answer = await get('/assets/index-abc.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    '/assets/gone-def.js',
    '/api/nothing/get',
    '/api',
    '/api/%',
    '/api/user/%zz',
    '/../../etc/passwd.txt',
    '/%2e%2e/%2e%2e/package.json',
  ])('does not answer it at %s', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'object-no-exist', data: null }]);
    expect(securityOf(answer)).toEqual(securityOf(await get('/api/base/whoami')));
  });
});

describe('every answer of the API', () => {
  it('is neither stored nor sniffed nor framed', async () => {
    const { headers } = await get('/api/base/whoami');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });
});

/** A request with two lengths, whose end two servers would see at two positions (request smuggling). */
const TWO_LENGTHS =
  'POST /api/user/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}';

/** Raw bytes over a real socket: bytes that are no HTTP cannot be injected. */
async function exchange(bytes: string): Promise<string> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = z.parse(z.object({ port: z.number() }), server.app.server.address());
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

describe('refusals', () => {
  const login = (payload: string, type = 'application/json') =>
    server.app.inject({ method: 'POST', url: '/api/user/login', payload, headers: { 'content-type': type } });

  it.each([
    ['broken JSON', '{"mail"', 'application/json', 400, 'not-valid'],
    ['nothing', '', 'application/json', 400, 'no-required-data'],
    ['another type', 'mail=a', 'application/x-www-form-urlencoded', 400, 'not-valid'],
    ['too much', JSON.stringify({ mail: 'a'.repeat(600_000) }), 'application/json', 413, 'size'],
  ])('answer %s by the catalogue', async (_name, payload, type, status, code) => {
    const answer = await login(payload, type);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it.each([
    ['no request', 'HELLO\r\n\r\n', 'HTTP/1.1 400 Bad Request', 'not-valid'],
    ['two lengths of a body', TWO_LENGTHS, 'HTTP/1.1 400 Bad Request', 'not-valid'],
    [
      'too long headers',
      `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}`,
      'HTTP/1.1 413 Content Too Large',
      'size',
    ],
  ])('answer bytes that are %s in the same shape', async (_name, bytes, status, code) => {
    const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toBe(status);
    expect(JSON.parse(body)).toEqual({ code, data: null });
  });

  it('name every wrong field', async () => {
    const answer = await login(JSON.stringify({ mail: 'x', extra: 1 }));
    expect(answer.json()).toEqual({
      code: 'not-valid',
      data: { mail: 'not-valid-mail', pass: 'is-empty', extra: 'not-valid' },
    });
  });
});

describe('values that the database cannot hold', () => {
  const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it.each([
    ['a cursor that is no moment', `/api/cofundingregistration/get?after=${cursor(['abc', 1])}`],
    ['a cursor beyond its column', `/api/basenotification/get?after=${cursor([null, 99_999_999_999])}`],
    ['a NUL in a search', '/api/cofundingregistration/get?has_text=a%00b'],
  ])('are refused as not valid: %s', async (_name, url) => {
    const clerk = await signIn(server, 'pracownik1');
    const answer = await clerk.get(url);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'not-valid']);
  });

  it('are nobody’s, when they are an id beyond its column', async () => {
    const clerk = await signIn(server, 'pracownik1');
    const answer = await clerk.get('/api/cofundingregistration/find?id=9999999999');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'object-no-exist']);
  });
});

describe('behind the proxy of the office', () => {
  it('takes the address from the proxy and not from what the caller wrote before it', async () => {
    const proxied = await testApp({ settings: { TRUST_PROXY: 'yes' } });
    const answer = await proxied.app.inject({
      url: '/api/base/whoami',
      headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' },
    });
    expect(answer.json().data.ip).toBe('203.0.113.7');
    await proxied.close();
  });
});

describe('a server that stops', () => {
  it('answers the request that runs and lets no kept connection hold it', async () => {
    const stopping = await testApp();
    // A stop that waits for a kept connection would wait for good.
    stopping.app.server.keepAliveTimeout = 0;
    await stopping.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = z.parse(z.object({ port: z.number() }), stopping.app.server.address());
    await (await fetch(`http://127.0.0.1:${port}/api/base/whoami`)).text();
    const asked = once(stopping.app.server, 'request');

    const body = JSON.stringify({ mail: 'nikt@example.com', pass: 'Zle!Haslo7' });
    const answer = fetch(`http://127.0.0.1:${port}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    await asked;
    await stopping.close();
    expect([(await answer).status, (await answer).headers.get('connection')]).toEqual([400, 'close']);
  });
});

describe('a server that stops under load', () => {
  /** Stops a server that 100 connections have just reached. */
  async function firstLines(whileStopping: () => void) {
    const stopping = await testApp();
    await stopping.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = z.parse(z.object({ port: z.number() }), stopping.app.server.address());
    const answers = Array.from({ length: 100 }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write('GET /api/base/whoami HTTP/1.1\r\nHost: a\r\n\r\n');
      return text(socket).catch(() => 'reset');
    });
    const stopped = stopping.close();
    whileStopping();
    await stopped;
    return (await Promise.all(answers)).map((answer) => answer.split('\r\n')[0]);
  }

  it('answers every connection that reached it, also those that nobody had read', async () => {
    expect(await firstLines(() => undefined)).toEqual(Array(100).fill('HTTP/1.1 200 OK'));
  });

  it('answers them when the processor was taken away for longer than the grace of either wait', async () => {
    const takeProcessor = () => {
      const end = performance.now() + 600;
      while (performance.now() < end);
    };
    expect(await firstLines(() => process.nextTick(() => setImmediate(takeProcessor)))).toEqual(
      Array(100).fill('HTTP/1.1 200 OK'),
    );
  });
});

describe('an Idempotency-Key', () => {
  const register = (mail: string, key: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/user/register',
      payload: { mail, pass: 'Zielony!Staw7' },
      headers: { 'idempotency-key': key },
    });

  it('answers the second request from the store, and only that one', async () => {
    expect((await register('klucz@example.com', 'key-number-1')).statusCode).toBe(200);
    expect((await register('klucz@example.com', 'key-number-1')).statusCode).toBe(200);
    expect(await server.emailsTo('klucz@example.com')).toHaveLength(1);
    expect((await register('klucz@example.com', 'key-number-2')).statusCode).toBe(429);
  });

  it('keeps no answer of a request that failed', async () => {
    expect((await register('klucz@example.com', 'key-number-3')).statusCode).toBe(429);
    server.clock.advance(60_000);
    expect((await register('klucz@example.com', 'key-number-3')).statusCode).toBe(200);
  });

  it('is refused when it is no key', async () => {
    expect((await register('klucz@example.com', 'x')).json().data).toEqual({
      'idempotency-key': 'not-valid',
    });
  });
});

describe('the machinery', () => {
  it('lives and is ready', async () => {
    expect((await get('/api/health/live')).json()).toEqual({ data: { status: 'live' } });
    expect((await get('/api/health/ready')).json().data.status).toBe('ready');
  });

  it.each(['/api/docs', '/api/docs/'])('lets the page that shows it load from here only: %s', async (url) => {
    const policy = String((await get(url)).headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(policy).not.toMatch(/https?:|swagger\.io|upgrade-insecure-requests/);
  });
});
