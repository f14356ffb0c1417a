import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../author';
import { eachAlone } from '../../unit-of-work/each-alone';
import { overdueText } from './emails';
import { notifyOffice } from './notices';
import { findProjectLeads } from './officers';
import { type CaseRecord, findUnreminded, isOverdue, rows } from './repository';
import { noteOf } from './step';

/**
 * Notifies the officer in charge and those who lead the project of cases whose last day has passed, once for each such
 * day (N25).
 * @param now business time
 * @returns how many
 */
export async function remindOfOverdueCases(
  app: FastifyInstance,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const found = await findUnreminded(app.db, now);
  return eachAlone(app, { rows: found, signal }, (record) => remind(app, record, now));
}

async function remind(app: FastifyInstance, { id, due_date }: CaseRecord, now: Date): Promise<boolean> {
  return app.writeAsSystem('reminders', async (tx, note) => {
    const record = await rows.lock(tx, id, isOverdue(now));
    // It may have been settled, or reminded of by another server, since it was found.
    if (!record || due_date === null || record.due_date !== due_date || record.reminded_to === due_date)
      return false;
    const by = systemAuthor(now, record);
    const after = await rows.touch(tx, id, { values: { reminded_to: due_date }, by });
    const to = [record.id_user_owner, ...(await findProjectLeads(tx, record, now))];
    await notifyOffice(app, tx, { record, to, told: overdueText({ ...record, due_date }) }, by);
    note(noteOf('remind', record, after, { due_date }));
    return true;
  });
}
