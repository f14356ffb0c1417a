import { count, desc, eq } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Db, Tx } from '../db';
import { mailOutbox } from './table';

/** A key that no e-mail has: the first one is 1. */
export const NO_EMAIL = 0;

/** How many e-mails the page of the outbox shows. */
const SHOWN = 100;

export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** It has a code, and is of no use after so long. */
  livesMs?: number;
  /** The notification that it goes beside. */
  id_notification?: number | undefined;
  /** The last one to an address, of which nothing is kept. */
  isLast?: boolean;
}

/** Outgoing mail. It leaves only when the transaction that causes it commits. */
export interface Mail {
  /** @returns the e-mail's key */
  send(tx: Tx, email: Email): Promise<number>;
  /**
   * Deletes an e-mail in the transaction that wrote it. A key that no e-mail has costs the same time and does
   * nothing.
   */
  recall(tx: Tx, id: number): Promise<void>;
  /** Tells the worker that an e-mail may be waiting. */
  wake(): void;
}

interface Outbox {
  /** That of the worker; absent where nothing delivers. */
  wake?: (() => void) | undefined;
  /** In a demo people read the outbox itself: the last e-mail to an address stays there. */
  isMailbox?: boolean;
}

/** Writes e-mails to the outbox. */
export function outboxMail(clock: Clock, { wake = () => undefined, isMailbox = false }: Outbox = {}): Mail {
  return {
    async send(tx, { livesMs, isLast, ...email }) {
      const next_try = clock.now();
      const expire_date = livesMs === undefined ? null : new Date(next_try.getTime() + livesMs);
      const [row] = await tx
        .insert(mailOutbox)
        .values({
          ...email,
          ...{
            create_date: clock.business(),
            next_try,
            expire_date,
            is_last: isLast && !isMailbox ? 'yes' : 'no',
          },
        })
        .returning({ id: mailOutbox.id });
      if (!row) throw new Error('The database returned no row for a new e-mail.');
      return row.id;
    },
    async recall(tx, id) {
      await tx.delete(mailOutbox).where(eq(mailOutbox.id, id));
    },
    wake,
  };
}

/** The newest e-mails, to one address or to all, and their number. */
export async function findEmails(db: Db, to?: string) {
  const matches = to === undefined ? undefined : eq(mailOutbox.to, to);
  const emails = await db.select().from(mailOutbox).where(matches).orderBy(desc(mailOutbox.id)).limit(SHOWN);
  const [total] = await db.select({ count: count() }).from(mailOutbox).where(matches);
  return { emails, count: total?.count ?? 0 };
}
