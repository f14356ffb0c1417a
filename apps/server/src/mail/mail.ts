import { eq } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Tx } from '../db';
import { mailOutbox } from './table';

/** No letter has this key: the first one is 1. */
export const NO_LETTER = 0;

export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Outgoing mail. It leaves only when the transaction that causes it commits. */
export interface Mail {
  /** @returns the letter's key */
  send(tx: Tx, letter: Letter): Promise<number>;
  /** Takes a letter back in the transaction that wrote it. A key that no letter has costs the same and does nothing. */
  recall(tx: Tx, id: number): Promise<void>;
  /** Tells the worker that something may be waiting. */
  wake(): void;
}

/** Puts letters into the outbox; `wake` is the worker's, absent where nothing delivers (demo and tests). */
export function outboxMail(clock: Clock, wake: () => void = () => undefined): Mail {
  return {
    async send(tx, letter) {
      const [row] = await tx
        .insert(mailOutbox)
        .values({ ...letter, create_date: clock.business(), next_try: clock.now() })
        .returning({ id: mailOutbox.id });
      if (!row) throw new Error('The database returned no row for a new letter.');
      return row.id;
    },
    async recall(tx, id) {
      await tx.delete(mailOutbox).where(eq(mailOutbox.id, id));
    },
    wake,
  };
}
