import { refOf } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import type { NoticeText, Sender } from '../../mail/email';
import type { Reader } from '../../mail/reader';
import { notify } from '../../notify';
import { contractEmail } from './emails';
import type { ContractRecord } from './table';

/** Tells the parent in the portal and by e-mail. Nobody is named as the sender: the office speaks. */
export async function tellParent(
  app: Pick<FastifyInstance, 'config' | 'mail'>,
  tx: Tx,
  { record: { id, id_user }, text }: { record: Pick<ContractRecord, 'id' | 'id_user'>; text: NoticeText },
  by: Author,
): Promise<void> {
  const email = (to: Reader, sender: Sender, told: NoticeText) =>
    contractEmail(to, { id, text: told }, sender);
  await notify(
    app,
    tx,
    { to: id_user, text, ref: refOf('cofundingcontract', id), email },
    { ...by, id: null },
  );
}
