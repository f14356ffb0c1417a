import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../author';
import type { Tx } from '../../db';
import { readerOf } from '../../mail/reader';
import { addNotification } from '../notifications/public';
import type { UserRow } from './repository';
import { type SecurityEvent, securityEmail, securityText } from './security-emails';
import { senderOf } from './sender';

/**
 * N28: tells the owner of an account in the portal and by a letter, in the transaction of the event. The letter goes to
 * the address that the account has in `account`: of a changed address the old one.
 */
export async function tellSecurity(
  app: Pick<FastifyInstance, 'clock' | 'config' | 'mail'>,
  tx: Tx,
  { account, event }: { account: Pick<UserRow, 'id' | 'mail' | 'config'>; event: SecurityEvent },
): Promise<void> {
  const reader = readerOf(account);
  const told = { id_user: account.id, locale: reader.locale, text: securityText(event) };
  const by = systemAuthor(app.clock.business());
  await addNotification(tx, { ...told, obj_type: null, id_obj: null }, by);
  await app.mail.send(tx, securityEmail(reader, event, await senderOf(app, tx)));
}
