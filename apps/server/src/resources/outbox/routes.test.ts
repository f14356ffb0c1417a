import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/test-app';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  for (const mail of ['jeden@example.com', 'dwa@example.com']) {
    await server.app.inject({
      method: 'POST',
      url: '/api/user/register',
      payload: { mail, pass: 'Zielony!Staw7' },
    });
  }
});
afterAll(() => server.close());

it('answers e-mails newest first, of one address or of all', async () => {
  const all = (await server.app.inject('/api/outbox/get')).json();
  expect(all.count).toBe(2);
  expect(all.data.map(({ to }: { to: string }) => to)).toEqual(['dwa@example.com', 'jeden@example.com']);

  const one = (await server.app.inject('/api/outbox/get?to=jeden@example.com')).json();
  expect(one.count).toBe(1);
  expect(Object.keys(one.data[0]).sort()).toEqual(['create_date', 'html', 'subject', 'text', 'to']);
});

it('shows them as a page in Polish that loads nothing', async () => {
  const page = await server.app.inject('/outbox');
  expect(page.body).toContain('<html lang="pl">');
  expect(page.body).toContain('Do: dwa@example.com');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
});

it.each(['/outbox', '/api/outbox/get'])('hides %s from other machines', async (url) => {
  const remote = await server.app.inject({ url, remoteAddress: '203.0.113.7' });
  expect(remote.statusCode).toBe(404);
});

it.each([
  ['forwarded', 'for=203.0.113.7'],
  ['via', '1.1 proxy'],
  ['x-forwarded-for', '203.0.113.7'],
  ['x-forwarded-host', 'granty.example.com'],
  ['x-real-ip', '203.0.113.7'],
])('hides them from who comes by a proxy, which says so by %s', async (name, value) => {
  for (const url of ['/outbox', '/api/outbox/get']) {
    const answer = await server.app.inject({ url, headers: { [name]: value } });
    expect(answer.statusCode).toBe(404);
  }
});

it.each([
  ['https://granty.example.com', 404],
  ['http://localhost:3000', 200],
  ['http://0.0.0.0:3000', 200],
])('a demo at %s answers its outbox to its own machine by %i', async (PUBLIC_URL, status) => {
  const demo = await testApp({ settings: { PUBLIC_URL } });
  expect((await demo.app.inject('/api/outbox/get')).statusCode).toBe(status);
  await demo.close();
});

it.each(['/outbox', '/api/outbox/get'])(
  'hides %s from a web page that leads its name to this machine',
  async (url) => {
    const statusFor = async (host: string) =>
      (await server.app.inject({ url, headers: { host } })).statusCode;
    expect(await statusFor('strona.example.com:3000')).toBe(404);
    expect(await statusFor('127.0.0.1.example.com')).toBe(404);
    for (const host of ['127.0.0.1:3000', 'localhost:3000', '[::1]:3000'])
      expect(await statusFor(host)).toBe(200);
  },
);

it('does not exist outside demo mode', async () => {
  const real = await testApp({ settings: { DEMO: 'no' } });
  expect((await real.app.inject('/api/outbox/get')).statusCode).toBe(404);
  await real.close();
});
