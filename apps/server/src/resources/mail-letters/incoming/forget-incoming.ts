import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { mailIncoming } from './table';

/** Forgets what letters from outside said. Their rows stay, by which they are not fetched again. */
export async function forgetIncoming(tx: Tx, where: SQL | undefined): Promise<void> {
  const nothing = {
    from_name: '',
    from_mail: '',
    subject: '',
    html: null,
    refused_parts: [],
    id_person: null,
  };
  await tx
    .update(mailIncoming)
    .set({ ...nothing, id_letter: null })
    .where(where);
}

/** Forgets who wrote letters that others hold. @returns the ids of the letters */
export async function forgetSender(tx: Tx, where: SQL | undefined): Promise<number[]> {
  const rows = await tx
    .update(mailIncoming)
    .set({ from_name: '', from_mail: '', id_person: null })
    .where(where)
    .returning({ id_letter: mailIncoming.id_letter });
  return rows.flatMap(({ id_letter }) => id_letter ?? []);
}
