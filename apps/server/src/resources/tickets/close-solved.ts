import { addDays, getMoment, warsawDate } from '@urzad/domain';
import { TICKET_CONFIRM_DAYS } from '@urzad/grants';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../author';
import { eachAlone } from '../../unit-of-work/each-alone';
import { expiredText } from './emails';
import { noteOf, rows, takeStep } from './step';
import { ticket } from './table';
import { notifyAsker } from './ticket-notices';

/**
 * Closes solved tickets that nobody confirmed in time, and tells who asked.
 * @param now business time
 * @returns how many
 */
export async function closeSolvedTickets(
  app: FastifyInstance,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const found = await app.db
    .select({ id: ticket.id })
    .from(ticket)
    .where(and(isOver(now), eq(ticket.deleted, 'no')))
    .orderBy(asc(ticket.id));
  return eachAlone(app, { rows: found, signal }, ({ id }) => closeOne(app, id, now));
}

async function closeOne(app: FastifyInstance, id: number, now: Date): Promise<boolean> {
  return app.writeAsSystem('registration_deadlines', async (tx, note) => {
    const record = await rows.lock(tx, id, isOver(now));
    // It may have been confirmed, or closed by another server, since it was found.
    if (!record) return false;
    const by = systemAuthor(now, record);
    const after = await takeStep(tx, { record, step: 'expire' }, { values: { closed_date: now }, by });
    await notifyAsker(app, tx, { record: after, told: expiredText(after) }, by);
    note(noteOf('expire', record, after));
    return true;
  });
}

/** Its last day for a confirmation has passed. */
function isOver(now: Date) {
  const firstKept = getMoment(`${addDays(warsawDate(now), -TICKET_CONFIRM_DAYS)} 00:00`);
  return and(eq(ticket.status, 'solved'), lt(ticket.solved_date, firstKept));
}
