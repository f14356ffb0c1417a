import { DAY_MS } from '@urzad/domain';
import { Mutex } from 'async-mutex';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Db } from '../db';
import type { Email } from './mail';
import { mailOutbox } from './table';
import { troubleOf } from './trouble-of';

/** Pauses double from the first to the longest. A code has little time. */
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
const LONGEST_PAUSE_OF_CODE_MS = 60_000;
/** Five days of pauses: a mail server may be away over a long weekend, and a letter begins a term of days. */
const TRIES_MAX = (5 * DAY_MS) / LONGEST_PAUSE_MS;
/** Process §2.18: three retries of what cannot arrive, as the mailbox does not exist. */
const TRIES_OF_NO_MAILBOX = 4;
/** An e-mail taken by a server that died is delivered again after this time. */
const LEASE_MS = 2 * 60_000;

/** Delivers an e-mail to a mail server, or throws. `messageId` is the same for each try of one e-mail. */
export type Deliver = (
  email: Omit<Email, 'livesMs' | 'isLast' | 'id_notification'> & { messageId: string },
) => Promise<void>;

type OutboxRow = typeof mailOutbox.$inferSelect;

/** Its code ended before the mail server took it. */
export class CodeEnded extends Error {
  override readonly message = 'The code has ended.';
}

/** An e-mail that the mail server refused. */
export interface Refusal {
  /** Key of the e-mail; its recipient must not be logged. */
  id: number;
  tries: number;
  /** There is no further try. */
  isGivenUp: boolean;
  error: unknown;
}

export interface Delivery {
  deliver: Deliver;
  onRefused: (refusal: Refusal) => void;
  /** Ends it between two e-mails. */
  signal?: AbortSignal;
}

/**
 * Delivers the e-mails that are due one after another, and returns how many. A refused one stays and is retried after
 * 30 s, 1 min, 2 min … 15 min for days, to a mailbox that does not exist three times; one with a code each minute until the code ends, and never
 * after. A crash in
 * between may send one twice, under the same Message-ID, never lose it.
 */
export async function deliverDue(db: Db, clock: Clock, delivery: Delivery): Promise<number> {
  const next = async () => (delivery.signal?.aborted ? undefined : takeNext(db, clock.now()));
  let sent = 0;
  for (let email = await next(); email; email = await next()) {
    if (await deliverOne(db, clock, { email, ...delivery })) sent += 1;
  }
  return sent;
}

/** Where a worker says what went wrong. */
export interface MailReports extends Pick<Delivery, 'onRefused'> {
  onError: (error: unknown) => void;
}

export interface MailWorker {
  /** Delivers what is due now, then after each `wake`. What is to be retried waits for the task `mail_queue`. */
  start(reports: MailReports): void;
  /** Nothing before `start`, which reads the whole outbox. */
  wake(): void;
  /** Delivers what is due, after a delivery that runs, and returns how many. Nothing before `start`. */
  deliver(signal: AbortSignal): Promise<number>;
  stop(): Promise<void>;
}

/**
 * A worker at rest. What the server writes to its log needs the server, so it starts once the server is there.
 * @param hasServer whether there is a mail server now; without one every e-mail waits
 */
export function mailWorker(
  db: Db,
  clock: Clock,
  deliver: Deliver,
  hasServer: () => Promise<boolean> = async () => true,
): MailWorker {
  let isStopped = false;
  const turn = new Mutex();
  let reports: MailReports | undefined;

  async function inTurn(signal?: AbortSignal): Promise<number> {
    return turn.runExclusive(async () => {
      if (isStopped || !reports || !(await hasServer())) return 0;
      return deliverDue(db, clock, { deliver, onRefused: reports.onRefused, ...(signal && { signal }) });
    });
  }
  const wake = () => void inTurn().catch((error) => reports?.onError(error));

  return {
    start(given) {
      reports = given;
      wake();
    },
    wake,
    deliver: inTurn,
    async stop() {
      isStopped = true;
      await turn.waitForUnlock();
    },
  };
}

async function deliverOne(
  db: Db,
  clock: Clock,
  { email, deliver, onRefused }: Delivery & { email: OutboxRow },
): Promise<boolean> {
  const tries = email.tries + 1;
  try {
    if (email.expire_date && email.expire_date <= clock.now()) throw new CodeEnded();
    const { to, subject, text, html, message_id } = email;
    await deliver({ to, subject, text, html, messageId: message_id });
    if (email.is_last === 'yes') await remove(db, email.id);
    else await update(db, email.id, { status: 'sent', tries, last_error: null });
    return true;
  } catch (error) {
    const next_try = nextTry(email, clock.now());
    const said = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
    const triesMax = troubleOf(said) === 'no-mailbox' ? TRIES_OF_NO_MAILBOX : TRIES_MAX;
    const isGivenUp = tries >= triesMax || (email.expire_date !== null && next_try >= email.expire_date);
    if (isGivenUp && email.is_last === 'yes') await remove(db, email.id);
    else
      await update(db, email.id, {
        status: isGivenUp ? 'failed' : 'queued',
        tries,
        next_try,
        last_error: said,
      });
    onRefused({ id: email.id, tries, isGivenUp, error });
    return false;
  }
}

function nextTry({ tries, expire_date }: OutboxRow, now: Date): Date {
  const longest = expire_date ? LONGEST_PAUSE_OF_CODE_MS : LONGEST_PAUSE_MS;
  return new Date(now.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** tries, longest));
}

/** Takes an e-mail that is due for the time of the lease, codes first, then the oldest; a second worker skips it. */
async function takeNext(db: Db, now: Date) {
  return db.transaction(async (tx) => {
    const [email] = await tx
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.status, 'queued'), lte(mailOutbox.next_try, now)))
      .orderBy(asc(mailOutbox.expire_date), asc(mailOutbox.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (email) await update(tx, email.id, { next_try: new Date(now.getTime() + LEASE_MS) });
    return email;
  });
}

async function update(db: Db, id: number, values: Partial<typeof mailOutbox.$inferInsert>) {
  await db.update(mailOutbox).set(values).where(eq(mailOutbox.id, id));
}

async function remove(db: Db, id: number) {
  await db.delete(mailOutbox).where(eq(mailOutbox.id, id));
}
