import { refOf } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import type { NoticeText, Sender } from '../../mail/email';
import type { Reader } from '../../mail/reader';
import { notify } from '../../notify';
import { ticketEmail } from './emails';
import type { TicketRecord } from './table';

type Notifier = Pick<FastifyInstance, 'config' | 'mail'>;

/** Notifies who asked, in the portal and by e-mail. */
export async function notifyAsker(
  app: Notifier,
  tx: Tx,
  { record: { id, id_user }, told }: { record: TicketRecord; told: NoticeText },
  by: Author,
): Promise<void> {
  const email = (to: Reader, sender: Sender, text: NoticeText) => ticketEmail(to, { id, told: text }, sender);
  await notify(app, tx, { to: id_user, text: told, ref: refOf('ticket', id), email }, by);
}

/** Notifies people of the help desk in the portal, each once, but neither the author nor who asked. */
export async function notifyDesk(
  app: Notifier,
  tx: Tx,
  { record, to, told }: { record: TicketRecord; to: readonly (number | null)[]; told: NoticeText },
  by: Author,
): Promise<void> {
  const ids = new Set(to.flatMap((id) => id ?? []));
  for (const id of ids) {
    if (id === by.id || id === record.id_user) continue;
    await notify(app, tx, { to: id, text: told, ref: refOf('ticket', record.id) }, by);
  }
}
