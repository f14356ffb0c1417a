import { refOf } from '@urzad/contract';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { notify } from '../notifications/public';
import { correctedText } from './registration-emails';
import type { RegistrationRecord } from './table';

/** Notifies the officer in charge of a received correction. A first submission has no officer yet. */
export async function tellOfficer(
  tx: Tx,
  { id, number, id_user_owner }: RegistrationRecord,
  by: Author,
): Promise<void> {
  if (number === null || id_user_owner === null) return;
  await notify(
    tx,
    { id_user: id_user_owner, ...correctedText({ number }), ...refOf('cofundingregistration', id) },
    { ...by, id: null },
  );
}
