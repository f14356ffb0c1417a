import { refOf } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import type { NoticeText, Sender } from '../../../mail/email';
import type { Reader } from '../../../mail/reader';
import { notify } from '../../../notify';
import type { RegistrationRecord } from '../repository';
import { documentsEmail } from './accession-emails';

/** A notification and an e-mail to the parent about the documents. */
export async function tellParent(
  app: FastifyInstance,
  tx: Tx,
  { record, text }: { record: RegistrationRecord; text: NoticeText },
  by: Author,
): Promise<void> {
  const { id, id_user, number } = record;
  const told = { id, number: number ?? '' };
  const email = (to: Reader, sender: Sender, worded: NoticeText) =>
    documentsEmail(to, { told, text: worded }, sender);
  await notify(app, tx, { to: id_user, text, ref: refOf('cofundingregistration', id), email }, by);
}
