import type { Clock } from '../clock';
import type { Tx } from '../db';
import { mailOutbox } from './table';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Outgoing mail. It leaves only when the transaction that causes it commits. */
export interface Mail {
  send(tx: Tx, letter: Letter): Promise<void>;
  /** Tells the worker that something may be waiting. */
  wake(): void;
}

/** Puts letters into the outbox; `wake` is the worker's, absent where nothing delivers (demo and tests). */
export function outboxMail(clock: Clock, wake: () => void = () => undefined): Mail {
  return {
    async send(tx, letter) {
      await tx.insert(mailOutbox).values({ ...letter, create_date: clock.business(), next_try: clock.now() });
    },
    wake,
  };
}
