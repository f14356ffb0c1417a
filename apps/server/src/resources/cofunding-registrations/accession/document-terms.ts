import { refOf } from '@urzad/contract';
import { addDays, type IsoDate, warsawDate } from '@urzad/domain';
import { areDocumentsLate, DOCUMENTS_REMINDERS, dueReminder } from '@urzad/grants';
import { and, asc, between, eq, lt, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../../author';
import type { Db } from '../../../db';
import { eachAlone } from '../../../unit-of-work/each-alone';
import { stepMainCase } from '../../office-cases/public';
import { releasePlaces } from '../draft/held-places';
import * as registrations from '../repository';
import { noteOf, takeStep } from '../step';
import { cofundingRegistration as table } from '../table';
import { documentsExpiredText, documentsReminderText } from './accession-emails';
import { tellParent } from './tell-parent';

/**
 * Reminds parents of documents five days and one day before the last one (N11). After a downtime one reminder is sent,
 * that of the days which are left.
 * @param now business time
 * @returns how many
 */
export async function remindOfDocuments(
  app: FastifyInstance,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const today = warsawDate(now);
  const rows = await findWaiting(
    app.db,
    between(table.documents_to, today, addDays(today, DOCUMENTS_REMINDERS[0])),
  );
  const due = rows.filter((row) => isDue(row, today));
  return eachAlone(app, { rows: due, signal }, ({ id }) =>
    app.writeAsSystem('reminders', async (tx, note) => {
      const locked = await registrations.getLockedForSystem(tx, id);
      const { documents_to } = locked;
      // It may have been sent, or reminded of by another server, since it was found.
      if (documents_to === null || !isDue(locked, today)) return false;
      const by = systemAuthor(now, locked);
      const values = { documents_reminded: dueReminder(documents_to, today) ?? null };
      const after = await registrations.touch(tx, id, { values, by });
      const text = documentsReminderText({ number: locked.number ?? '', documents_to });
      await tellParent(app, tx, { record: after, text }, by);
      note(noteOf('remind', locked, after, { documents_to }));
      return true;
    }),
  );
}

function isDue(
  { status, documents_to, documents_reminded }: registrations.RegistrationRecord,
  today: IsoDate,
): boolean {
  if (status !== 'documents' || documents_to === null) return false;
  const reminder = dueReminder(documents_to, today);
  return reminder !== undefined && (documents_reminded === null || reminder < documents_reminded);
}

/**
 * Ends the registrations whose documents did not come by the last day; their places go to the reserve list.
 * @param now business time
 * @returns how many
 */
export async function expireDocuments(app: FastifyInstance, now: Date, signal: AbortSignal): Promise<number> {
  const rows = await findWaiting(app.db, lt(table.documents_to, warsawDate(now)));
  return eachAlone(app, { rows, signal }, ({ id }) =>
    app.writeAsSystem('registration_deadlines', async (tx, note) => {
      const locked = await registrations.getLockedForSystem(tx, id);
      const { status, documents_to } = locked;
      if (status !== 'documents' || documents_to === null || !areDocumentsLate(locked, now)) return false;
      const by = systemAuthor(now, locked);
      const after = await takeStep(
        tx,
        { record: locked, step: 'expire' },
        { values: { due_date: null }, by },
      );
      await releasePlaces(tx, id);
      await stepMainCase(tx, { ref: refOf('cofundingregistration', id), step: 'close' }, { by, note });
      const text = documentsExpiredText({ number: locked.number ?? '', documents_to });
      await tellParent(app, tx, { record: after, text }, by);
      note(noteOf('expiredocuments', locked, after, { documents_to }));
      return true;
    }),
  );
}

function findWaiting(db: Db, where: SQL | undefined): Promise<registrations.RegistrationRecord[]> {
  return db
    .select()
    .from(table)
    .where(and(eq(table.status, 'documents'), eq(table.deleted, 'no'), where))
    .orderBy(asc(table.id));
}
