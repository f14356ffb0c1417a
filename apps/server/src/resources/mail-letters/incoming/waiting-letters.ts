import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Author, systemAuthor } from '../../../author';
import type { Db, Tx } from '../../../db';
import type { MailHead } from '../../../mail/foreign/read-mail';
import { rowsOf } from '../../../unit-of-work/rows';
import { type IncomingRecord, mailIncoming } from './table';

const incoming = rowsOf(mailIncoming);

/** An hour of runs: a mail server that only has trouble is over it, mostly. */
const TRIES_MAX = 30;
/** Those of one run beside the new ones. */
const WAITING_MAX = 200;

/** A mailbox as it is now. */
export interface MailBox {
  mailbox: string;
  uid_validity: number;
}

/** The name of a letter in its mailbox. */
export interface MailPlace extends MailBox {
  uid: number;
  size: number;
}

type NewIncoming = Parameters<typeof incoming.insert>[1];

/** The row of a letter: a new one, or that by which it was waited for. */
export async function writeIncoming(tx: Tx, values: NewIncoming, by: Author): Promise<IncomingRecord> {
  const waiting = await lockWaiting(tx, values);
  return waiting ? incoming.update(tx, waiting.id, { values, by }) : incoming.insert(tx, values, by);
}

/** The letters that the mail server did not give out so far, the first ones first. */
export async function waitingUids(db: Db, box: MailBox): Promise<number[]> {
  const rows = await db
    .select({ uid: mailIncoming.uid })
    .from(mailIncoming)
    .where(and(inBox(box), isWaiting()))
    .orderBy(mailIncoming.uid)
    .limit(WAITING_MAX);
  return rows.map(({ uid }) => uid);
}

/**
 * Notes that the mail server did not give a letter out, so that the letters behind it are fetched meanwhile. After many
 * runs it is refused.
 * @returns whether it is refused now
 */
export function noteNotGiven(app: FastifyInstance, place: MailPlace, head: MailHead): Promise<boolean> {
  return app.writeAsSystem('mail_inbox', async (tx, note) => {
    const by = systemAuthor(app.clock.business());
    const tries = ((await lockWaiting(tx, place))?.tries ?? 0) + 1;
    const isRefused = tries >= TRIES_MAX;
    const judged = isRefused
      ? { status: 'refused' as const, reason: 'not-given' as const }
      : { status: 'waiting' as const };
    const values = { ...place, ...head, ...judged, tries, digest: digestOf(place), date: by.date };
    const { id } = await writeIncoming(tx, values, by);
    if (isRefused) note({ event: 'mailletter.refused', diff: { reason: judged.reason, id } });
    return isRefused;
  });
}

/** Waits no longer for a letter that was taken out of the mailbox. */
export async function stopWaiting(app: FastifyInstance, place: Omit<MailPlace, 'size'>): Promise<void> {
  await app.writeAsSystem('mail_inbox', async (tx) => {
    await tx.delete(mailIncoming).where(and(isAt(place), isWaiting()));
  });
}

async function lockWaiting(tx: Tx, place: Omit<MailPlace, 'size'>) {
  const [row] = await tx
    .select({ id: mailIncoming.id, tries: mailIncoming.tries })
    .from(mailIncoming)
    .where(and(isAt(place), isWaiting()))
    .for('update');
  return row;
}

function inBox({ mailbox, uid_validity }: MailBox) {
  return and(eq(mailIncoming.mailbox, mailbox), eq(mailIncoming.uid_validity, uid_validity));
}

function isAt({ uid, ...box }: Omit<MailPlace, 'size'>) {
  return and(inBox(box), eq(mailIncoming.uid, uid));
}

function isWaiting() {
  return eq(mailIncoming.status, sql`'waiting'`);
}

/** Nothing of its content is known. */
function digestOf({ mailbox, uid_validity, uid }: MailPlace): string {
  return createHash('sha256')
    .update(JSON.stringify([mailbox, uid_validity, uid]))
    .digest('hex');
}
