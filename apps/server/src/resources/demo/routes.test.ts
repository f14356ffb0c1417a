import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/test-app';
import { testClock } from '../../../test/test-clock';

const clock = testClock();
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ parts: { clock, demoClock: clock } });
});
afterAll(() => server.close());

const set = (now: unknown, remoteAddress = '127.0.0.1') =>
  server.app.inject({ method: 'POST', url: '/api/demo/clock', payload: { now }, remoteAddress });
const businessDate = async () => (await server.app.inject('/api/base/initsystem')).json().data.business_date;

it('freezes the business clock and leaves the technical one alone', async () => {
  expect((await set('2027-03-01T09:00:00+01:00')).json().data.business_date).toBe('2027-03-01T08:00:00.000Z');
  expect(await businessDate()).toBe('2027-03-01T08:00:00.000Z');
  expect(clock.now().toISOString()).toBe('2027-02-10T08:00:00.000Z');
});

it('lets it run again', async () => {
  await set(null);
  expect(await businessDate()).toBe(clock.business().toISOString());
});

it('refuses what is no moment, and other machines', async () => {
  expect((await set('tomorrow')).statusCode).toBe(400);
  expect((await set(null, '203.0.113.7')).statusCode).toBe(404);
});
