import { refOf } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import type { NoticeText, Sender } from '../../../mail/email';
import type { Reader } from '../../../mail/reader';
import { notify } from '../../../notify';
import { findHolders } from '../../users/public';
import type { ContractRecord } from '../repository';
import { activeEmail, activeText, signedByParentEmail, signedByParentText } from './emails';
import type { SignedKind, SignedRecord } from './signed-kind';

/** N14, to everybody who may sign it for the office. */
export async function tellSignatories(
  app: FastifyInstance,
  tx: Tx,
  { of, record }: { of: SignedKind; record: SignedRecord },
  by: Author,
): Promise<void> {
  const { id, number, sign_office_to, id_application, editors } = record;
  const asked = { privilege: 'cofunding_sign_office' as const, at: by.date, id_application };
  const told = { entity: of.entity, number, sign_to: sign_office_to };
  const email = (to: Reader, sender: Sender, words: NoticeText) =>
    signedByParentEmail(to, told, sender, words);
  for (const to of await findHolders(tx, asked)) {
    if (editors.includes(to)) continue;
    const text = signedByParentText(told);
    await notify(app, tx, { to, text, ref: refOf(of.entity, id), email }, by);
  }
}

/** N15, to the parent who became a participant. */
export async function tellActive(
  app: FastifyInstance,
  tx: Tx,
  { id, id_user, number, date_from }: ContractRecord,
  by: Author,
): Promise<void> {
  const told = { number, date_from };
  const email = (to: Reader, sender: Sender, words: NoticeText) => activeEmail(to, told, sender, words);
  const text = activeText(told);
  await notify(app, tx, { to: id_user, text, ref: refOf('cofundingcontract', id), email }, by);
}
