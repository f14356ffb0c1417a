import { afterAll, expect, it } from 'vitest';
import { clamavStub } from '../../test/clamav-stub';
import { testApp } from '../../test/test-app';
import { deliverDue } from '../mail/mail-worker';

const test = await testApp();
afterAll(() => test.close());

const ready = async () => {
  const answer = await test.app.inject('/api/health/ready');
  return [answer.statusCode, answer.json()];
};

/** An e-mail with a code, which the mail server refuses. */
async function refusedEmail() {
  const payload = { mail: 'anna.przykladowa@example.com' };
  await test.app.inject({ method: 'POST', url: '/api/user/recover', payload });
  await deliverDue(test.app.db, test.clock, {
    deliver: () => Promise.reject(new Error('450 try later')),
    onRefused: () => undefined,
  });
}

it('tells how many e-mails do not leave, and is ready all the same', async () => {
  expect(await ready()).toEqual([
    200,
    {
      data: {
        status: 'ready',
        mail: { status: 'ok', delayed: 0, failed: 0 },
        disk: { status: 'ok' },
        scanner: { status: 'none' },
      },
    },
  ]);
  await refusedEmail();
  expect(await ready()).toEqual([
    200,
    {
      data: {
        status: 'ready',
        mail: { status: 'degraded', delayed: 1, failed: 0 },
        disk: { status: 'ok' },
        scanner: { status: 'none' },
      },
    },
  ]);
});

it('tells that the scanner is away, without which no upload is taken', async () => {
  const scanner = await clamavStub();
  const scanned = await testApp({ settings: { CLAMAV_SOCKET: scanner.address } });
  const told = async () => (await scanned.app.inject('/api/health/ready')).json().data.scanner;
  expect(await told()).toEqual({ status: 'ok' });
  await scanner.close();
  expect(await told()).toEqual({ status: 'away' });
  await scanned.close();
});
