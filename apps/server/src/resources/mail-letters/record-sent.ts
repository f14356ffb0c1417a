import type { ObjectRef } from '@urzad/contract';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { copies, letters } from './copies';
import type { StoredRecipient } from './table';
import { searchTextOf } from './write-letter';

interface Sent {
  subject: string;
  body: string;
  about: ObjectRef;
  /** Somebody outside, and the e-mail that goes to them. */
  to: Pick<StoredRecipient, 'name' | 'mail' | 'id_email'>;
}

export type RecordSent = typeof recordSent;

/**
 * A letter that was written on the page of an object and leaves as an e-mail. Its author has a copy among what they sent,
 * so that an answer to it comes into the same conversation.
 */
export async function recordSent(
  tx: Tx,
  { subject, body, about, to }: Sent,
  by: Author & { id: number },
): Promise<void> {
  const id = await letters.nextId(tx);
  const recipients: StoredRecipient[] = [{ part: 'to', kind: 'outside', id_user: null, ...to }];
  const letter = await letters.insert(
    tx,
    {
      ...{ id, id_user: by.id, status: 'sent', recipients, subject, body, thread: id, date: by.date },
      ...{ obj_type: about.obj_type, id_obj: about.id_obj },
    },
    by,
  );
  const search_text = await searchTextOf(tx, letter, recipients);
  await copies.insert(
    tx,
    { id_letter: id, id_user: by.id, folder: 'sent', is_read: 'yes', date: by.date, search_text },
    by,
  );
}
