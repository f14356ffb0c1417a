import { DAY_MS } from '@urzad/domain';
import { MAIL_TRASH_DAYS } from '@urzad/grants';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../author';
import { eraseCopies } from './move-letters';
import { mailCopy } from './table';

/** Copies that are erased at once. */
const BATCH = 200;

/**
 * Erases copies that have been in the trash for 30 days, with the letters that nobody holds any more.
 * @param now technical time
 * @returns how many
 */
export async function eraseOldTrash(app: FastifyInstance, now: Date, signal?: AbortSignal): Promise<number> {
  const before = new Date(now.getTime() - MAIL_TRASH_DAYS * DAY_MS);
  let erased = 0;
  for (;;) {
    signal?.throwIfAborted();
    const { count, filenames } = await app.writeAsSystem('file_cleanup', async (tx, note) => {
      const old = await tx
        .select({ id: mailCopy.id, id_letter: mailCopy.id_letter })
        .from(mailCopy)
        .where(and(eq(mailCopy.folder, 'trash'), lt(mailCopy.trash_date, before)))
        .orderBy(asc(mailCopy.trash_date))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      if (old.length > 0) note({ event: 'mailletter.expired', diff: { changed: old.length } });
      const names = await eraseCopies(tx, old, systemAuthor(app.clock.business()));
      return { count: old.length, filenames: names };
    });
    for (const filename of filenames) await app.files.remove(filename, signal);
    erased += count;
    if (count < BATCH) return erased;
  }
}
