import { refOf } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import type { NoticeText, Sender } from '../../mail/email';
import type { Reader } from '../../mail/reader';
import { notify } from '../../notify';
import { claimEmail } from './claim-emails';
import type { ClaimRecord } from './table';

/** Tells the parent in the portal and by e-mail. Nobody is named as the sender: the office speaks. */
export async function tellParent(
  app: Pick<FastifyInstance, 'config' | 'mail'>,
  tx: Tx,
  { record: { id, id_user }, text }: { record: ClaimRecord; text: NoticeText },
  by: Author,
): Promise<void> {
  const email = (to: Reader, sender: Sender, told: NoticeText) => claimEmail(to, { id, text: told }, sender);
  const ref = refOf('cofundingrequest', id);
  await notify(app, tx, { to: id_user, text, ref, email }, { ...by, id: null });
}

/** Tells a member of staff in the portal. */
export async function tellOfficer(
  app: Pick<FastifyInstance, 'config' | 'mail'>,
  tx: Tx,
  { to, record: { id }, text }: { to: number; record: ClaimRecord; text: NoticeText },
  by: Author,
): Promise<void> {
  await notify(app, tx, { to, text, ref: refOf('cofundingrequest', id) }, by);
}
