import type { FastifyInstance } from 'fastify';
import type { Author } from './author';
import type { Tx } from './db';
import type { Sender } from './mail/email';
import type { Email } from './mail/mail';
import { addNotification } from './resources/notifications/public';
import { getProfile, senderOf } from './resources/users/public';

type NewNotification = Parameters<typeof addNotification>[1];

interface Notice {
  /** Id of the account. */
  to: number;
  text: Pick<NewNotification, 'content_name' | 'content_text'>;
  /** The object that the notification leads to. */
  ref: Pick<NewNotification, 'obj_type' | 'id_obj'>;
  /** Sent beside the notification, to the address of the account. */
  email?: (to: string, sender: Sender) => Email;
}

/** Notifies one person in the portal, and by e-mail where there is one, in the transaction of the event. */
export async function notify(
  app: Pick<FastifyInstance, 'config' | 'mail'>,
  tx: Tx,
  { to, text, ref, email }: Notice,
  by: Author,
): Promise<void> {
  await addNotification(tx, { id_user: to, ...text, ...ref }, by);
  if (!email) return;
  const { mail } = await getProfile(tx, to);
  await app.mail.send(tx, email(mail, await senderOf(app, tx, by.id_application)));
}
