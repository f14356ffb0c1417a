import { DAY_MS } from '@urzad/domain';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { appendLog, systemOrigin } from '../audit-log/log';
import type { Clock } from '../clock';
import type { Db } from '../db';
import { mailOutbox } from './table';

/**
 * Puts letters that were given up within the last days back into the queue, with all their tries. E-mails with codes
 * stay: the codes have ended.
 * @returns how many
 */
export async function sendFailedAgain(db: Db, clock: Clock, days: number): Promise<number> {
  return db.transaction(async (tx) => {
    const from = new Date(clock.now().getTime() - days * DAY_MS);
    const isLetter = isNull(mailOutbox.expire_date);
    const queued = await tx
      .update(mailOutbox)
      .set({ status: 'queued', tries: 0, next_try: clock.now() })
      .where(and(eq(mailOutbox.status, 'failed'), isLetter, gt(mailOutbox.next_try, from)))
      .returning({ id: mailOutbox.id });
    if (queued.length === 0) return 0;

    const diff = { emails: queued.map(({ id }) => id) };
    await appendLog(tx, systemOrigin(clock.business()), [{ event: 'mail.sent-again', diff }]);
    return queued.length;
  });
}
