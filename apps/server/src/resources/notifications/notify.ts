import type { Author } from '../../author';
import type { Tx } from '../../db';
import { insert, type NewNotification } from './repository';

/** Tells one person something, in the transaction of what happened. */
export async function notify(tx: Tx, notification: NewNotification, author: Author): Promise<void> {
  await insert(tx, notification, author);
}
