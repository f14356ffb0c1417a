import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { DAY_MS } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import nodemailer from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testClock } from '../../test/test-clock';
import { testDb } from '../../test/test-db';
import { baseLog } from '../audit-log/table';
import type { OpenDb } from '../db';
import { mailQueue } from '../jobs/mail-queue';
import { toEmail } from './email';
import { findEmails, outboxMail } from './mail';
import { findMailTrouble, logRefusal } from './mail-trouble';
import { type Deliver, deliverDue, mailWorker, type Refusal } from './mail-worker';
import { sendFailedAgain } from './send-again';
import { smtpDelivery } from './smtp';
import { mailOutbox } from './table';

const WORDS = { subject: 'Zażółć gęślą jaźń', paragraphs: ['Dzień dobry, <Zofio> & Łucjo.'] };
const LETTER = {
  to: { mail: 'zofia@example.com', locale: 'pl' as const },
  words: { pl: WORDS, en: WORDS },
  office: 'Regionalny Urząd Pracy',
};
const EMAIL = toEmail(LETTER);
const CODE = toEmail({ ...LETTER, code: '012345' });
const MINUTE_MS = 60_000;
/** Half a minute that doubles to a quarter of an hour, then quarters of an hour for five days. */
const TRIES = 480;
const FROM = 'Urząd <urzad@example.com>';

let open: OpenDb;
beforeAll(async () => {
  open = await testDb();
});
afterAll(() => open.close());
beforeEach(() => open.db.delete(mailOutbox));

const clock = testClock();
const mail = outboxMail(clock);
const send = (email = EMAIL) => open.db.transaction((tx) => mail.send(tx, email));
const newest = async () => (await findEmails(open.db)).emails[0];
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

  it('tries a refused letter again after a pause that doubles to a quarter of an hour', async () => {
    await send();
    for (const minutes of [0.5, 1, 2, 4, 8, 15, 15, 15]) {
      expect(await due(refuse)).toBe(0);
      clock.advance(minutes * MINUTE_MS - 1);
      expect(await due(async () => undefined)).toBe(0);
      clock.advance(1);
    }
    expect(await due(async () => undefined)).toBe(1);
  });

  it('tries a letter for five days, and sends it again on command', async () => {
    await send();
    await open.db.update(mailOutbox).set({ tries: TRIES - 2 });
    await due(refuse);
    expect(await newest()).toMatchObject({ status: 'queued', tries: TRIES - 1 });
    clock.advance(15 * MINUTE_MS);
    await due(refuse);
    expect(await newest()).toMatchObject({ status: 'failed', tries: TRIES, last_error: '450 try later' });

    clock.advance(31 * DAY_MS);
    expect(await sendFailedAgain(open.db, clock, 30)).toBe(0);
    expect(await sendFailedAgain(open.db, clock, 32)).toBe(1);
    expect(await sendFailedAgain(open.db, clock, 32)).toBe(0);
    const [logged] = await open.db.select().from(baseLog).where(eq(baseLog.event, 'mail.sent-again'));
    expect(logged?.diff).toEqual({ emails: [(await newest())?.id] });
    expect(await due(async () => undefined)).toBe(1);
  });

  it('tries a code each minute until it ends, never after, and before letters', async () => {
    await send();
    await send(CODE);
    const tried: boolean[] = [];
    const deliver: Deliver = async ({ text }) => {
      tried.push(text.includes('Kod: 012345'));
      throw new Error('450 try later');
    };
    await due(deliver);
    expect(tried).toEqual([true, false]);
    for (let half = 1; half < 24; half += 1) {
      clock.advance(MINUTE_MS / 2);
      await due(deliver);
    }
    expect(tried.filter((isCode) => isCode)).toHaveLength(11);
    expect(await newest()).toMatchObject({ status: 'failed' });
    expect(await sendFailedAgain(open.db, clock, 30)).toBe(0);
  });

  it('does not send a code that ended while no server ran', async () => {
    refusals.length = 0;
    await send(CODE);
    clock.advance(10 * MINUTE_MS);
    expect(await due(async () => undefined)).toBe(0);
    expect(await newest()).toMatchObject({ status: 'failed', last_error: 'The code has ended.' });
    expect(refusals).toMatchObject([{ isGivenUp: true }]);
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
    await open.db.update(mailOutbox).set({ tries: TRIES - 1, next_try: clock.now() });
    await due(unknownPerson);
    expect(await findMailTrouble(open.db, clock)).toEqual({ delayed: 0, failed: 1 });

    for (const refusal of refusals) logRefusal(log, refusal);
    expect(lines.map(([level]) => level)).toEqual(['warn', 'error']);
    expect(lines.at(-1)?.[1]).toEqual({
      id_email: refusals[0]?.id,
      tries: TRIES,
      reason: 'EENVELOPE',
      answer: 550,
    });
    expect(JSON.stringify(lines)).not.toContain('zofia');

    await send(CODE);
    clock.advance(10 * MINUTE_MS);
    await due(refuse);
    expect(await findMailTrouble(open.db, clock)).toEqual({ delayed: 0, failed: 2 });
    clock.advance(2 * DAY_MS);
    expect(await findMailTrouble(open.db, clock)).toEqual({ delayed: 0, failed: 1 });
    clock.advance(7 * DAY_MS);
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
    const turn = (signal = new AbortController().signal) => run(fastify(), clock.now(), signal, {});
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
  it('carries Polish letters, and one Message-ID over all tries', async () => {
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
    const deliver = smtpDelivery(await listen(server.server), FROM);
    // The line is cut before the answer comes: the letter is sent once more.
    const cut: Deliver = async (email) => {
      await deliver(email);
      throw new Error('the line was cut');
    };
    expect(await due(cut)).toBe(0);
    clock.advance(MINUTE_MS);
    expect(await due(deliver)).toBe(1);
    await new Promise<void>((resolve) => server.close(resolve));
    const ids = received.map((letter) => /^Message-ID: (<.+@example\.com>)\r$/m.exec(letter)?.[1]);
    expect(ids).toEqual([expect.any(String), ids[0]]);

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
    expect(CODE.text).toContain('Kod: 012345');
  });
});
