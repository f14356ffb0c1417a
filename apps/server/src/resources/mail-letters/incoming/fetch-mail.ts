import { createHash } from 'node:crypto';
import type { TaskParams } from '@urzad/contract';
import { INCOMING_BYTES_MAX, type MailRefusal } from '@urzad/grants';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db';
import { type MailHead, type ReadMail, readHead } from '../../../mail/foreign/read-mail';
import { type InboxServer, inboxServerOf } from '../../../mail/inbox-server';
import { LetterNotGiven, type Mailbox, type MailboxLetter, openMailbox } from '../../../mail/mailbox';
import { keepMail, refuseMail } from './keep-mail';
import { mailIncoming } from './table';
import { type MailBox, type MailPlace, noteNotGiven, stopWaiting, waitingUids } from './waiting-letters';

/**
 * The task `mail_inbox`: fetches the new letters of the mailbox of the office, in their order. Each is written in a
 * transaction of its own, so a run that is broken off goes on behind the last one. One that the mail server does not give
 * out is asked for again in the next runs.
 *
 * @param params `letters`: the most of one run
 * @returns how many are new, those that were refused among them
 */
export async function fetchMail(
  app: FastifyInstance,
  _now: Date,
  signal: AbortSignal,
  { letters = 200 }: TaskParams,
): Promise<number> {
  const { imapUrl } = app.config;
  if (imapUrl === undefined) return 0;
  const server = inboxServerOf(imapUrl);
  const mailbox = await openMailbox(server, { signal });
  let changed = 0;
  try {
    const box = { mailbox: nameOf(server), uid_validity: mailbox.uidValidity };
    const uids = await mailbox.uidsAfter(await lastUid(app.db, box));
    const waiting = await waitingUids(app.db, box);
    for (const uid of [...waiting, ...uids.slice(0, letters)]) {
      signal.throwIfAborted();
      if (await takeIfGiven(app, mailbox, { ...box, uid })) changed += 1;
    }
    return changed;
  } finally {
    await mailbox.close();
  }
}

function nameOf({ user, host, folder }: InboxServer): string {
  return `${user}@${host}/${folder}`;
}

/** The last letter of the mailbox that stands here; 0 for a new one. */
async function lastUid(db: Db, { mailbox, uid_validity }: MailBox): Promise<number> {
  const [last] = await db
    .select({ uid: sql<string | null>`max(${mailIncoming.uid})` })
    .from(mailIncoming)
    .where(and(eq(mailIncoming.mailbox, mailbox), eq(mailIncoming.uid_validity, uid_validity)));
  return Number(last?.uid ?? 0);
}

async function takeIfGiven(
  app: FastifyInstance,
  mailbox: Mailbox,
  named: Omit<MailPlace, 'size'>,
): Promise<boolean> {
  let letter: MailboxLetter | undefined;
  try {
    letter = await mailbox.letter(named.uid);
    const isNew = letter && (await take(app, named, letter));
    if (isNew === undefined) await stopWaiting(app, named);
    return isNew ?? false;
  } catch (error) {
    if (!(error instanceof LetterNotGiven)) throw error;
    const place = { ...named, size: letter?.size ?? 0 };
    return noteNotGiven(app, place, await headWherePossible(letter));
  }
}

async function headWherePossible(letter: MailboxLetter | undefined): Promise<MailHead> {
  const nothing = new Uint8Array();
  const head = await letter?.head().catch((error: unknown) => {
    if (error instanceof LetterNotGiven) return nothing;
    throw error;
  });
  return readHead(head ?? nothing);
}

/** @returns whether it is new; `undefined` when it was taken out of the mailbox meanwhile */
async function take(
  app: FastifyInstance,
  named: Omit<MailPlace, 'size'>,
  { size, head, source }: MailboxLetter,
): Promise<boolean | undefined> {
  const place = { ...named, size };
  if (size > INCOMING_BYTES_MAX) {
    const top = await head();
    const digest = digestOf(top, String(size));
    return refuseMail(app, place, { head: await readHead(top), reason: 'too-big', digest });
  }
  const bytes = await source();
  if (bytes === undefined) return undefined;
  const read = await app.readForeignMail(bytes);
  const reason = typeof read === 'string' ? read : await keptOrRefused(app, place, read);
  if (typeof reason === 'boolean') return reason;
  return refuseMail(app, place, { head: await readHead(await head()), reason, digest: digestOf(bytes) });
}

/** Whether it is new; the reason where the database takes no text of it, which would hold up all letters behind it. */
async function keptOrRefused(
  app: FastifyInstance,
  place: MailPlace,
  mail: ReadMail,
): Promise<boolean | MailRefusal> {
  try {
    return await keepMail(app, place, mail);
  } catch (error) {
    if (isDataException(error)) return 'unreadable';
    throw error;
  }
}

/** PostgreSQL's class 22: a value that no column takes. */
function isDataException(error: unknown): boolean {
  const causes = [error, error instanceof Error ? error.cause : undefined];
  return causes.some((one) => one instanceof Error && 'code' in one && String(one.code).startsWith('22'));
}

/** Of a letter that is not taken: of its bytes, or of what is read of it. */
function digestOf(bytes: Uint8Array, more = ''): string {
  return createHash('sha256').update(bytes).update(more).digest('hex');
}
