import { refOf } from '@urzad/contract';
import { calendarStart, nextReminder } from '@urzad/grants';
import { and, eq, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../author';
import { notify } from '../../notify';
import { eachAlone } from '../../unit-of-work/each-alone';
import { calendarHolders, rows } from './event-rows';
import { othersOf } from './policy';
import { calendarEvent as table } from './table';
import { reminderEmail, reminderMailText, reminderText } from './texts';

/**
 * Reminds the people of events at the moments that were chosen, each once, in the portal and by e-mail. What was due while
 * no server ran is told late, but not once the event has begun.
 *
 * @param now business time
 * @returns of how many events
 */
export async function remindOfEvents(app: FastifyInstance, now: Date, signal: AbortSignal): Promise<number> {
  const due = await app.db
    .select({ id: table.id })
    .from(table)
    .where(and(lte(table.remind_at, now), eq(table.deleted, 'no')))
    .orderBy(table.remind_at);
  return eachAlone(app, { rows: due, signal }, ({ id }) => remind(app, id, now));
}

function remind(app: FastifyInstance, id: number, now: Date): Promise<boolean> {
  return app.writeAsSystem('calendar_reminders', async (tx, note) => {
    // Of two servers one writes, and the other sees it.
    const row = await rows.lock(tx, id, lte(table.remind_at, now));
    if (!row) return false;
    const by = systemAuthor(now, row);
    await rows.touch(tx, id, { values: { remind_at: nextReminder(row, now) ?? null }, by });
    if (row.status !== 'planned' || calendarStart(row) <= now) return false;
    const holders = await calendarHolders(tx, { id_application: row.id_application, now });
    const people = [row.id_user, ...othersOf(row)].filter((one) => holders.includes(one));
    for (const to of new Set(people)) {
      await notify(
        app,
        tx,
        {
          ...{ to, text: reminderText(row), mailed: reminderMailText(row), ref: refOf('calendarevent', id) },
          email: (reader, sender, text) => reminderEmail(reader, { id, text }, sender),
        },
        by,
      );
    }
    note({ event: 'calendarevent.remind', ...refOf('calendarevent', id), diff: { count: people.length } });
    return true;
  });
}
