import { foldForSearch } from '@urzad/domain';
import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { copies } from './copies';
import { forgetSender } from './incoming/forget-incoming';
import { mailIncoming } from './incoming/table';
import { eraseCopies } from './move-letters';
import { mailCopy, mailLetter } from './table';

/**
 * Takes a person out of the letters of the office: their copies go, and what others hold does not name them among those
 * whom it went to, nor is it found by their name.
 * @returns names of files, whose bytes the caller removes after the transaction
 */
export async function forgetInMail(
  tx: Tx,
  { id, mail }: { id: number; mail: string },
  by: Author,
): Promise<string[]> {
  const own = await tx
    .select({ id: mailCopy.id, id_letter: mailCopy.id_letter })
    .from(mailCopy)
    .where(eq(mailCopy.id_user, id));
  const filenames = await eraseCopies(tx, own, by);

  const written = await forgetSender(
    tx,
    or(eq(mailIncoming.id_person, id), eq(mailIncoming.from_mail, mail)),
  );
  const among = (part: object) => sql`${mailLetter.recipients} @> ${JSON.stringify([part])}::jsonb`;
  const named = await tx
    .select()
    .from(mailLetter)
    .where(
      or(
        eq(mailLetter.id_user, id),
        inArray(mailLetter.id, written),
        among({ id_user: id }),
        among({ mail }),
      ),
    );
  for (const { id: id_letter, recipients, subject } of named) {
    const nameless = recipients.map((one) =>
      one.id_user === id || one.mail === mail ? { ...one, name: '', mail: '' } : one,
    );
    await tx.update(mailLetter).set({ recipients: nameless }).where(eq(mailLetter.id, id_letter));
    await copies.updateAll(tx, eq(mailCopy.id_letter, id_letter), {
      values: { search_text: foldForSearch(subject) },
      by,
    });
  }
  return filenames;
}
