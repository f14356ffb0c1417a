import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mailOutbox } from '../../mail/table';
import { eraseHistory } from './step';
import { contactMessage } from './table';

/** Rows that are erased at once. */
const BATCH = 500;
/** One that waits for an answer stays, however old it is. */
const ENDED = ['answered', 'closed'] as const;

/**
 * Erases ended questions of the contact form that came before a time, with their e-mails, and logs how many.
 * @returns how many
 */
export async function eraseContactMessages(
  app: FastifyInstance,
  before: Date,
  { signal, task }: { signal: AbortSignal; task: string },
): Promise<number> {
  let erased = 0;
  for (;;) {
    signal.throwIfAborted();
    const rows = await app.writeAsSystem(task, async (tx, note) => {
      const old = tx
        .select({ id: contactMessage.id })
        .from(contactMessage)
        .where(and(lt(contactMessage.create_date, before), inArray(contactMessage.status, [...ENDED])))
        .orderBy(asc(contactMessage.id))
        .limit(BATCH);
      const gone = await tx
        .delete(contactMessage)
        .where(inArray(contactMessage.id, old))
        .returning({ id: contactMessage.id, mail: contactMessage.mail });
      for (const { id, mail } of gone) {
        await eraseHistory(tx, id);
        // The copy of the office, the confirmation and the answer. Notifications of an account stay with it.
        await tx
          .delete(mailOutbox)
          .where(
            and(
              lt(mailOutbox.create_date, before),
              isNull(mailOutbox.id_notification),
              or(eq(mailOutbox.to, mail), sql`strpos(${mailOutbox.text}, ${`, ${mail}`}) > 0`),
            ),
          );
      }
      if (gone.length > 0)
        note({ event: 'contactmessage.expired', level: 'warning', diff: { changed: gone.length } });
      return gone.length;
    });
    erased += rows;
    if (rows < BATCH) return erased;
  }
}
