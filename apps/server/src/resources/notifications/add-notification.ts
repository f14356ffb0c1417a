import { type Locale, typeset } from '@urzad/domain';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import type { NoticeText } from '../../mail/email';
import { insert, insertMany, type NewNotification, wasTold } from './repository';

interface Told extends Pick<NewNotification, 'id_user' | 'obj_type' | 'id_obj'> {
  text: NoticeText;
  /** The language of its reader. */
  locale: Locale;
}

/**
 * Adds a notification of one person. It is kept in the language in which it was written: the letter beside it has the
 * same words, and the search reads them.
 * @returns its id, for the e-mail that goes beside it
 */
export async function addNotification(tx: Tx, told: Told, author: Author): Promise<number> {
  return (await insert(tx, rowOf(told), author)).id;
}

/** Many at once, each person their own. */
export async function addNotifications(tx: Tx, told: readonly Told[], author: Author): Promise<void> {
  await insertMany(tx, told.map(rowOf), author);
}

/** Whether a person was told this once, in either language. */
export function wasNotified(tx: Tx, id_user: number, text: NoticeText): Promise<boolean> {
  return wasTold(tx, id_user, [typeset(text.pl.content_name, 'pl'), typeset(text.en.content_name, 'en')]);
}

function rowOf({ text, locale, ...to }: Told) {
  const { content_name, content_text } = text[locale];
  const words = {
    content_name: typeset(content_name, locale),
    content_text: typeset(content_text, locale),
  };
  return { ...to, kind: text.kind, ...words };
}
