import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import fastify from 'fastify';
import nodemailer from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testClock } from '../../test/test-clock';
import { testDb } from '../../test/test-db';
import type { OpenDb } from '../db';
import { mailQueue } from '../jobs/mail-queue';
import { toEmail } from './email';
import { findEmails, outboxMail } from './mail';
import { findMailTrouble, logRefusal } from './mail-trouble';
import { type Deliver, deliverDue, mailWorker, type Refusal } from './mail-worker';
import { smtpDelivery } from './smtp';
import { mailOutbox } from './table';

const EMAIL = toEmail({
  to: 'zofia@example.com',
  subject: 'Zażółć gęślą jaźń',
  paragraphs: ['Dzień dobry, <Zofio> & Łucjo.'],
  code: '012345',
  office: 'Regionalny Urząd Pracy',
});
const FROM = 'Urząd <urzad@example.com>';

let open: OpenDb;
beforeAll(async () => {
  open = await testDb();
});
afterAll(() => open.close());
beforeEach(() => open.db.delete(mailOutbox));

const clock = testClock();
const mail = outboxMail(clock);
const send = () => open.db.transaction((tx) => mail.send(tx, EMAIL));
const refusals: Refusal[] = [];
const due = (deliver: Deliver) =>
  deliverDue(open.db, clock, { deliver, onRefused: (refusal) => refusals.push(refusal) });
const refuse: Deliver = () => Promise.reject(new Error('450 try later'));

describe('the outbox', () => {
  it('holds no e-mail of a transaction that failed', async () => {
    const failed = open.db.transaction(async (tx) => {
      await mail.send(tx, EMAIL);
      throw new Error('the write fails');
    });
    await expect(failed).rejects.toThrow('the write fails');
    expect((await findEmails(open.db)).count).toBe(0);
  });

  it('delivers an e-mail once', async () => {
    const delivered: string[] = [];
    await send();
    const deliver: Deliver = async ({ subject }) => {
      delivered.push(subject);
    };
    expect(await due(deliver)).toBe(1);
    expect(await due(deliver)).toBe(0);
    expect(delivered).toEqual(['Zażółć gęślą jaźń']);
  });

  it('tries a refused e-mail again after a pause that doubles, eight times', async () => {
    await send();
    for (const pauseMs of [30_000, 60_000, 120_000]) {
      expect(await due(refuse)).toBe(0);
      clock.advance(pauseMs - 1);
      expect(await due(async () => undefined)).toBe(0);
      clock.advance(1);
      if (pauseMs !== 120_000) continue;
      expect(await due(async () => undefined)).toBe(1);
    }

    await send();
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await due(refuse);
      clock.advance(24 * 60 * 60 * 1000);
    }
    const [last] = (await findEmails(open.db)).emails;
    expect(last).toMatchObject({ status: 'failed', tries: 8, last_error: '450 try later' });
  });

  it('tells of each refused try, of the last one louder, and how many e-mails do not leave', async () => {
    const lines: [string, object, string][] = [];
    const log = {
      warn: (facts: object, text: string) => lines.push(['warn', facts, text]),
      error: (facts: object, text: string) => lines.push(['error', facts, text]),
    };
    refusals.length = 0;
    await send();
    expect(await findMailTrouble(open.db, clock)).toEqual({ delayed: 0, failed: 0 });
    const unknownPerson: Deliver = () =>
      Promise.reject(
        Object.assign(new Error('550 zofia@example.com?'), { code: 'EENVELOPE', responseCode: 550 }),
      );
    await due(unknownPerson);
    expect(await findMailTrouble(open.db, clock)).toEqual({ delayed: 1, failed: 0 });
    for (let attempt = 2; attempt <= 8; attempt += 1) {
      clock.advance(2 * 60 * 60 * 1000);
      await due(unknownPerson);
    }
    expect(await findMailTrouble(open.db, clock)).toEqual({ delayed: 0, failed: 1 });

    for (const refusal of refusals) logRefusal(log, refusal);
    expect(lines.map(([level]) => level)).toEqual([...Array(7).fill('warn'), 'error']);
    expect(lines.at(-1)?.[1]).toEqual({
      id_email: refusals[0]?.id,
      tries: 8,
      reason: 'EENVELOPE',
      answer: 550,
    });
    expect(JSON.stringify(lines)).not.toContain('zofia');

    clock.advance(26 * 60 * 60 * 1000);
    expect(await findMailTrouble(open.db, clock)).toEqual({ delayed: 0, failed: 0 });
  });

  it('gives an e-mail back when the server that took it has died', async () => {
    await send();
    const died: Deliver = () => new Promise(() => undefined);
    void due(died);
    await expect
      .poll(() => findEmails(open.db).then(({ emails }) => emails[0]?.next_try))
      .not.toEqual(clock.now());
    expect(await due(async () => undefined)).toBe(0);
    clock.advance(2 * 60_000);
    expect(await due(async () => undefined)).toBe(1);
  });
});

describe('the worker', () => {
  const quiet = { onRefused: () => undefined, onError: () => undefined };

  it('touches no e-mail before it starts, then delivers what waits and what it is woken for', async () => {
    let delivered = 0;
    const worker = mailWorker(open.db, clock, async () => {
      delivered += 1;
    });
    await send();
    worker.wake();
    expect((await findEmails(open.db)).emails[0]?.next_try).toEqual(clock.now());

    worker.start(quiet);
    await expect.poll(() => delivered).toBe(1);
    await send();
    worker.wake();
    await expect.poll(() => delivered).toBe(2);
    await worker.stop();
    await send();
    worker.wake();
    expect(delivered).toBe(2);
  });

  it('retries what was refused by its task, which ends between two e-mails', async () => {
    let isUp = false;
    const worker = mailWorker(open.db, clock, async () => {
      if (!isUp) throw new Error('450 try later');
    });
    const { run } = mailQueue(worker);
    const turn = (signal = new AbortController().signal) => run(fastify(), clock.now(), signal);
    await send();
    expect(await turn()).toBe(0);
    expect((await findEmails(open.db)).emails[0]?.tries).toBe(0);

    worker.start(quiet);
    await expect.poll(() => findEmails(open.db).then(({ emails }) => emails[0]?.tries)).toBe(1);
    isUp = true;
    expect(await turn()).toBe(0);
    clock.advance(30_000);
    expect(await turn(AbortSignal.abort())).toBe(0);
    expect(await turn()).toBe(1);
    await worker.stop();
  });

  it('goes on after an outbox that could not be read, and tells of it', async () => {
    const errors: unknown[] = [];
    let delivered = 0;
    const worker = mailWorker(open.db, clock, async () => {
      delivered += 1;
    });
    const transaction = vi.spyOn(open.db, 'transaction').mockRejectedValueOnce(new Error('no connection'));
    worker.start({ ...quiet, onError: (error) => errors.push(error) });
    await expect.poll(() => errors).toEqual([new Error('no connection')]);
    transaction.mockRestore();
    await send();
    worker.wake();
    await expect.poll(() => delivered).toBe(1);
    await worker.stop();
  });
});

describe('SMTP', () => {
  it('carries Polish letters in subject and text', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push(Buffer.concat(chunks).toString('utf8'));
          done();
        });
      },
    });
    await send();
    expect(await due(smtpDelivery(await listen(server.server), FROM))).toBe(1);
    await new Promise<void>((resolve) => server.close(resolve));

    expect(received[0]).toContain('To: zofia@example.com');
    expect(received[0]).toContain('Subject: =?UTF-8?');
    expect(received[0]).toMatch(/Dzie=C5=84 dobry|base64/);
  });

  it.each([
    ['from the start', ''],
    ['in the middle', '220 mail.example.com\r\n'],
  ])('takes a mail server that is silent %s for one that refuses', async (_when, greeting) => {
    const server = createServer((socket) => socket.write(greeting));
    await send();
    expect(await due(smtpDelivery(await listen(server), FROM, 100))).toBe(0);
    expect(refusals.at(-1)).toMatchObject({ tries: 1, error: { code: 'ETIMEDOUT' } });
    server.close();
  });

  it('waits 20 s for a silent mail server', async () => {
    const createTransport = vi.spyOn(nodemailer, 'createTransport');
    smtpDelivery('smtp://127.0.0.1:1', FROM);
    const limits = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 20_000 };
    expect(createTransport.mock.lastCall?.[0]).toMatchObject(limits);
    createTransport.mockRestore();
  });
});

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

describe('an e-mail', () => {
  it('shows names as they are, in text and in HTML', () => {
    expect(EMAIL.text).toContain('<Zofio> & Łucjo');
    expect(EMAIL.html).toContain('&lt;Zofio&gt; &amp; Łucjo');
    expect(EMAIL.text).toContain('Kod: 012345');
  });
});
