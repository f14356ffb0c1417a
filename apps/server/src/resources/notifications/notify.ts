import { hardSpaces } from '@urzad/domain';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { insert, type NewNotification } from './repository';

/** Tells one person something, in the transaction of what happened. Its words are the office's own, so they are typeset. */
export async function notify(tx: Tx, notification: NewNotification, author: Author): Promise<void> {
  const words = {
    content_name: hardSpaces(notification.content_name),
    content_text: hardSpaces(notification.content_text),
  };
  await insert(tx, { ...notification, ...words }, author);
}
