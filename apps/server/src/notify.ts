import type { FastifyInstance } from 'fastify';
import type { Author } from './author';
import type { Tx } from './db';
import type { NoticeText, Sender } from './mail/email';
import type { Email } from './mail/mail';
import type { Reader } from './mail/reader';
import { addNotification } from './resources/notifications/public';
import { getReader, senderOf } from './resources/users/public';
import { inOfficeWords } from './settings/office-words';

type NewNotification = Parameters<typeof addNotification>[1];

interface Notice {
  /** Id of the account. */
  to: number;
  text: NoticeText;
  /** The object that the notification leads to. */
  ref: Pick<NewNotification, 'obj_type' | 'id_obj'>;
  /** Sent beside the notification, to the address of the account: with these words, those of `mailed`. */
  email?: (to: Reader, sender: Sender, text: NoticeText) => Email;
  /** The words of the e-mail where they differ: it leaves out what only its reader may see (Process §2.20). */
  mailed?: NoticeText;
}

/**
 * Notifies one person in the portal, and by e-mail where there is one, in their language and in the transaction of the
 * event, and in the words of the office where it has changed those of the template.
 */
export async function notify(
  app: Pick<FastifyInstance, 'config' | 'mail'>,
  tx: Tx,
  { to, text: shipped, ref, email, mailed }: Notice,
  by: Author,
): Promise<void> {
  const reader = await getReader(tx, to);
  const text = await inOfficeWords(tx, shipped, by.id_application);
  const id_notification = await addNotification(tx, { id_user: to, locale: reader.locale, text, ...ref }, by);
  if (!email) return;
  const sender = await senderOf(app, tx, by.id_application);
  const words = mailed ? await inOfficeWords(tx, mailed, by.id_application) : text;
  await app.mail.send(tx, { ...email(reader, sender, words), id_notification });
}
