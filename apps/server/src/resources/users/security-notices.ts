import type { Locale } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../author';
import type { Tx } from '../../db';
import { addNotification } from '../notifications/public';
import type { UserRow } from './repository';
import { type SecurityEvent, securityEmail, securityText } from './security-emails';
import { senderOf } from './sender';

/** The language that the person chose for letters and notifications (Order §10). */
export function localeOf({ config }: Pick<UserRow, 'config'>): Locale {
  return config.language === 'en' ? 'en' : 'pl';
}

/**
 * N28: tells the owner of an account in the portal and by a letter, in the transaction of the event. The letter goes to
 * the address that the account has in `account`: of a changed address the old one.
 */
export async function tellSecurity(
  app: Pick<FastifyInstance, 'clock' | 'config' | 'mail'>,
  tx: Tx,
  { account, event }: { account: Pick<UserRow, 'id' | 'mail' | 'config'>; event: SecurityEvent },
): Promise<void> {
  const locale = localeOf(account);
  const words = securityText(event, locale);
  const by = systemAuthor(app.clock.business());
  await addNotification(tx, { id_user: account.id, ...words, obj_type: null, id_obj: null }, by);
  await app.mail.send(tx, securityEmail(account.mail, { event, locale }, await senderOf(app, tx)));
}
