import { refOf } from '@urzad/contract';
import type { Tx } from '../../../db';
import { type Acting, fileDocument, openCase, openMainCase } from '../../office-cases/public';
import type { RegistrationRecord, SentVersion } from '../repository';
import { typedTowns, typedTownsText } from './typed-towns';

interface Sent {
  /** As it was submitted, with its number. */
  record: RegistrationRecord;
  /** The version submitted before this one. */
  before: SentVersion | undefined;
  id_document: number;
}

/**
 * Files a submission in the cases of the office: the first one opens the main case with all documents made until then, a
 * correction adds its form. Towns typed by hand for the first time open a case of their own.
 */
export async function fileSending(tx: Tx, sent: Sent, acting: Acting): Promise<void> {
  const { record, before, id_document } = sent;
  const { id_user, id_user_owner, is_test } = record;
  const ref = refOf('cofundingregistration', record.id);
  const about = { ...ref, number: record.number ?? '' };
  if (before) await fileDocument(tx, { id_document, ref }, acting.by);
  else await openMainCase(tx, { about, id_user, is_test }, acting);

  const known = new Set(before ? typedTowns(before.form).map(({ town }) => town) : []);
  const towns = typedTowns(record.form).filter(({ town }) => !known.has(town));
  if (towns.length === 0) return;
  const remark = typedTownsText(towns);
  await openCase(tx, { kind: 'MIEJSCOWOSC', about, id_user, id_user_owner, is_test, remark }, acting);
}
