import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../author';
import { contactMessage } from '../contact-messages/public';
import { removeBytes } from '../uploads/public';
import { eraseCopies } from './move-letters';
import { mailCopy, mailLetter } from './table';

/** Letters that are erased at once. */
const BATCH = 200;

/** Erases the letters about questions of the contact form that are gone: they name who asked. */
export async function eraseAnswers(
  app: FastifyInstance,
  { signal, task }: { signal: AbortSignal; task: string },
): Promise<void> {
  const isGone = sql`not exists (select from ${contactMessage} where ${contactMessage.id} = ${mailLetter.id_obj})`;
  for (;;) {
    signal.throwIfAborted();
    const { count, filenames } = await app.writeAsSystem(task, async (tx, note) => {
      const old = tx
        .select({ id: mailLetter.id })
        .from(mailLetter)
        .where(and(eq(mailLetter.obj_type, 'contactmessage'), isGone))
        .orderBy(asc(mailLetter.id))
        .limit(BATCH);
      const held = await tx
        .select({ id: mailCopy.id, id_letter: mailCopy.id_letter })
        .from(mailCopy)
        .where(inArray(mailCopy.id_letter, old));
      if (held.length > 0) note({ event: 'mailletter.expired', diff: { changed: held.length } });
      const names = await eraseCopies(tx, held, systemAuthor(app.clock.business()));
      return { count: held.length, filenames: names };
    });
    await removeBytes(app, app, filenames);
    if (count === 0) return;
  }
}
