import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../author';
import type { Tx } from '../../db';
import { readerOf } from '../../mail/reader';
import { addNotification } from '../notifications/public';
import { accountOf } from './account-lookups';
import type { UserRow } from './repository';
import {
  type SecurityEvent,
  type SecurityNotice,
  securityEmail,
  securityNotice,
  securityText,
} from './security-emails';
import { senderOf } from './sender';

type Server = Pick<FastifyInstance, 'clock' | 'config' | 'mail'>;
type Owner = Pick<UserRow, 'id' | 'mail' | 'config'>;

/**
 * N28: tells the owner of an account in the portal and by a letter, in the transaction of the event. The letter goes to
 * the address that the account has in `account`: of a changed address the old one.
 */
export async function tellSecurity(
  app: Server,
  tx: Tx,
  { account, event }: { account: Owner; event: SecurityEvent },
): Promise<void> {
  await tellOwner(app, tx, { account, notice: securityNotice(event) });
}

/** The same by the id of the account, for other resources. */
export async function tellSecurityOf(
  app: Server,
  tx: Tx,
  { id, event }: { id: number; event: SecurityEvent },
): Promise<void> {
  await tellSecurity(app, tx, { account: await accountOf(tx, id), event });
}

/** The same of an event with facts of its own. No setting keeps such a notice from its owner. */
export async function tellOwner(
  app: Server,
  tx: Tx,
  { account, notice }: { account: Owner; notice: SecurityNotice },
): Promise<void> {
  const reader = readerOf(account);
  const told = { id_user: account.id, locale: reader.locale, text: securityText(notice) };
  const by = systemAuthor(app.clock.business());
  const id_notification = await addNotification(tx, { ...told, obj_type: null, id_obj: null }, by);
  const email = securityEmail(reader, notice, await senderOf(app, tx));
  await app.mail.send(tx, { ...email, id_notification });
}
