import { type Locale, typeset } from '@urzad/domain';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import type { NoticeText } from '../../mail/email';
import { insert, insertMany, type NewNotification } from './repository';

interface Told extends Pick<NewNotification, 'id_user' | 'obj_type' | 'id_obj'> {
  text: NoticeText;
  /** The language of its reader. */
  locale: Locale;
}

/**
 * Adds a notification of one person. It is kept in the language in which it was written: the letter beside it has the
 * same words, and the search reads them.
 */
export async function addNotification(tx: Tx, told: Told, author: Author): Promise<void> {
  await insert(tx, rowOf(told), author);
}

/** Many at once, each person their own. */
export async function addNotifications(tx: Tx, told: readonly Told[], author: Author): Promise<void> {
  await insertMany(tx, told.map(rowOf), author);
}

function rowOf({ text, locale, ...to }: Told) {
  const { content_name, content_text } = text[locale];
  const words = {
    content_name: typeset(content_name, locale),
    content_text: typeset(content_text, locale),
  };
  return { ...to, ...words };
}
