import { DEFAULT_APPLICATION } from '@urzad/contract';
import type { FileKind } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp, type Parts } from '../app';
import type { DemoClock } from '../clock';
import { DEMO_PASSWORD } from '../config';
import { type Crash, neverCrash } from '../crash';
import { userCode } from '../identity/codes/table';
import { endSessionsOf, startSession } from '../identity/sessions/sessions';
import { user } from '../identity/table';
import { type Email, type Mail, outboxMail } from '../mail/mail';
import { demoAttachment } from './demo-attachment';
import { FILLERS } from './fillers';
import { mailOf } from './seed-people';
import type { Walker } from './walk-registration';

export type SeedParts = Omit<
  Parts,
  'clock' | 'mail' | 'crash' | 'portalDir' | 'rendererFile' | 'demoClock' | 'logTo'
>;

/** The server and the clock with which the past of the demo is made. */
export interface Stage {
  app: FastifyInstance;
  clock: DemoClock;
  emails: Map<string, Email>;
  attachments: Map<FileKind, Awaited<ReturnType<typeof demoAttachment>>>;
  /** After each request that writes, at its path. */
  crash: Crash;
}

/** The whole server without a listener, on a clock that the plan sets, and with a mailbox in memory. */
export async function openStage(parts: SeedParts, crash: Crash): Promise<Stage> {
  let business = new Date(0);
  const clock: DemoClock = {
    now: () => new Date(),
    business: () => business,
    set: (moment) => {
      business = moment ?? business;
    },
  };
  const emails = new Map<string, Email>();
  const app = await buildApp({
    ...parts,
    config: { ...parts.config, logLevel: 'silent' },
    clock,
    mail: mailInto(emails, outboxMail(clock)),
    crash: neverCrash,
    portalDir: '',
    rendererFile: '',
  });
  return { app, clock, emails, attachments: new Map(), crash };
}

const FILLING = new Set(FILLERS.map(({ firstname, lastname }) => mailOf(firstname, lastname)));

/**
 * Keeps the last e-mail to each address; of those who fill the lists also in the outbox, which so has a past. `recall` does nothing: only password recovery uses it, which the demo data
 * does not.
 */
function mailInto(emails: Map<string, Email>, outbox: Mail): Mail {
  return {
    async send(tx, email) {
      if (FILLING.has(email.to) && email.id_notification !== undefined) await outbox.send(tx, email);
      return emails.set(email.to, email).size;
    },
    recall: async () => undefined,
    wake: () => undefined,
  };
}

/** One file of each kind, for all registrations. */
export async function attachmentOf({ attachments }: Stage, kind: FileKind) {
  const made = attachments.get(kind) ?? (await demoAttachment(kind));
  attachments.set(kind, made);
  return made;
}

/** Signed in to an application, without the password, as each hash of it takes time. */
export async function signIn(
  { app, clock, emails, crash }: Stage,
  mail: string,
  application: number = DEFAULT_APPLICATION,
): Promise<Walker & { id: number; file(url: string): Promise<Uint8Array>; leave(): Promise<void> }> {
  const [account] = await app.db.select({ id: user.id }).from(user).where(eq(user.mail, mail));
  if (!account) throw new Error(`The demo data has nobody with the address ${mail}.`);
  const session = { id_user: account.id, remember_me: 'no' as const, ip: '127.0.0.1', user_agent: 'demo' };
  const { token } = await app.db.transaction((tx) => startSession(tx, clock.now(), session));

  const own = { token, application: String(application) };
  return {
    id: account.id,
    pass: DEMO_PASSWORD,
    get: (url) => app.inject({ method: 'GET', url, headers: own }),
    async post(url, body = {}, headers = {}) {
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { ...own, ...headers },
        payload: body,
      });
      crash.at(url.replace(/[?].*/, ''));
      return answer;
    },
    file: async (url) => new Uint8Array((await app.inject({ url, headers: own })).rawPayload),
    code: async () => /Kod: ([0-9]{6})/.exec(emails.get(mail)?.text ?? '')?.[1] ?? '',
    leave: async () => {
      const ended = { id_user: account.id, end_reason: 'logout' } as const;
      await app.db.transaction((tx) => endSessionsOf(tx, clock.now(), ended));
      // Codes of the past count for no limit of the hour in which the demo begins.
      await app.db.delete(userCode).where(eq(userCode.mail, mail));
    },
  };
}
