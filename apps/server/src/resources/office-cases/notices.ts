import { refOf } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import type { NoticeText, Sender } from '../../mail/email';
import type { Reader } from '../../mail/reader';
import { notify } from '../../notify';
import { caseEmail, letterText } from './emails';
import { isOfOffice } from './policy';
import type { CaseRecord } from './repository';

type Notifier = Pick<FastifyInstance, 'config' | 'mail'>;

/** Notifies the applicant, in the portal and by e-mail. Of work of the office they get nothing. */
export async function notifyApplicant(
  app: Notifier,
  tx: Tx,
  { record, told }: { record: CaseRecord; told: NoticeText },
  by: Author,
): Promise<void> {
  if (isOfOffice(record)) return;
  const { id, id_user } = record;
  const email = (to: Reader, sender: Sender, text: NoticeText) => caseEmail(to, { id, told: text }, sender);
  await notify(app, tx, { to: id_user, text: told, ref: refOf('officecase', id), email }, by);
}

/** Tells the applicant of a letter of the office. */
export function tellOfLetter(app: Notifier, tx: Tx, record: CaseRecord, by: Author): Promise<void> {
  return notifyApplicant(app, tx, { record, told: letterText(record) }, by);
}

/** Notifies people of the office in the portal, each once, but neither the author nor the applicant. */
export async function notifyOffice(
  app: Notifier,
  tx: Tx,
  { record, to, told }: { record: CaseRecord; to: readonly (number | null)[]; told: NoticeText },
  by: Author,
): Promise<void> {
  const ids = new Set(to.flatMap((id) => id ?? []));
  for (const id of ids) {
    if (id === by.id || id === record.id_user) continue;
    await notify(app, tx, { to: id, text: told, ref: refOf('officecase', record.id) }, by);
  }
}
