import { hardSpaces } from '@urzad/domain';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { insert, type NewNotification } from './repository';

/** Adds a notification of one person. The text is the office's own, so it is typeset. */
export async function addNotification(tx: Tx, notification: NewNotification, author: Author): Promise<void> {
  const words = {
    content_name: hardSpaces(notification.content_name),
    content_text: hardSpaces(notification.content_text),
  };
  await insert(tx, { ...notification, ...words }, author);
}
